import { expect, test } from "vitest";
import { createOriginPolicy, hostOf, isForwarded, isLoopbackHost } from "./origin-policy.ts";

const PUBLIC = "https://research.example.com";
const onLoopback = createOriginPolicy({ publicOrigin: null, listenHost: "127.0.0.1", allowedOrigins: [] });
const isPublic = createOriginPolicy({
  publicOrigin: PUBLIC,
  listenHost: "Research-Box",
  allowedOrigins: ["https://app.example.com"],
});

test.each([
  ["127.0.0.1:3000", true],
  ["localhost", true],
  ["LOCALHOST:3000", true],
  ["app.localhost:3000", true],
  ["[::1]:3000", true],
  ["192.168.1.20:3000", true],
  ["[fe80::1]:3000", true],
  ["research.example.com", false],
  ["localhost.evil.example:3000", false],
  ["127.0.0.1.evil.example", false],
  ["localhost@evil.example", false],
  ["evil.example:127.0.0.1", false],
  ["2130706433", false],
  ["", false],
])("without a public URL: host %s is allowed: %s", (host, isAllowed) => {
  expect(onLoopback.isAllowedHost(host)).toBe(isAllowed);
});

test.each([
  ["research.example.com", true],
  ["RESEARCH.example.com:443", true],
  ["research-box:3000", true],
  ["127.0.0.1:3000", true],
  ["app.example.com", false],
  ["example.com", false],
])("with a public URL: host %s is allowed: %s", (host, isAllowed) => {
  expect(isPublic.isAllowedHost(host)).toBe(isAllowed);
});

test.each([
  ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
  ["https://127.0.0.1:3000", "127.0.0.1:3000", true],
  ["http://localhost:3000", "127.0.0.1:3000", false],
  ["http://127.0.0.1:3001", "127.0.0.1:3000", false],
  ["http://127.0.0.1:3000.evil.example", "127.0.0.1:3000", false],
  ["https://evil.example", "127.0.0.1:3000", false],
  ["null", "127.0.0.1:3000", false],
  ["", "127.0.0.1:3000", false],
])("without a public URL: a page of %j may use %s: %s", (origin, host, isAllowed) => {
  expect(onLoopback.isAllowedOrigin(origin, host)).toBe(isAllowed);
});

test.each([
  [PUBLIC, "research.example.com", true],
  [PUBLIC, "127.0.0.1:3000", true],
  ["https://app.example.com", "research.example.com", true],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
  // Somebody between browser and proxy could write such a page.
  ["http://research.example.com", "research.example.com", false],
  ["http://app.example.com", "research.example.com", false],
])("with a public URL: a page of %j may use %s: %s", (origin, host, isAllowed) => {
  expect(isPublic.isAllowedOrigin(origin, host)).toBe(isAllowed);
});

test.each([
  ["http://127.0.0.1:3000/x?y=//z", "127.0.0.1:3000"],
  ["http://localhost", "localhost"],
])("reads the host of %s", (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  ["localhost:3000", true],
  ["127.8.0.1", true],
  ["[::1]:3000", true],
  ["192.0.2.1", false],
  ["127.evil.example", false],
])("%s is this machine: %s", (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});

test.each([
  ["x-forwarded-for", true],
  ["x-forwarded-host", true],
  ["x-forwarded-server", true],
  ["X-Real-IP", true],
  ["CF-Connecting-IP", true],
  ["Forwarded", true],
  ["Via", true],
  ["accept", false],
])("a request with %s came through a proxy: %s", (name, came) => {
  expect(isForwarded(new Headers({ [name]: "x" }))).toBe(came);
});
