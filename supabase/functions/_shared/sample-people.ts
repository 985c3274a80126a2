/** The built-in provider: invented people that ship with the product, for machines with no key and no network. */
import type { ProfileProvider } from "./linkedin-provider.ts";
import { ProviderError } from "./provider.ts";
import type { SamplePerson } from "./sample/people.ts";

export function createSamplePeopleProvider(people: readonly SamplePerson[]): ProfileProvider {
  const byPublicId = new Map(people.map((person) => [person.public_id, person]));
  const [example] = byPublicId.keys();
  return {
    source: "sample",
    // Async, so that a missing person is a rejection, as with any other provider.
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
