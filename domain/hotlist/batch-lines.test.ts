import { describe, expect, test } from "vitest";
import { companyUrlErrorMessages } from "../company/url-error-messages.ts";
import { hotlistBatchLines } from "./batch-lines.ts";

const squad = { id: "fintech", name: "Fintech" } as const;
const stripe = "https://www.crunchbase.com/organization/stripe";
const hotlist = [
  { company_name: "N26", company_url: "https://www.crunchbase.com/organization/n26" },
  { company_name: "Old one", company_url: null },
];
const failed = (reason: string) => ({ kind: "failed", reason, canRetry: false });

describe("a line of Batch Add", () => {
  test.each([
    ["waits to be added", stripe, stripe, { kind: "waiting" }],
    ["is normalized", "CRUNCHBASE.com/organization/Stripe/people", stripe, { kind: "waiting" }],
    ["with an invalid URL fails without a request", "stripe", null, failed(companyUrlErrorMessages["not-a-url"])],
    [
      "of a company the squad has costs nothing",
      "crunchbase.com/organization/n26/",
      "https://www.crunchbase.com/organization/n26",
      failed("N26 is already in the Fintech hotlist"),
    ],
  ])("%s", (_what, text, url, outcome) => {
    expect(hotlistBatchLines(`\n${text}\n`, squad, hotlist)).toEqual([{ line: 2, part: 0, text, url, outcome }]);
  });

  test("repeated names its first line", () => {
    expect(hotlistBatchLines(`${stripe}\n${stripe}`, squad, hotlist)[1]?.outcome).toEqual({
      kind: "repeated",
      firstLine: 1,
    });
  });

  test("is omitted if blank", () => {
    expect(hotlistBatchLines(" \n\t\n", squad, hotlist)).toEqual([]);
  });
});
