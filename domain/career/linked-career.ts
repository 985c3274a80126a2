import type { Career, Employer, Evidence } from "./career.ts";
import type { EmployerLink } from "./employer-company.ts";
import type { ListedName } from "./known-names.ts";

/** A career, with what the team knows of its employers and schools. */
export interface LinkedCareer {
  readonly career: Career;
  readonly employers: readonly LinkedEmployer[];
  /** One for each education. */
  readonly schools: readonly (ListedName | null)[];
}

export interface LinkedEmployer extends Employer {
  /** The name in the lists; null if it is in none. */
  readonly listed: ListedName | null;
  readonly link: EmployerLink;
}

/** A statement with the positions or educations that say it. */
export interface SummaryPart {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}
