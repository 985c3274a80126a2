import { asObject } from "../../../domain/company/read-json.ts";
import { parseJson } from "./capped-text.ts";

/** Who is signed in: the user's id. */
export interface Caller {
  readonly userId: string;
}

/**
 * The signed-in user of a request, null where there is none: the public anonymous key is a valid token too. The platform
 * has verified the token before the function runs (`verify_jwt`); here it is only read.
 */
export function readCaller(request: Request): Caller | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const { role, sub } = asObject(parseJson(decodeBase64Url(token?.split(".")[1] ?? "") ?? ""));
  return role === "authenticated" && typeof sub === "string" && sub !== "" ? { userId: sub } : null;
}

function decodeBase64Url(text: string): string | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
