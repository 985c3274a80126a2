export interface CompanyToAdd {
  readonly name: string;
  /** Normalized; null if only the name is known. */
  readonly url: string | null;
  /** Of the company's record. */
  readonly companyId?: string | null;
}
