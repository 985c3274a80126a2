/** JSON bodies, checked as Fastify does: the messages are those of its validator. */
import type { Context } from "hono";
import { isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { withLimitedBody } from "#gateway/http/limited-body.ts";
import { storageError } from "./errors.ts";
import type { Caller } from "./service.ts";

/** A thousand keys of a kilobyte. */
const MAX_JSON_BYTES = 1024 * 1024;
const MAX_DEPTH = 64;
const MAX_TEXTS = 20_000;

type Json = Readonly<Record<string, unknown>>;

/** An empty body is an empty object. @throws StorageError */
export function withJsonBody<T>(context: Context, caller: Caller, work: (body: Json) => Promise<T>): Promise<T> {
  return withLimitedBody(context, MAX_JSON_BYTES, caller.owner ?? caller.claims.role, async (bytes) => {
    if (bytes === null) throw storageError.bodyTooLarge();
    return work(parse(bytes.toString("utf8")));
  });
}

function parse(text: string): Json {
  if (text.trim() === "") return {};
  if (isNestedTooDeep(text, MAX_DEPTH)) throw storageError.schema("Body is not valid JSON");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw storageError.schema(`Body is not valid JSON but content-type is set to 'application/json'`);
  }
  throw storageError.schema("body must be object");
}

/** @throws StorageError */
export function requiredText(body: Json, name: string): string {
  if (body[name] === undefined) throw storageError.schema(`body must have required property '${name}'`);
  return optionalText(body, name) ?? "";
}

export function optionalText(body: Json, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw storageError.schema(`body/${name} must be string`);
  if (!value.isWellFormed() || value.includes("\0")) throw storageError.schema(`body/${name} must be valid text`);
  return value;
}

export function optionalBoolean(body: Json, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw storageError.schema(`body/${name} must be boolean`);
}

export function optionalInteger(body: Json, name: string, minimum: number): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (!Number.isSafeInteger(number)) throw storageError.schema(`body/${name} must be integer`);
  if ((number as number) < minimum) throw storageError.schema(`body/${name} must be >= ${minimum}`);
  return number as number;
}

export function requiredInteger(body: Json, name: string, minimum: number): number {
  const value = optionalInteger(body, name, minimum);
  if (value === undefined) throw storageError.schema(`body must have required property '${name}'`);
  return value;
}

/** At least one. The size of the body limits how many they can be, too. */
export function requiredTexts(body: Json, name: string): readonly string[] {
  const value = body[name];
  if (value === undefined) throw storageError.schema(`body must have required property '${name}'`);
  if (!Array.isArray(value)) throw storageError.schema(`body/${name} must be array`);
  if (value.length === 0) throw storageError.schema(`body/${name} must NOT have fewer than 1 items`);
  if (value.length > MAX_TEXTS) throw storageError.schema(`body/${name} must NOT have more than ${MAX_TEXTS} items`);
  return value.map((_item, index) => requiredText(value as never, String(index)));
}

export function optionalObject(body: Json, name: string): Json | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object" || Array.isArray(value)) throw storageError.schema(`body/${name} must be object`);
  return value as Json;
}

export function optionalChoice<const T extends string>(body: Json, name: string, choices: readonly T[]): T | undefined {
  const value = optionalText(body, name);
  if (value === undefined) return undefined;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw storageError.schema(`body/${name} must be equal to one of the allowed values`);
  return choice;
}
