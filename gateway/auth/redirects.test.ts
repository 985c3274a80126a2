import { describe, expect, test } from "vitest";
import { chooseRedirect, isAllowedRedirect, withError, withFragment, withQuery } from "./redirects.ts";

const SITE = "https://app.example.com";
const LIST = [
  "https://*.preview.example.net/**",
  "https://exact.example.net/back",
  "https://one.example.net/*",
  "http://team?.example.net",
  "com.example.app://callback",
];

describe("allowed redirects", () => {
  test.each([
    ["the site", "https://app.example.com", true],
    ["a page of the site", "https://app.example.com/a/b?c=d#e", true],
    ["the site with its port written out", "https://app.example.com:443/x", true],
    ["the site in capitals", "HTTPS://APP.EXAMPLE.COM/x", true],
    ["the site over http", "http://app.example.com/", false],
    ["the site at another port", "https://app.example.com:8443/", false],
    ["a subdomain of the site", "https://evil.app.example.com/", false],
    ["the site as a prefix", "https://app.example.com.evil.example/", false],
    ["the site as user name", "https://app.example.com@evil.example/", false],
    ["the site with a user", "https://user@app.example.com/", false],
    ["the site after a backslash", "https://evil.example\\@app.example.com/", false],
    ["another site", "https://evil.example/", false],
    ["another site without scheme", "//evil.example/", false],
    ["a path", "/overview", false],
    ["loopback IPv4 for a remote site", "http://127.0.0.1:5173/x", false],
    ["loopback IPv6 for a remote site", "http://[::1]:5173/", false],
    ["localhost for a remote site", "http://localhost:5173/", false],
    ["loopback in decimal", "http://2130706433/", false],
    ["loopback in octal", "http://0177.0.0.1/", false],
    ["loopback, shortened", "http://127.1/", false],
    ["another IP address", "http://192.0.2.1/", false],
    ["the cloud metadata address", "http://169.254.169.254/", false],
    ["a javascript URL", "javascript:alert(1)", false],
    ["a data URL", "data:text/html,x", false],
    ["a leading space", " https://app.example.com", false],
    ["a tab inside", "https://app.exa\tmple.com/", false],
    ["a line feed", "https://app.example.com/\nx", false],
    ["an empty string", "", false],
    ["very long", `https://app.example.com/${"x".repeat(2048)}`, false],
    ["** crosses dots and slashes", "https://a.preview.example.net/x/y.html?z", true],
    ["* does not cross dots", "https://a.b.preview.example.net/x", false],
    ["* does not cross slashes", "https://one.example.net/a/b", false],
    ["* matches one path segment", "https://one.example.net/a", true],
    ["an exact pattern", "https://exact.example.net/back", true],
    ["the fragment is ignored", "https://exact.example.net/back#x", true],
    ["more than the pattern", "https://exact.example.net/back/door", false],
    ["a dot is literal", "https://exactXexample.net/back", false],
    ["? matches one character", "http://team1.example.net", true],
    ["? does not match a dot", "http://team..example.net", false],
    ["an app's scheme", "com.example.app://callback", true],
    ["an app's scheme with another host", "com.example.app://other", false],
  ])("%s", (_, url, isAllowed) => {
    expect(isAllowedRedirect(url, SITE, LIST)).toBe(isAllowed);
  });

  test("any port is allowed for a loopback site", () => {
    expect(isAllowedRedirect("http://localhost:5173/x", "http://localhost:3000", [])).toBe(true);
    expect(isAllowedRedirect("http://127.0.0.1:5173/x", "http://localhost:3000", [])).toBe(true);
    expect(isAllowedRedirect("http://localhost.evil.example/x", "http://localhost:3000", [])).toBe(false);
  });

  test("the pattern ** does not allow javascript URLs", () => {
    expect(isAllowedRedirect("javascript:alert(1)", SITE, ["**"])).toBe(false);
    expect(isAllowedRedirect("https://any.example/", SITE, ["**"])).toBe(true);
  });

  test("chooses the first allowed candidate, else the site", () => {
    expect(chooseRedirect([undefined, "https://evil.example", `${SITE}/a`, `${SITE}/b`], SITE, [])).toBe(`${SITE}/a`);
    expect(chooseRedirect([null, ""], SITE, LIST)).toBe(SITE);
  });
});

describe("redirect parameters", () => {
  const error = { status: 403, code: "otp_expired", message: "It is over & done" };

  test("puts tokens into the fragment in GoTrue's order", () => {
    expect(withFragment(`${SITE}/a?b=c#old`, { type: "signup", access_token: "x.y", sb: "" })).toBe(
      `${SITE}/a?b=c#access_token=x.y&sb=&type=signup`,
    );
  });

  test("puts a code into the query", () => {
    expect(withQuery(`${SITE}/a?b=c&code=old`, { code: "new" })).toBe(`${SITE}/a?b=c&code=new`);
  });

  test("puts an error into the fragment", () => {
    expect(withError(SITE, error, false)).toBe(
      `${SITE}/#error=access_denied&error_code=otp_expired&error_description=It+is+over+%26+done&sb=`,
    );
  });

  test("puts a PKCE error into the query too", () => {
    const url = new URL(withError(SITE, { ...error, status: 400 }, true));
    expect(url.searchParams.get("error")).toBe("invalid_request");
    expect(new URLSearchParams(url.hash.slice(1)).get("error_code")).toBe("otp_expired");
  });
});
