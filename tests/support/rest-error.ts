import { RestError } from "#gateway/rest/errors.ts";

/** The `RestError` that the action throws. Fails if it throws none. */
export function catchRestError(action: () => unknown): RestError {
  try {
    action();
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error("The action did not throw");
}
