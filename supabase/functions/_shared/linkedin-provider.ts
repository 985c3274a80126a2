/** The door to a service of LinkedIn profiles, whichever stands behind it (decisions, "Where data comes from"). */

/**
 * A profile under the specification's names (section 3 "Profile data"): read it with `readProfile`. What is not known is
 * absent. Of all that a service tells, only these fields are taken and kept.
 */
export interface ProfileAnswer {
  readonly full_name?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly url?: string;
  readonly public_id?: string;
  readonly skills?: readonly string[];
  readonly experiences?: readonly ExperienceAnswer[];
  readonly educations?: readonly EducationAnswer[];
}

/** Dates are `YYYY-MM`, or `YYYY` where the month is not known. */
export interface ExperienceAnswer {
  readonly company_name?: string;
  readonly title?: string;
  readonly start_date?: string;
  /** Absent while the position is held. */
  readonly end_date?: string;
  /** Absent where the service does not say. */
  readonly is_current?: boolean;
  readonly location?: string;
  readonly description?: string;
}

/** Dates as in `ExperienceAnswer`. */
export interface EducationAnswer {
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
  /** `publicId` as `readProfileUrl` gives it. @throws ProviderError for everything that keeps the service from answering. */
  fetchProfile(publicId: string): Promise<ProfileAnswer>;
}

/** How to reach a service: addresses and parameters have changed often enough to be settings. */
export interface LinkedinServiceSettings {
  readonly apiKey: string;
  /** Without the path, such as `https://enrichlayer.com`. */
  readonly baseUrl: string;
  /** Path and query, with `{url}` where the profile's address goes. */
  readonly path: string;
}
