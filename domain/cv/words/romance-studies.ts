/** Degrees and schools of French, Spanish, Italian and Portuguese CVs that have no word of one: "M2 Finance", "Télécom Paris". */
import { beginningTest } from "./beginnings.ts";

/** In capitals: other words have the same letters. */
const SHORT_DEGREE =
  /^(?:BUT|D\.?I?\.?U\.?|L[123]|M[12]|AFC|DEC|DEP|AEC|CESS|DEES|DEJEPS|BPJEPS|C\.?F\.?G\.?[SM]\.?|FP|BUP|COU|EGB|E\.S\.O\.?|IFTS)(?=$|\s(?:\p{Lu}|d['’]|de |en |in |\()|\s*[,:(–-])|^D\.?E\.? (?=d['’]|de )|^(?:BP|MC) (?!plc|p\.l\.c)\p{Lu}\p{Ll}/u;
const DEGREE =
  /^(?:bac ?\+ ?\d|master[eè] sp|mastère|titre professionnel|certificat de capacité|mention complémentaire|cycle (?:d['’])?ingénieur|(?:première|deuxième|troisième|1[èe]re|2[èe](?:me)?|3[èe](?:me)?) année (?:de |d['’])(?:licence|master|médecine|droit|bts|dut|but|doctorat|école)|diplomad[oa] en|posgrado|postgrado|tecnicatura|graduad[oa] (?:en|escolar)|experto universitario|certificado de profesionalidad|título profesional|enseñanza (?:media|básica)|educación (?:media|superior)|bacharel|ensino (?:médio|fundamental|superior|secundário|básico)|supletivo|curso técnico|técnico superior en|1[02]\.?º ano|licenza media|qualifica professionale|abilitazione (?:all|alla)|perito (?:industriale|informatico|elettronico|elettrotecnico|meccanico|chimico|agrario|commerciale|tecnico))(?![\p{L}\p{N}])/iu;
const SCHOOL =
  /^(?:t[ée]l[ée]com (?:paris|bretagne|sudparis|lille|nancy|saint|physique)|centrale (?:paris|lyon|lille|nantes|marseille|méditerranée)|mines (?:de )?(?:paris|nancy|alès|ales|albi|douai|saint|nantes)|ponts et chaussées|ponts paristech|arts et métiers|beaux[- ]arts|maison familiale|sciences po|sup de co|centro de formación|centro universitário|centro educativo|unidad educativa)(?![\p{L}\p{N}])/iu;
/** "ITC Lumora": kinds of Italian schools. "ITI" is a kind of training in India. */
const ITALIAN_SCHOOL =
  /^(?:I\.?T\.?I\.?S?\.?|I\.?T\.?C\.?(?:G\.?|S\.?)?|I\.?T\.?G\.?|ITT|ITE|IIS|I\.I\.S\.|IISS|ISISS?|IPSIA|I\.P\.S\.I\.A\.|IPSSAR|IPSEOA|IPSS?C?T?) (?:statale )?(?=["“«„']?\p{Lu})/u;

const mayBeDegree = beginningTest(
  `bac maste titre certi menti cycle premi deuxi trois diplo posgr postg tecni gradu exper títul ensen enseñ educa ensin suple curso técni licen
quali abili perit but du d.u d.i diu l1 l2 l3 m1 m2 bp mc afc dec dep aec cess c.f cfg fp bup cou egb e.s ift dee dej d.e 10 12 1e 1è 2e 2è 3e 3è`
    .trim()
    .split(/\s+/)
    .concat("de "),
);
const mayBeSchool = beginningTest(
  "téléc telec centr mines ponts arts beaux maiso scien sup unida iti i.t itc itg itt ite iis i.i isis ips i.p".split(
    " ",
  ),
);

export function isRomanceDegree(text: string): boolean {
  return mayBeDegree(text) && (SHORT_DEGREE.test(text) || DEGREE.test(text));
}

export function isRomanceSchool(text: string): boolean {
  return mayBeSchool(text) && (SCHOOL.test(text) || ITALIAN_SCHOOL.test(text));
}
