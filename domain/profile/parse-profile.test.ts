import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseProfile } from "./parse-profile.ts";
import { unwrapProfile } from "./unwrap-profile.ts";

const ida = { full_name: "Ida Beispiel" };

describe("a profile is found", () => {
  test.each([
    ["under raw.data", { error: null, raw: { data: ida } }],
    ["under data", { data: ida, message: "ok" }],
    ["under raw", { raw: ida }],
    ["as the response itself", ida],
    ["under raw.data first", { raw: { data: ida }, data: { full_name: "Somebody Else" } }],
    ["under data where raw holds none", { raw: { data: {} }, data: ida }],
    ["under raw where data is blank", { raw: ida, data: { full_name: " ", experiences: [] } }],
  ])("%s", (_what, response) => {
    expect(unwrapProfile(response)).toEqual(ida);
  });

  test.each([
    ["by its experience alone", { experience: [{ company: "X" }] }],
    ["by its education alone", { educations: [{ school: "X" }] }],
    ["by its first name alone", { first_name: "Ida" }],
    ["by its public id alone", { public_identifier: "ida" }],
  ])("%s", (_what, profile) => {
    expect(unwrapProfile({ data: profile })).toEqual(profile);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty object", {}],
    ["an error", { error: "no such person", raw: null, data: null }],
    ["a blank profile", { data: { full_name: "", experiences: [], educations: [] } }],
    ["a list", [ida]],
    ["a page", "<html>"],
    ["something else's data", { data: { id: 5 } }],
  ])("nowhere in %s", (_what, response) => {
    expect(unwrapProfile(response)).toBeNull();
  });
});

describe("a person", () => {
  test("is parsed from the specification's field names", () => {
    expect(
      parseProfile({
        full_name: " Ida  Beispiel ",
        headline: "CEO at Tidewright",
        summary: "Plans berths by day.\nSails by night.",
        url: "https://de.linkedin.com/in/ida-beispiel/?x=1",
        public_id: "ida-beispiel",
        skills: [{ name: "SaaS" }, "Sailing", { name: "SaaS" }, { title: "?" }, 5, ""],
        experiences: [
          {
            company: { name: "Tidewright" },
            position: "CEO",
            start_date: { year: 2017, month: 1 },
            end_date: null,
            location: "Kiel",
            description: "Ports.\nShips.",
          },
        ],
        educations: [
          {
            school: { full_name: "Kiel University" },
            degree_name: "M.Sc.",
            field_of_study: "Informatics",
            start: "2010",
            end: "2013",
            grade: "1.3",
            activities: "Sailing club",
            description: "Thesis on tides",
          },
        ],
      }),
    ).toEqual({
      fullName: "Ida Beispiel",
      headline: "CEO at Tidewright",
      summary: "Plans berths by day.\nSails by night.",
      url: "https://www.linkedin.com/in/ida-beispiel",
      publicId: "ida-beispiel",
      skills: ["SaaS", "Sailing"],
      positions: [
        {
          company: "Tidewright",
          title: "CEO",
          dates: { start: { year: 2017, month: 1 }, end: null, isOpen: true },
          location: "Kiel",
          description: "Ports.\nShips.",
        },
      ],
      educations: [
        {
          school: "Kiel University",
          degree: "M.Sc.",
          fieldOfStudy: "Informatics",
          dates: { start: { year: 2010, month: null }, end: { year: 2013, month: null }, isOpen: false },
          grade: "1.3",
          activities: "Sailing club",
          description: "Thesis on tides",
        },
      ],
    });
  });

  test.each([
    ["made of first and last name", { first_name: "Ida", last_name: "Beispiel" }, "fullName", "Ida Beispiel"],
    ["made of a last name alone", { first_name: "", last_name: "Beispiel" }, "fullName", "Beispiel"],
    ["on one line", { full_name: "Ida\r\nBeispiel\u0000" }, "fullName", "Ida Beispiel"],
    ["no name", { full_name: "null" }, "fullName", null],
    ["without a name", { full_name: 5 }, "fullName", null],
    ["with the summary's other name", { about: "Sails." }, "summary", "Sails."],
    [
      "with the URL's other field name",
      { linkedin_url: "linkedin.com/in/ida" },
      "url",
      "https://www.linkedin.com/in/ida",
    ],
    ["with an address from the public id", { public_identifier: "ida" }, "url", "https://www.linkedin.com/in/ida"],
    ["with a public ID from the URL", { url: "linkedin.com/in/ida" }, "publicId", "ida"],
    ["without another site's URL", { url: "javascript:alert(1)" }, "url", null],
    ["with skills in one text", { skills: "SaaS| Ports ||SaaS" }, "skills", ["SaaS", "Ports"]],
    ["with skills of a wrong type", { skills: { name: "SaaS" } }, "skills", []],
    ["without skills", { skills: null }, "skills", []],
  ])("is %s", (_what, profile, field, expected) => {
    expect(parseProfile(profile)).toHaveProperty(field, expected);
  });
});

