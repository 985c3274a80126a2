/**
 * A profile with the specification's field names (section 3, "Profile data"): read it with `parseProfile`. Unknown fields
 * are absent. Nothing else of a provider's response is stored.
 */
export interface LinkedinProfile {
  readonly full_name?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly url?: string;
  readonly public_id?: string;
  readonly skills?: readonly string[];
  readonly experiences?: readonly LinkedinExperience[];
  readonly educations?: readonly LinkedinEducation[];
}

/** Dates are `YYYY-MM`, or `YYYY` if the month is unknown. */
export interface LinkedinExperience {
  readonly company_name?: string;
  readonly title?: string;
  readonly start_date?: string;
  /** Absent for a current position. */
  readonly end_date?: string;
  /** Absent if the provider does not say. */
  readonly is_current?: boolean;
  readonly location?: string;
  readonly description?: string;
}

/** Dates as in `LinkedinExperience`. */
export interface LinkedinEducation {
  readonly school_name?: string;
  readonly degree_name?: string;
  readonly field_of_study?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly grade?: string;
  readonly activities?: string;
  readonly description?: string;
}

export interface ProfileProvider {
  readonly source: "fresh-linkedin" | "enrich-layer" | "sample";
  /** `publicId` as `parseProfileUrl` returns it. @throws ProviderError */
  fetchProfile(publicId: string): Promise<LinkedinProfile>;
}

/** URL and parameters are settings because both services have changed them before. */
export interface LinkedinServiceSettings {
  readonly apiKey: string;
  /** Without the path, such as `https://enrichlayer.com`. */
  readonly baseUrl: string;
  /** Path and query, with the placeholder `{url}` for the profile's URL. */
  readonly path: string;
}
