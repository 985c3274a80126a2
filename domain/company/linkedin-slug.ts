import { hostOf, parseHttpUrl } from "./http-url.ts";

const HOST = /^([a-z]{2,3}\.)?linkedin\.com$/;
const FOLDERS = new Set(["company", "school", "showcase"]);
const SLUG = /^[\p{L}\p{M}\p{N}_&.'’-]{1,200}$/u;

/** The company's part of its LinkedIn URL, in lower case; null for any other text. */
export function linkedinSlug(url: string): string | null {
  const parsed = parseHttpUrl(url);
  const [, folder = "", slug = ""] = (parsed?.path ?? "").split("/");
  if (parsed === null || !HOST.test(hostOf(parsed) ?? "") || !FOLDERS.has(folder.toLowerCase())) return null;
  const decoded = decodedPart(slug)?.normalize("NFC").toLowerCase();
  return decoded !== undefined && SLUG.test(decoded) ? decoded : null;
}

function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
