/** From a request's body to values of known shape. Whatever is wrong with it is the caller's fault: 400, never 500. */
import type { Context } from "hono";
import { z } from "zod";
import { authErrors } from "./errors.ts";

export const MAX_BODY_BYTES = 1024 * 1024;
/** Deeper JSON than this nobody needs, and Postgres' own parser has a limit. */
const MAX_DEPTH = 64;
/** The data of a user travels in every access token, and a header of more than 16 KB reaches no server. */
const MAX_METADATA_BYTES = 8 * 1024;

/** A text that may be missing or null; then "". */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** Data about a user: a JSON object of at most 8 KB; null where missing. */
export const metadata = z
  .custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object" && !Array.isArray(value))
  .nullish()
  .transform((value) => value ?? null)
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_METADATA_BYTES, "is larger than 8 KB");

/** The body as the schema has it. Refuses with `bad_json` or `validation_failed`. */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const json = parseJson(await context.req.arrayBuffer());
  checkStorable(json);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw authErrors.invalid(`${issue?.path.join(".") || "Request body"}: ${issue?.message ?? "invalid"}`);
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw authErrors.badJson();
    throw error;
  }
}

/** Postgres stores neither NUL nor half a surrogate pair. Walks without recursion, so that depth cannot exhaust the stack. */
function checkStorable(json: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[json, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === "string") checkText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) throw authErrors.invalid("Request body is nested too deeply");
    for (const [key, inner] of Object.entries(value)) {
      checkText(key);
      waiting.push([inner, depth + 1]);
    }
  }
}

function checkText(value: string): void {
  if (value.includes("\0") || !value.isWellFormed()) {
    throw authErrors.invalid("Request body contains characters that cannot be stored");
  }
}
