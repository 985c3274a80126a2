import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCompanyUrl } from "./company-url.ts";

const canonical = (permalink: string) => `https://www.crunchbase.com/organization/${permalink}`;

describe("parseCompanyUrl", () => {
  test.each([
    ["as the site writes it", "https://www.crunchbase.com/organization/stripe", "stripe"],
    ["without www.", "https://crunchbase.com/organization/stripe", "stripe"],
    ["without a scheme", "www.crunchbase.com/organization/stripe", "stripe"],
    ["without scheme and www.", "crunchbase.com/organization/stripe", "stripe"],
    ["with plain http", "http://www.crunchbase.com/organization/stripe", "stripe"],
    ["with a trailing slash", "https://www.crunchbase.com/organization/stripe/", "stripe"],
    ["in upper case", "HTTPS://WWW.CRUNCHBASE.COM/ORGANIZATION/STRIPE", "stripe"],
    ["with a query", "https://www.crunchbase.com/organization/stripe?utm_source=x&y=%2F", "stripe"],
    ["with a fragment", "https://www.crunchbase.com/organization/stripe#section-overview", "stripe"],
    ["with a query that contains another URL", "crunchbase.com/organization/stripe?u=https://example.org/", "stripe"],
    ["with the financials tab", "https://www.crunchbase.com/organization/stripe/company_financials", "stripe"],
    ["with a tab, slash and query", "https://www.crunchbase.com/organization/stripe/people/?tab=1", "stripe"],
    ["with a deeper tab", "https://www.crunchbase.com/organization/stripe/signals_and_news/timeline", "stripe"],
    ["in the old form", "https://www.crunchbase.com/company/stripe", "stripe"],
    ["with blanks and a line end around it", "  https://www.crunchbase.com/organization/stripe\r\n", "stripe"],
    ["with the scheme's own port", "https://www.crunchbase.com:443/organization/stripe", "stripe"],
    ["with http's own port", "http://www.crunchbase.com:80/organization/stripe", "stripe"],
    ["with hyphens and digits", "crunchbase.com/organization/3d-hubs-1a2b", "3d-hubs-1a2b"],
    ["with a leading hyphen", "crunchbase.com/organization/-radical-media", "-radical-media"],
    ["with two hyphens", "crunchbase.com/organization/acme--99", "acme--99"],
    ["with an underscore", "crunchbase.com/organization/open_ai", "open_ai"],
    ["of the longest permalink", `crunchbase.com/organization/${"a".repeat(200)}`, "a".repeat(200)],
  ])("is read %s", (_what, text, permalink) => {
    expect(parseCompanyUrl(text)).toEqual({ ok: true, permalink, url: canonical(permalink) });
  });

  test.each([
    ["nothing", "", "empty"],
    ["blanks", " \t\n", "empty"],
    ["a word", "stripe", "not-a-url"],
    ["a sentence", "please add https://www.crunchbase.com/organization/stripe", "not-a-url"],
    ["two URLs", "crunchbase.com/organization/a\ncrunchbase.com/organization/b", "not-a-url"],
    ["a path alone", "/organization/stripe", "not-a-url"],
    ["no scheme but its slashes", "//crunchbase.com/organization/stripe", "not-a-url"],
    ["no host", "https:///organization/stripe", "not-a-url"],
    ["a script", "javascript:alert(1)//crunchbase.com/organization/stripe", "not-a-url"],
    ["data", "data:text/html,crunchbase.com/organization/stripe", "not-a-url"],
    ["a file", "file://crunchbase.com/organization/stripe", "not-a-url"],
    ["FTP", "ftp://crunchbase.com/organization/stripe", "not-a-url"],
    ["an email address", "mailto:x@crunchbase.com", "not-a-url"],
    ["one slash after the scheme", "https:/crunchbase.com/organization/stripe", "not-a-url"],
    ["backslashes", "https:\\\\crunchbase.com\\organization\\stripe", "not-a-url"],
    ["a backslash before the host's end", "https://example.org\\@crunchbase.com/organization/stripe", "not-a-url"],
    ["a NUL", "https://www.crunchbase.com/organization/stripe\0", "not-a-url"],
    ["a tab inside", "https://www.crunch\tbase.com/organization/stripe", "not-a-url"],
    ["a line end inside", "https://www.crunchbase.com/organization/\nstripe", "not-a-url"],
    ["a control character", "https://www.crunchbase.com/organization/str\u0085ipe", "not-a-url"],
    ["a zero-width space", "https://www.crunchbase.com/organization/str\u200bipe", "not-a-url"],
    ["a turned-round text", "https://www.crunchbase.com/organization/\u202estripe", "not-a-url"],
    ["another site", "https://www.linkedin.com/company/stripe", "other-host"],
    ["the host as a label of another", "https://crunchbase.com.example.org/organization/stripe", "other-host"],
    ["the host as the end of a word", "https://evilcrunchbase.com/organization/stripe", "other-host"],
    ["the host after a hyphen", "https://evil-crunchbase.com/organization/stripe", "other-host"],
    ["another part of the service", "https://news.crunchbase.com/organization/stripe", "other-host"],
    ["the API", "https://api.crunchbase.com/organization/stripe", "other-host"],
    ["another top level", "https://www.crunchbase.co/organization/stripe", "other-host"],
    ["the host as a user name", "https://crunchbase.com@evil.example/organization/stripe", "other-host"],
    [
      "the host as user name and password",
      "https://www.crunchbase.com:443@evil.example/organization/stripe",
      "other-host",
    ],
    ["the host as a user name without scheme", "crunchbase.com@evil.example/organization/stripe", "other-host"],
    ["a user name before the host", "https://me:secret@www.crunchbase.com/organization/stripe", "other-host"],
    ["the host as a path", "https://example.org/www.crunchbase.com/organization/stripe", "other-host"],
    ["the host as a query", "https://example.org?www.crunchbase.com/organization/stripe", "other-host"],
    ["the host as a fragment", "https://example.org#@www.crunchbase.com/organization/stripe", "other-host"],
    ["wide letters", "https://www.ｃrunchbase.com/organization/stripe", "other-host"],
    ["a Cyrillic letter", "https://www.сrunchbase.com/organization/stripe", "other-host"],
    ["an escaped host", "https://www.crunchbase%2ecom/organization/stripe", "other-host"],
    ["a dot after the host", "https://www.crunchbase.com./organization/stripe", "other-host"],
    ["another port", "https://www.crunchbase.com:8443/organization/stripe", "other-host"],
    ["the other scheme's port", "https://www.crunchbase.com:80/organization/stripe", "other-host"],
    ["a port that is none", "https://www.crunchbase.com:x/organization/stripe", "other-host"],
    ["this machine", "http://127.0.0.1/organization/stripe", "other-host"],
    ["a cloud's metadata", "http://169.254.169.254/organization/stripe", "other-host"],
    ["an IPv6 address", "http://[::1]/organization/stripe", "other-host"],
    ["the front page", "https://www.crunchbase.com", "not-a-company"],
    ["the front page with a slash", "https://www.crunchbase.com/", "not-a-company"],
    ["the folder alone", "https://www.crunchbase.com/organization", "not-a-company"],
    ["the folder with a slash", "https://www.crunchbase.com/organization/", "not-a-company"],
    ["an empty permalink", "https://www.crunchbase.com/organization//people", "not-a-company"],
    ["a doubled slash", "https://www.crunchbase.com//organization/stripe", "not-a-company"],
    ["a person", "https://www.crunchbase.com/person/patrick-collison", "not-a-company"],
    ["a funding round", "https://www.crunchbase.com/funding_round/stripe-series-i--1234", "not-a-company"],
    ["an acquisition", "https://www.crunchbase.com/acquisition/stripe-acquires-x", "not-a-company"],
    ["an event", "https://www.crunchbase.com/event/slush", "not-a-company"],
    ["a list", "https://www.crunchbase.com/lists/mine/abc", "not-a-company"],
    ["a search", "https://www.crunchbase.com/discover/organization.companies", "not-a-company"],
    ["a folder of another name", "https://www.crunchbase.com/organizations/stripe", "not-a-company"],
    ["a folder that contains the word", "https://www.crunchbase.com/xorganization/stripe", "not-a-company"],
    ["an escaped slash", "https://www.crunchbase.com/organization/a%2Fb", "not-a-company"],
    ["an escaped letter", "https://www.crunchbase.com/organization/%73tripe", "not-a-company"],
    ["an escaped NUL", "https://www.crunchbase.com/organization/stripe%00", "not-a-company"],
    ["a dot", "https://www.crunchbase.com/organization/.", "not-a-company"],
    ["the folder above", "https://www.crunchbase.com/organization/../person/x", "not-a-company"],
    ["the folder above, later on", "https://www.crunchbase.com/organization/x/../../person/y", "not-a-company"],
    ["the folder above, escaped", "https://www.crunchbase.com/organization/x/%2e%2e/%2e%2e/person/y", "not-a-company"],
    ["a comma", "https://www.crunchbase.com/organization/stripe,", "not-a-company"],
    ["a parameter", "https://www.crunchbase.com/organization/stripe;v=1", "not-a-company"],
    ["an accent", "https://www.crunchbase.com/organization/société", "not-a-company"],
    ["the Kelvin sign", "https://www.crunchbase.com/organization/\u212aayak", "not-a-company"],
    ["hyphens alone", "https://www.crunchbase.com/organization/---", "not-a-company"],
    ["an entity's id", canonical("0b7f3c9e-4a51-4d0e-9f6b-2d6a1c88e101"), "not-a-company"],
    ["a permalink without end", `crunchbase.com/organization/${"a".repeat(201)}`, "not-a-company"],
  ] as const)("is not %s", (_what, text, reason) => {
    expect(parseCompanyUrl(text)).toEqual({ ok: false, reason });
  });
});