describe("a position", () => {
  test.each([
    ["with a company as an object", { company: { name: "A" } }, { company: "A" }],
    ["with a company's name", { company_name: "A" }, { company: "A" }],
    ["with a company as text", { company: "A" }, { company: "A" }],
    ["with a blank company and a name", { company: "", company_name: "A" }, { company: "A" }],
    ["with a company without a name", { company: { id: 1 }, title: "T" }, { company: null, title: "T" }],
    ["with a title", { title: "T" }, { title: "T" }],
    ["with a position before a title", { position: "P", title: "T" }, { title: "P" }],
    ["with a blank position", { position: " ", title: "T" }, { title: "T" }],
    ["with a date alone", { start: "2019" }, { company: null, title: null }],
    ["with a company of two lines", { company: "A\n  B" }, { company: "A B" }],
  ])("is read %s", (_what, item, expected) => {
    expect(parseProfile({ experiences: [item] }).positions).toEqual([expect.objectContaining(expected)]);
    expect(parseProfile({ experience: [item] }).positions).toEqual([expect.objectContaining(expected)]);
  });

  test.each([
    ["nothing", {}],
    ["blanks", { company: "", position: " ", start_date: "", end_date: "", description: "" }],
    ["wrong types", { company: 5, title: ["x"], start: true }],
    ["text", "Tidewright"],
    ["null", null],
  ])("is not %s", (_what, item) => {
    expect(parseProfile({ experiences: [item] }).positions).toEqual([]);
  });

  test.each([
    ["in the list that has items", { experiences: [], experience: [{ title: "T" }] }],
    ["once where both lists are there", { experiences: [{ title: "T" }], experience: [{ title: "T" }] }],
    ["in a list of the other's wrong type", { experiences: "none", experience: [{ title: "T" }] }],
  ])("is read %s", (_what, profile) => {
    expect(parseProfile(profile).positions).toHaveLength(1);
  });
});

describe("an education", () => {
  test.each([
    ["with a school as an object", { school: { full_name: "S" } }, { school: "S" }],
    ["with a school's short name", { school: { name: "S" } }, { school: "S" }],
    ["with a school's name", { school_name: "S" }, { school: "S" }],
    ["with a school as text", { school: "S" }, { school: "S" }],
    ["with a degree", { degree: "D" }, { degree: "D" }],
    ["with a degree's name before a degree", { degree_name: "N", degree: "D" }, { degree: "N" }],
    ["with a field alone", { field_of_study: "F" }, { school: null, degree: null, fieldOfStudy: "F" }],
  ])("is read %s", (_what, item, expected) => {
    expect(parseProfile({ educations: [item] }).educations).toEqual([expect.objectContaining(expected)]);
    expect(parseProfile({ education: [item] }).educations).toEqual([expect.objectContaining(expected)]);
  });
});

