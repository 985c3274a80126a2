/** Parses and validates request bodies. An invalid body is always a 400, never a 500. */
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { ANONYMOUS_CALLER, MAX_ANONYMOUS_BODY_BYTES } from "#gateway/http/body-budget.ts";
import { isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { withLimitedBody } from "#gateway/http/limited-body.ts";
import { authErrors } from "./errors.ts";

/** Postgres' JSON parser has a depth limit too. */
const MAX_DEPTH = 64;
/** User metadata is part of every access token, and Node rejects headers above 16 KB. */
const MAX_METADATA_BYTES = 8 * 1024;

/** An optional string; "" if missing or null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** User metadata: a JSON object of at most 8 KB; null if missing. */
export const metadata = z
  .custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object" && !Array.isArray(value))
  .nullish()
  .transform((value) => value ?? null)
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_METADATA_BYTES, "is larger than 8 KB");

/** Reads the body for `readBody`. First of all, so that every route rejects a large body. @throws AuthError 413 */
export const limitBody: MiddlewareHandler = (context, next) =>
  withLimitedBody(context, MAX_ANONYMOUS_BODY_BYTES, ANONYMOUS_CALLER, async (bytes) => {
    if (bytes === null) throw authErrors.tooLarge();
    context.set("body", bytes);
    await next();
  });

/** @throws AuthError `bad_json`, `validation_failed` */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const json = parseJson(context.get("body"));
  checkStorable(json);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw authErrors.invalid(`${issue?.path.join(".") || "Request body"}: ${issue?.message ?? "invalid"}`);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (isNestedTooDeep(json, MAX_DEPTH)) throw authErrors.invalid("Request body is nested too deeply");
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw authErrors.badJson();
    throw error;
  }
}

/** Postgres stores neither NUL nor lone surrogates. */
function checkStorable(value: unknown): void {
  if (typeof value === "string") checkText(value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    checkText(key);
    checkStorable(inner);
  }
}

function checkText(value: string): void {
  if (value.includes("\0") || !value.isWellFormed()) {
    throw authErrors.invalid("Request body contains characters that cannot be stored");
  }
}
