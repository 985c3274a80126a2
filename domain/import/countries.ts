/** ISO 3166 codes of three and two letters, and the name that Crunchbase uses. */
const COUNTRIES =
  "ARE AE United Arab Emirates|ARG AR Argentina|AUS AU Australia|AUT AT Austria|BEL BE Belgium|BGD BD Bangladesh|BGR BG Bulgaria|BRA BR Brazil" +
  "|CAN CA Canada|CHE CH Switzerland|CHL CL Chile|CHN CN China|COL CO Colombia|CRI CR Costa Rica|CYP CY Cyprus|CZE CZ Czech Republic|DEU DE Germany" +
  "|DNK DK Denmark|EGY EG Egypt|ESP ES Spain|EST EE Estonia|FIN FI Finland|FRA FR France|GBR GB United Kingdom|GHA GH Ghana|GRC GR Greece" +
  "|HKG HK Hong Kong|HRV HR Croatia|HUN HU Hungary|IDN ID Indonesia|IND IN India|IRL IE Ireland|ISL IS Iceland|ISR IL Israel|ITA IT Italy|JPN JP Japan" +
  "|JOR JO Jordan|KEN KE Kenya|KOR KR South Korea|LBN LB Lebanon|LIE LI Liechtenstein|LKA LK Sri Lanka|LTU LT Lithuania|LUX LU Luxembourg|LVA LV Latvia" +
  "|MAR MA Morocco|MEX MX Mexico|MLT MT Malta|MYS MY Malaysia|NGA NG Nigeria|NLD NL The Netherlands|NOR NO Norway|NZL NZ New Zealand|PAK PK Pakistan" +
  "|PER PE Peru|PHL PH Philippines|POL PL Poland|PRT PT Portugal|QAT QA Qatar|ROU RO Romania|ROM RO Romania|RUS RU Russian Federation|SAU SA Saudi Arabia" +
  "|SGP SG Singapore|SRB RS Serbia|SVK SK Slovakia|SVN SI Slovenia|SWE SE Sweden|THA TH Thailand|TUN TN Tunisia|TUR TR Turkey|TWN TW Taiwan" +
  "|UKR UA Ukraine|URY UY Uruguay|USA US United States|VNM VN Vietnam|ZAF ZA South Africa";

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split("|").flatMap((entry) => [
    [entry.slice(0, 3), entry.slice(7)],
    [entry.slice(4, 6), entry.slice(7)],
  ]),
);

/** Names that differ from those of `Intl`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  "united states of america": "US",
  "the united states": "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  holland: "NL",
  uae: "AE",
  korea: "KR",
  "republic of korea": "KR",
  russia: "RU",
  d: "DE",
};
const LANGUAGES = ["en", "de", "fr", "es", "it"];

/** By name in lower case, the code of two letters. */
let codeByName: ReadonlyMap<string, string> | null = null;

function codesByName(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region" });
    for (const code of NAME_BY_CODE.keys()) {
      const name = code.length === 2 ? names.of(code)?.toLowerCase() : undefined;
      if (name !== undefined && !codes.has(name)) codes.set(name, code);
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) codes.set(name, code);
  return codes;
}

/** For a code in capitals, and for a name in one of the languages; null for other text. */
function countryCode(text: string): string | null {
  if (NAME_BY_CODE.has(text)) return text;
  codeByName ??= codesByName();
  return codeByName.get(text.toLowerCase()) ?? null;
}

export function isCountry(text: string): boolean {
  return countryCode(text) !== null;
}

export const FLAG = /[\u{1f1e6}-\u{1f1ff}]{2}/gu;
const FIRST_FLAG_LETTER = 0x1f1e6;

/** `🇩🇪 Germany` is Germany. A flag beside a city, or alone, is its country. */
export function withoutFlags(text: string): string {
  const [flag] = text.match(FLAG) ?? [];
  if (flag === undefined) return text;
  const place = text.replace(FLAG, " ").trim();
  const letters = Array.from(flag, (letter) =>
    String.fromCharCode((letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER + 65),
  );
  const country = countryName(letters.join(""));
  if (place === "") return country;
  return isCountry(place.split(",").at(-1)?.trim() ?? "") ? place : `${place}, ${country}`;
}

/** The name that Crunchbase uses; text that names no country stays as it is. */
export function countryName(text: string): string {
  return NAME_BY_CODE.get(countryCode(text) ?? "") ?? text;
}
