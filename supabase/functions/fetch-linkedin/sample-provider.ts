/** Serves the sample people when there is no API key. */
import { ProviderError } from "../_shared/errors.ts";
import type { ProfileProvider } from "./profile-provider.ts";
import type { SamplePerson } from "./sample/people.ts";

export function createSampleProfileProvider(people: readonly SamplePerson[]): ProfileProvider {
  const byPublicId = new Map(people.map((person) => [person.public_id, person]));
  const [example] = byPublicId.keys();
  return {
    source: "sample",
    async fetchProfile(publicId) {
      const person = byPublicId.get(publicId);
      if (person !== undefined) return person;
      throw new ProviderError(
        "not_found",
        `This profile is not among the ${people.length} sample people, such as https://www.linkedin.com/in/${example}. To look up any profile, ask your administrator to set LINKEDIN_API_KEY.`,
      );
    },
  };
}
