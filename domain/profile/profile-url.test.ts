import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseProfileUrl } from "./profile-url.ts";

const canonical = (id: string) => `https://www.linkedin.com/in/${id}`;

describe("parseProfileUrl", () => {
  test.each([
    ["as the site writes it", "https://www.linkedin.com/in/ida-beispiel/", "ida-beispiel"],
    ["without www.", "https://linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["without a scheme", "www.linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["without scheme and www.", "linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["with plain http", "http://www.linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["of Germany", "https://de.linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["of Austria", "at.linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["on a telephone", "https://m.linkedin.com/in/ida-beispiel", "ida-beispiel"],
    ["in upper case", "HTTPS://WWW.LINKEDIN.COM/IN/IDA-BEISPIEL", "ida-beispiel"],
    [
      "with a query",
      "https://www.linkedin.com/in/ida-beispiel?originalSubdomain=de&u=https://x.example/",
      "ida-beispiel",
    ],
    ["with a fragment", "https://www.linkedin.com/in/ida-beispiel#experience", "ida-beispiel"],
    ["with a language", "https://www.linkedin.com/in/ida-beispiel/de", "ida-beispiel"],
    ["with a deeper page", "https://www.linkedin.com/in/ida-beispiel/details/experience/", "ida-beispiel"],
    ["with blanks and a line end around it", "  https://www.linkedin.com/in/ida-beispiel\r\n", "ida-beispiel"],
    ["with the scheme's own port", "https://www.linkedin.com:443/in/ida-beispiel", "ida-beispiel"],
    ["with digits and an underscore", "linkedin.com/in/ida_beispiel-1a2b3c", "ida_beispiel-1a2b3c"],
    ["that begins like a member's id", "linkedin.com/in/ACoAA-beispiel", "acoaa-beispiel"],
    ["of the longest public id", `linkedin.com/in/${"a".repeat(100)}`, "a".repeat(100)],
  ])("is read %s", (_what, text, publicId) => {
    expect(parseProfileUrl(text)).toEqual({ ok: true, publicId, url: canonical(publicId) });
  });

  test.each([
    ["an escaped umlaut", "linkedin.com/in/j%C3%BCrgen-m%c3%bcller", "jürgen-müller", "j%C3%BCrgen-m%C3%BCller"],
    ["an umlaut", "https://www.linkedin.com/in/Jürgen-MÜLLER/", "jürgen-müller", "j%C3%BCrgen-m%C3%BCller"],
    ["a decomposed umlaut", "linkedin.com/in/ju\u0308rgen", "jürgen", "j%C3%BCrgen"],
    ["an escaped letter that needs none", "linkedin.com/in/%69da", "ida", "ida"],
    ["another script", "linkedin.com/in/王小明", "王小明", "%E7%8E%8B%E5%B0%8F%E6%98%8E"],
    ["marks of another script", "linkedin.com/in/नमिता", "नमिता", encodeURIComponent("नमिता")],
    ["a sign", "linkedin.com/in/ida-cfa%C2%AE", "ida-cfa®", "ida-cfa%C2%AE"],
  ])("is read with %s", (_what, text, publicId, escaped) => {
    expect(parseProfileUrl(text)).toEqual({ ok: true, publicId, url: canonical(escaped) });
  });

  test.each([
    ["nothing", "", "empty"],
    ["blanks", " \t\n", "empty"],
    ["a name", "Ida Beispiel", "not-a-url"],
    ["a public id alone", "ida-beispiel", "not-a-url"],
    ["a sentence", "see https://www.linkedin.com/in/ida-beispiel", "not-a-url"],
    ["two URLs", "linkedin.com/in/a\nlinkedin.com/in/b", "not-a-url"],
    ["a path alone", "/in/ida-beispiel", "not-a-url"],
    ["no scheme but its slashes", "//linkedin.com/in/ida-beispiel", "not-a-url"],
    ["a script", "javascript:alert(1)//www.linkedin.com/in/ida-beispiel", "not-a-url"],
    ["a script in disguise", "java\nscript:alert(1)//www.linkedin.com/in/ida", "not-a-url"],
    ["data", "data:text/html,linkedin.com/in/ida-beispiel", "not-a-url"],
    ["a file", "file://www.linkedin.com/in/ida-beispiel", "not-a-url"],
    ["the app's own scheme", "linkedin://profile/ida-beispiel", "not-a-url"],
    ["backslashes", "https:\\\\www.linkedin.com\\in\\ida", "not-a-url"],
    ["a NUL", "https://www.linkedin.com/in/ida\0", "not-a-url"],
    ["a zero-width space", "https://www.linkedin.com/in/ida\u200b", "not-a-url"],
    ["a turned-round text", "https://www.linkedin.com/in/\u202eida", "not-a-url"],
    ["another site", "https://www.xing.com/profile/Ida_Beispiel", "other-host"],
    ["the other data service's site", "https://www.crunchbase.com/person/ida-beispiel", "other-host"],
    ["the host as a label of another", "https://www.linkedin.com.example.org/in/ida", "other-host"],
    ["the host as the end of a word", "https://evillinkedin.com/in/ida", "other-host"],
    ["the host after a hyphen", "https://my-linkedin.com/in/ida", "other-host"],
    ["a letter changed", "https://www.Iinkedin.com/in/ida", "other-host"],
    ["a Cyrillic letter", "https://www.lіnkedin.com/in/ida", "other-host"],
    ["wide letters", "https://www.ｌinkedin.com/in/ida", "other-host"],
    ["another part of the site", "https://business.linkedin.com/in/ida", "other-host"],
    ["the API", "https://api.linkedin.com/in/ida", "other-host"],
    ["two subdomains", "https://www.de.linkedin.com/in/ida", "other-host"],
    ["another top level", "https://www.linkedin.de/in/ida", "other-host"],
    ["a short address", "https://lnkd.in/in/ida", "other-host"],
    ["the host as a user name", "https://www.linkedin.com@evil.example/in/ida", "other-host"],
    ["a user name before the host", "https://me:secret@www.linkedin.com/in/ida", "other-host"],
    ["the host as a path", "https://example.org/www.linkedin.com/in/ida", "other-host"],
    ["the host as a query", "https://example.org?www.linkedin.com/in/ida", "other-host"],
    ["a dot after the host", "https://www.linkedin.com./in/ida", "other-host"],
    ["another port", "https://www.linkedin.com:8443/in/ida", "other-host"],
    ["this machine", "http://127.0.0.1/in/ida", "other-host"],
    ["a cloud's metadata", "http://169.254.169.254/in/ida", "other-host"],
    ["the front page", "https://www.linkedin.com/", "not-a-profile"],
    ["the front page without a slash", "https://www.linkedin.com", "not-a-profile"],
    ["a company", "https://www.linkedin.com/company/celonis", "not-a-profile"],
    ["a school", "https://www.linkedin.com/school/tum/", "not-a-profile"],
    ["a group", "https://www.linkedin.com/groups/123", "not-a-profile"],
    ["a post", "https://www.linkedin.com/posts/ida-beispiel_x", "not-a-profile"],
    ["a job", "https://www.linkedin.com/jobs/view/123", "not-a-profile"],
    ["the feed", "https://www.linkedin.com/feed/", "not-a-profile"],
    ["the oldest form", "https://www.linkedin.com/pub/ida-beispiel/1/2/3", "not-a-profile"],
    ["the folder alone", "https://www.linkedin.com/in/", "not-a-profile"],
    ["a doubled slash", "https://www.linkedin.com//in/ida", "not-a-profile"],
    ["an empty public id", "https://www.linkedin.com/in//ida", "not-a-profile"],
    ["hyphens alone", "https://www.linkedin.com/in/---", "not-a-profile"],
    ["a dot", "https://www.linkedin.com/in/.", "not-a-profile"],
    ["the folder above", "https://www.linkedin.com/in/../company/x", "not-a-profile"],
    ["the folder above, later on", "https://www.linkedin.com/in/ida/../../company/x", "not-a-profile"],
    ["the folder above, escaped", "https://www.linkedin.com/in/ida/%2e%2E/%2e./company", "not-a-profile"],
    ["an escaped slash", "https://www.linkedin.com/in/a%2Fb", "not-a-profile"],
    ["an escaped blank", "https://www.linkedin.com/in/ida%20beispiel", "not-a-profile"],
    ["an escaped NUL", "https://www.linkedin.com/in/ida%00", "not-a-profile"],
    ["an escape twice", "https://www.linkedin.com/in/ida%252e", "not-a-profile"],
    ["half an escape", "https://www.linkedin.com/in/ida%C3", "not-a-profile"],
    ["the Kelvin sign", "https://www.linkedin.com/in/\u212aai", "not-a-profile"],
    ["a comma", "https://www.linkedin.com/in/ida,", "not-a-profile"],
    ["a public id without end", `linkedin.com/in/${"a".repeat(101)}`, "not-a-profile"],
    ["a member's id", "https://www.linkedin.com/in/ACoAABcDeFgHiJkLmNoPqRsTuVwXyZ", "member-id"],
    ["another member's id", "linkedin.com/in/ACwAAA1b2C3d4E5f6G7h8I9j0?x=1", "member-id"],
  ] as const)("is not %s", (_what, text, reason) => {
    expect(parseProfileUrl(text)).toEqual({ ok: false, reason });
  });
});

const nearMisses = fc
  .array(
    fc.oneof(
      fc.constantFrom("https://", "//", "/", "\\", "@", ":", ".", "..", "%2f", "%2e", "?", "#", " ", "\0", "%C3%BC"),
      fc.constantFrom("linkedin.com", "www.", "de.", "in", "in/ida", "company", "ida", "example.org"),
      fc.string({ maxLength: 3, unit: "binary" }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));
const anyPublicId = fc.string({ unit: fc.constantFrom(..."abz09-_äßéñ王".split("")), minLength: 1, maxLength: 30 });

describe("generated input", () => {
  test("every spelling of a profile normalizes to the same URL", () => {
    const spellings = fc.record({
      scheme: fc.constantFrom("", "http://", "https://", "HTTPS://"),
      host: fc.constantFrom("linkedin.com", "www.linkedin.com", "de.LinkedIn.com"),
      publicId: anyPublicId.filter((text) => /[^_-]/.test(text)),
      isEscaped: fc.boolean(),
      rest: fc.constantFrom("", "/", "/de", "/details/skills/", "?x=1", "#top", "/en?x=/#y"),
    });
    fc.assert(
      fc.property(spellings, ({ scheme, host, publicId, isEscaped, rest }) => {
        const id = isEscaped ? encodeURIComponent(publicId) : publicId;
        expect(parseProfileUrl(`${scheme}${host}/in/${id}${rest}`)).toEqual({
          ok: true,
          publicId,
          url: canonical(encodeURIComponent(publicId)),
        });
      }),
    );
  });

  test("an accepted URL normalizes to itself and leads a browser to LinkedIn", () => {
    fc.assert(
      fc.property(fc.oneof(nearMisses, fc.webUrl(), fc.string()), (text) => {
        const read = parseProfileUrl(text);
        if (!read.ok) return;
        expect(parseProfileUrl(read.url)).toEqual(read);
        expect(read.url.length).toBeLessThanOrEqual(500 + canonical("").length * 20);
        const trimmed = text.trim();
        const visited = new URL(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
        expect(visited.hostname).toMatch(/(^|\.)linkedin\.com$/);
        expect(
          decodeURIComponent(visited.pathname.split("/")[2] ?? "")
            .normalize("NFC")
            .toLowerCase(),
        ).toBe(read.publicId);
      }),
      { numRuns: 3000 },
    );
  });
});
