import { expect, test } from "vitest";
import { readTeamNumbers } from "./team-numbers.ts";

test("reads the result of team_numbers, with squads without companies as 0", () => {
  const numbers = readTeamNumbers({
    companies: 12,
    new_this_week: 3,
    hotlists: { fintech: 2 },
    requests_left: 99,
    requests_allowed: 100,
  });
  expect(numbers).toMatchObject({ companies: 12, newThisWeek: 3, requestsLeft: 99, requestsAllowed: 100 });
  expect(Object.fromEntries(numbers.hotlists)).toEqual({ genai: 0, fintech: 2, enterprise: 0, climate: 0, techbio: 0 });
});

test("reads a missing request count as null", () => {
  expect(readTeamNumbers({ requests_left: null })).toMatchObject({ requestsLeft: null, requestsAllowed: null });
});
