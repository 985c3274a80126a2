import { RestError } from "#gateway/rest/errors.ts";

/** The refusal that an action ends in. */
export function refusal(action: () => unknown): RestError {
  try {
    action();
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
