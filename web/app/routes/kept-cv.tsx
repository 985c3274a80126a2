import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { KeepPerson } from "#web/features/people/components/keep-person.tsx";
import { CvWithCareer } from "./cv-with-career.tsx";

interface KeptCvProps {
  readonly profile: PersonProfile;
  readonly today: CalendarMonth;
  /** What the profile was read from, as the table of people names it. */
  readonly source: string;
}

/** A profile's CV, with a button that keeps the person. */
export function KeptCv({ profile, today, source }: KeptCvProps) {
  return (
    <CvWithCareer
      profile={profile}
      today={today}
      renderActions={(linked) => <KeepPerson linked={linked} linkedinUrl={profile.url} source={source} />}
    />
  );
}
