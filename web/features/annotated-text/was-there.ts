/** Registers and press call a company by the year in which it was prepared. */
const FOUNDING_TOLERANCE_YEARS = 1;

/** Whether a company was founded when somebody began to work there; true where a year is not known. */
export function wasThere(foundedYear: number | null, since: number | null): boolean {
  return since === null || foundedYear === null || foundedYear - FOUNDING_TOLERANCE_YEARS <= since;
}