describe("a profile of another service", () => {
  const career = {
    positions: [
      { company: "Tidewright", title: "CEO", dates: { start: { year: 2017, month: 3 }, end: null, isOpen: true } },
    ],
    educations: [
      {
        school: "Kiel University",
        degree: "MSc",
        fieldOfStudy: "Informatics",
        dates: { start: { year: 2010, month: null }, end: { year: 2013, month: null } },
      },
    ],
  };
  const january = (year: number) => ({ day: 1, month: 1, year });

  test.each<{ name: string; response: unknown }>([
    {
      name: "Fresh LinkedIn Profile Data",
      response: {
        message: "ok",
        data: {
          experiences: [
            {
              company: "Tidewright",
              title: "CEO",
              start_month: 3,
              start_year: 2017,
              end_month: "",
              end_year: "",
              is_current: true,
            },
          ],
          educations: [
            {
              school: "Kiel University",
              degree: "MSc",
              field_of_study: "Informatics",
              start_year: 2010,
              start_month: "",
              end_year: 2013,
              end_month: "",
            },
          ],
        },
      },
    },
    {
      name: "Proxycurl, with years as 1 January",
      response: {
        public_identifier: "ida",
        occupation: "CEO at Tidewright",
        experiences: [
          { company: "Tidewright", title: "CEO", starts_at: { day: 1, month: 3, year: 2017 }, ends_at: null },
        ],
        education: [
          {
            school: "Kiel University",
            degree_name: "MSc",
            field_of_study: "Informatics",
            starts_at: january(2010),
            ends_at: january(2013),
          },
        ],
      },
    },
    {
      name: "Enrich Layer, with years as 1 January to 31 December",
      response: {
        experiences: [
          { company: "Tidewright", title: "CEO", starts_at: { day: 1, month: 3, year: 2017 }, ends_at: null },
        ],
        education: [
          {
            school: "Kiel University",
            degree_name: "MSc",
            field_of_study: "Informatics",
            starts_at: january(2010),
            ends_at: { day: 31, month: 12, year: 2013 },
          },
        ],
      },
    },
    {
      name: "RapidAPI with position[] and camelCase names",
      response: {
        data: {
          firstName: "Ida",
          lastName: "Beispiel",
          position: [
            {
              companyName: "Tidewright",
              title: "CEO",
              start: { year: 2017, month: 3, day: 0 },
              end: { year: 0, month: 0, day: 0 },
            },
          ],
          educations: [
            {
              schoolName: "Kiel University",
              degree: "MSc",
              fieldOfStudy: "Informatics",
              start: { year: 2010, month: 0, day: 0 },
              end: { year: 2013, month: 0, day: 0 },
            },
          ],
        },
      },
    },
    {
      name: "camelCase dates",
      response: {
        fullName: "Ida Beispiel",
        workExperience: [{ company: "Tidewright", jobTitle: "CEO", startDate: "2017-03", endDate: null }],
        education: [
          {
            schoolName: "Kiel University",
            degreeName: "MSc",
            fieldOfStudy: "Informatics",
            startDate: "2010",
            endDate: "2013",
          },
        ],
      },
    },
    {
      name: "ScrapIn",
      response: {
        person: {
          publicIdentifier: "ida",
          positions: {
            positionsCount: 1,
            positionHistory: [
              { companyName: "Tidewright", title: "CEO", startEndDate: { start: { month: 3, year: 2017 }, end: null } },
            ],
          },
          schools: {
            educationHistory: [
              {
                schoolName: "Kiel University",
                degreeName: "MSc",
                fieldOfStudy: "Informatics",
                startEndDate: { start: { year: 2010 }, end: { year: 2013 } },
              },
            ],
          },
        },
      },
    },
    {
      name: "JSON Resume",
      response: {
        basics: { name: "Ida Beispiel", url: "https://ida.example" },
        work: [{ name: "Tidewright", position: "CEO", startDate: "2017-03-01" }],
        education: [
          { institution: "Kiel University", studyType: "MSc", area: "Informatics", startDate: "2010", endDate: "2013" },
        ],
      },
    },
  ])("is read: $name", ({ response }) => {
    expect(parseProfile(unwrapProfile(response))).toMatchObject(career);
  });

  test("has a position from 1 January to 31 December as years only if the service completes days", () => {
    const response = {
      experiences: [{ company: "A", starts_at: january(2017), ends_at: { day: 31, month: 12, year: 2018 } }],
    };
    const monthsOf = (profile: ReturnType<typeof parseProfile>) =>
      profile.positions.map(({ dates }) => [dates.start?.month, dates.end?.month]);
    expect(monthsOf(parseProfile(response))).toEqual([[1, 12]]);
    expect(monthsOf(parseProfile(response, { hasCompletedDays: true }))).toEqual([[null, null]]);
  });
});

test("parsing a response of any shape never throws", () => {
  const keys = ["raw", "data", "full_name", "experiences", "experience", "education", "skills", "url", "company"];
  const items = fc.array(fc.dictionary(fc.constantFrom("company", "title", "start", "end", "school"), fc.jsonValue()));
  const shapes = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...keys), fc.anything()),
    fc.record({ full_name: fc.jsonValue(), experiences: items, education: items }),
  );
  fc.assert(
    fc.property(shapes, (value) => {
      const profile = parseProfile(unwrapProfile(value));
      expect(profile.positions.every(({ company }) => company !== "")).toBe(true);
    }),
  );
});
