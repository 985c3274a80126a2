/** The sample people in the two services' response shapes. */
import type {
  SampleEducation,
  SamplePerson,
  SamplePosition,
} from "#supabase/functions/fetch-linkedin/sample/people.ts";

/** Missing values are `""`, dates a month and a year, skills one string. */
export function freshProfile(person: SamplePerson, withSkills: boolean): unknown {
  const [newest] = person.experiences;
  const [firstName, lastName] = splitName(person.full_name);
  return {
    message: "ok",
    data: {
      about: person.summary ?? "",
      city: "",
      company: newest?.company_name ?? "",
      company_year_founded: "",
      connection_count: 812,
      country: "Germany",
      educations: person.educations.map(freshEducation),
      email: "",
      experiences: person.experiences.map(freshExperience),
      first_name: firstName,
      follower_count: 1430,
      full_name: person.full_name,
      headline: person.headline,
      is_premium: false,
      job_title: newest?.title ?? "",
      languages: [{ name: "German", proficiency: "Native or bilingual proficiency" }],
      last_name: lastName,
      linkedin_url: `${person.url}/`,
      location: newest?.location ?? "",
      phone: "",
      profile_id: "100000001",
      profile_image_url: "https://images.example/person.jpg",
      public_id: person.public_id,
      school: person.educations[0]?.school_name ?? "",
      ...(withSkills ? { skills: person.skills.join("|") } : {}),
      urn: "ACoAAAExampleExampleExample",
      certifications: [],
      volunteers: [],
    },
  };
}

function freshExperience(position: SamplePosition) {
  return {
    company: position.company_name,
    company_id: "1000001",
    company_linkedin_url: "https://www.linkedin.com/company/1000001",
    company_logo_url: "",
    date_range: `${position.start_date ?? ""} - ${position.end_date ?? "Present"}`,
    description: position.description ?? "",
    duration: "",
    ...freshDates(position),
    is_current: position.end_date === undefined,
    job_type: "Full-time",
    location: position.location ?? "",
    skills: "",
    title: position.title,
  };
}

function freshEducation(education: SampleEducation) {
  return {
    activities: education.activities ?? "",
    date_range: `${education.start_date ?? ""} - ${education.end_date ?? ""}`,
    degree: education.degree_name ?? "",
    description: "",
    eduId: 3_000_001,
    ...freshDates(education),
    field_of_study: education.field_of_study ?? "",
    grade: education.grade ?? "",
    school: education.school_name,
    school_id: "2000001",
    school_linkedin_url: "https://www.linkedin.com/company/2000001/",
    school_logo_url: "",
  };
}

interface Dates {
  readonly start_date?: string;
  readonly end_date?: string;
}

function freshDates({ start_date, end_date }: Dates) {
  const [startYear, startMonth] = dateParts(start_date);
  const [endYear, endMonth] = dateParts(end_date);
  return {
    start_month: startMonth ?? "",
    start_year: startYear ?? "",
    end_month: endMonth ?? "",
    end_year: endYear ?? "",
  };
}

/** Missing values are null, dates are completed to the day. */
export function enrichProfile(person: SamplePerson, withSkills: boolean): unknown {
  const [firstName, lastName] = splitName(person.full_name);
  return {
    public_identifier: person.public_id,
    profile_pic_url: "https://images.example/person.jpg",
    background_cover_image_url: null,
    first_name: firstName,
    last_name: lastName,
    full_name: person.full_name,
    follower_count: 1430,
    occupation: person.headline,
    headline: person.headline,
    summary: person.summary ?? null,
    country: "DE",
    country_full_name: "Germany",
    city: null,
    state: null,
    experiences: person.experiences.map((position) => ({
      ...enrichDates(position),
      company: position.company_name,
      company_linkedin_profile_url: null,
      title: position.title,
      description: position.description ?? null,
      location: position.location ?? null,
      logo_url: null,
    })),
    education: person.educations.map((education) => ({
      ...enrichDates(education),
      field_of_study: education.field_of_study ?? null,
      degree_name: education.degree_name ?? null,
      school: education.school_name,
      school_linkedin_profile_url: null,
      description: null,
      logo_url: null,
      grade: education.grade ?? null,
      activities_and_societies: education.activities ?? null,
    })),
    languages: ["German", "English"],
    ...(withSkills ? { skills: person.skills } : {}),
    connections: 500,
    volunteer_work: [],
    certifications: [],
    people_also_viewed: [],
    activities: [],
    personal_emails: [],
    personal_numbers: [],
    inferred_salary: null,
    gender: null,
    birth_date: null,
    extra: null,
  };
}

function enrichDates({ start_date, end_date }: Dates) {
  const [startYear, startMonth = 1] = dateParts(start_date);
  const [endYear, endMonth = 12] = dateParts(end_date);
  return {
    starts_at: startYear === undefined ? null : { day: 1, month: startMonth, year: startYear },
    ends_at:
      endYear === undefined ? null : { day: new Date(endYear, endMonth, 0).getDate(), month: endMonth, year: endYear },
  };
}

function dateParts(date: string | undefined): readonly number[] {
  return date === undefined ? [] : date.split("-").map(Number);
}

function splitName(fullName: string): readonly [first: string, last: string] {
  const space = fullName.lastIndexOf(" ");
  return [fullName.slice(0, Math.max(0, space)), fullName.slice(space + 1)];
}
