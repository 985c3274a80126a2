/** A record of GLEIF, which has the legal entities of the world by their LEI (Legal Entity Identifier, ISO 17442). */
import { nameKey } from "../company/name-key.ts";
import { asObject, asText } from "../company/parse-json.ts";

export interface GleifRecord {
  readonly lei: string;
  readonly legalName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Such as `HRB 164232`; null if the entity is in no register. */
  readonly registerNumber: string | null;
  /** `YYYY-MM-DD`: when the record was last updated. */
  readonly updatedOn: string | null;
}

const MAX_REGISTER_NUMBER = 100;

export function isLei(text: string): boolean {
  return /^[A-Z0-9]{18}[0-9]{2}$/.test(text);
}

/** Parses an untrusted resource of type `lei-records`; null without an LEI or a name. */
export function parseGleifRecord(resource: unknown): GleifRecord | null {
  const { lei, entity, registration } = asObject(asObject(resource).attributes);
  const { legalName, legalAddress, registeredAs } = asObject(entity);
  const [id, name] = [asText(lei), asText(asObject(legalName).name)];
  if (id === undefined || !isLei(id) || name === undefined) return null;
  const registerNumber = asText(registeredAs);
  return {
    lei: id,
    legalName: name,
    country: asText(asObject(legalAddress).country) ?? null,
    registerNumber: registerNumber === undefined || registerNumber.length > MAX_REGISTER_NUMBER ? null : registerNumber,
    updatedOn: /^\d{4}-\d{2}-\d{2}(?=T)/.exec(asText(asObject(registration).lastUpdateDate) ?? "")?.[0] ?? null,
  };
}

/** Name, without its legal form, and country agree. Only a suggestion: several entities of a group may share both. */
export function mayBeCompany(
  record: GleifRecord,
  company: { readonly name: string; readonly country: string },
): boolean {
  const key = nameKey(company.name);
  return (
    key !== null && key === nameKey(record.legalName) && countryName(record.country) === withoutArticle(company.country)
  );
}

/** In English, in lower case; null for an unknown code. */
function countryName(code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return null;
  const name = new Intl.DisplayNames(["en"], { type: "region" }).of(code);
  return name === undefined || name === code ? null : withoutArticle(name);
}

/** Crunchbase writes "The Netherlands". */
function withoutArticle(country: string): string {
  return country.toLowerCase().replace(/^the /, "");
}
