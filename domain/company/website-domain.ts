import { parseHttpUrl } from "./http-url.ts";

/**
 * Second-level suffixes below which organizations register, by country. A list of all public suffixes would be larger than the
 * rest of the import.
 */
const SECOND_LEVELS = new Set([
  "ac",
  "co",
  "com",
  "edu",
  "go",
  "gob",
  "gov",
  "govt",
  "gouv",
  "ltd",
  "me",
  "mil",
  "ne",
  "net",
  "nom",
  "or",
  "org",
  "plc",
]);
/** Companies have subdomains of these. */
const HOSTING = new Set([
  "appspot.com",
  "azurewebsites.net",
  "blogspot.com",
  "business.site",
  "carrd.co",
  "framer.website",
  "github.io",
  "gitlab.io",
  "glitch.me",
  "godaddysites.com",
  "herokuapp.com",
  "hubspotpagebuilder.com",
  "jimdofree.com",
  "lovable.app",
  "myshopify.com",
  "netlify.app",
  "notion.site",
  "pages.dev",
  "squarespace.com",
  "strikingly.com",
  "substack.com",
  "tumblr.com",
  "typepad.com",
  "vercel.app",
  "web.app",
  "webflow.io",
  "weebly.com",
  "wixsite.com",
  "wordpress.com",
]);
/** Companies have pages on these: the host alone identifies none. */
const SHARED = new Set([
  "about.me",
  "amazon.com",
  "angel.co",
  "apple.com",
  "bit.ly",
  "crunchbase.com",
  "etsy.com",
  "facebook.com",
  "fb.com",
  "github.com",
  "goo.gl",
  "google.com",
  "instagram.com",
  "linkedin.com",
  "linktr.ee",
  "medium.com",
  "myspace.com",
  "pinterest.com",
  "t.co",
  "t.me",
  "tiktok.com",
  "twitter.com",
  "wellfound.com",
  "wikipedia.org",
  "x.com",
  "xing.com",
  "youtube.com",
]);
const HOST =
  /^(?=.{4,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/**
 * The registrable part of a host: `shop.acme.co.uk` is `acme.co.uk`. "shared" for a site on which many companies have
 * pages; null for what is no host of a website, such as an IP address.
 */
export function registrableDomain(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  const last = labels.at(-1) ?? "";
  if (!HOST.test(labels.join(".")) || !/^(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(last)) return null;
  const hasSecondLevel = last.length === 2 && labels.length > 2 && SECOND_LEVELS.has(labels.at(-2) ?? "");
  const size = hasSecondLevel ? 3 : 2;
  const domain = labels.slice(-size).join(".");
  if (SHARED.has(domain)) return "shared";
  if (!HOSTING.has(domain)) return domain;
  const own = labels.slice(-size - 1).join(".");
  return labels.length > size && labels.at(-size - 1) !== "www" ? own : "shared";
}

/** The registrable domain of a website's URL; null for a page of a site that many companies use. No host is requested. */
export function websiteDomain(url: string): string | null {
  const parsed = parseHttpUrl(url);
  const domain = parsed === null ? null : registrableDomain(parsed.authority.replace(/:\d*$/, ""));
  return domain === "shared" ? null : domain;
}
