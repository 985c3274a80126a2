import { asObject } from "../../../domain/company/parse-json.ts";
import { parseJson } from "./capped-body.ts";

export interface Caller {
  readonly userId: string;
  /** The token's `aal` is `aal2`. */
  readonly hasUsedSecondFactor: boolean;
}

/**
 * The signed-in user; null for the anonymous key, which is a valid token too. Does not verify the token: the platform has
 * done that (`verify_jwt`).
 */
export function readCaller(request: Request): Caller | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const { role, sub, aal } = asObject(parseJson(decodeBase64Url(token?.split(".")[1] ?? "") ?? ""));
  if (role !== "authenticated" || typeof sub !== "string" || sub === "") return null;
  return { userId: sub, hasUsedSecondFactor: aal === "aal2" };
}

function decodeBase64Url(text: string): string | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