const permalinks = fc
  .stringMatching(/^[a-z0-9-]{1,40}$/)
  .filter((text) => /[a-z0-9]/.test(text) && !/^\w{8}(-\w{4}){3}-\w{12}$/.test(text));
const spellings = fc.record({
  scheme: fc.constantFrom("", "http://", "https://", "HTTPS://"),
  host: fc.constantFrom("crunchbase.com", "www.crunchbase.com", "Www.CrunchBase.Com"),
  folder: fc.constantFrom("organization", "company", "Organization"),
  permalink: permalinks,
  rest: fc.constantFrom("", "/", "/people", "/company_financials/", "?x=1", "#top", "/technology?x=/#y"),
});
/** Combinations of URL parts, to generate near misses. */
const nearMisses = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "https://",
        "http:",
        "//",
        "/",
        "\\",
        "@",
        ":",
        "443",
        ".",
        "..",
        "%2f",
        "%2e",
        "?",
        "#",
        " ",
        "\t",
        "\0",
      ),
      fc.constantFrom(
        "crunchbase.com",
        "www.",
        "organization",
        "company",
        "stripe",
        "example.org",
        "organization/stripe",
      ),
      fc.string({ maxLength: 3, unit: "binary" }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

describe("generated input", () => {
  test("every spelling of a company normalizes to the same URL", () => {
    fc.assert(
      fc.property(spellings, ({ scheme, host, folder, permalink, rest }) => {
        expect(parseCompanyUrl(`${scheme}${host}/${folder}/${permalink}${rest}`)).toEqual({
          ok: true,
          permalink,
          url: canonical(permalink),
        });
      }),
    );
  });

  test("an accepted URL normalizes to itself and leads a browser to Crunchbase", () => {
    fc.assert(
      fc.property(fc.oneof(nearMisses, fc.webUrl(), fc.string()), (text) => {
        const read = parseCompanyUrl(text);
        if (!read.ok) return;
        expect(read.permalink).toMatch(/^[a-z0-9_-]{1,200}$/);
        expect(parseCompanyUrl(read.url)).toEqual(read);
        const trimmed = text.trim();
        const visited = new URL(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
        expect(visited.hostname).toMatch(/^(www\.)?crunchbase\.com$/);
        expect(visited.pathname.toLowerCase().split("/")[2]).toBe(read.permalink);
      }),
      { numRuns: 3000 },
    );
  });
});
