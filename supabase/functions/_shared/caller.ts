import { asObject } from "../../../domain/company/read-json.ts";
import { parseJson } from "./capped-text.ts";

export interface Caller {
  readonly userId: string;
  /** Whether a second factor was shown (`aal2`). */
  readonly hasShownSecondFactor: boolean;
}

/**
 * The signed-in user of a request, null where there is none: the public anonymous key is a valid token too. The platform
 * has verified the token before the function runs (`verify_jwt`); here it is only read.
 */
export function readCaller(request: Request): Caller | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const { role, sub, aal } = asObject(parseJson(decodeBase64Url(token?.split(".")[1] ?? "") ?? ""));
  if (role !== "authenticated" || typeof sub !== "string" || sub === "") return null;
  return { userId: sub, hasShownSecondFactor: aal === "aal2" };
}

function decodeBase64Url(text: string): string | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
