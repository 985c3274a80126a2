const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in a URL; null for anything else, which Postgres rejects as a uuid. */
export function readRowId(parameter: string | null): string | null {
  return parameter !== null && UUID.test(parameter) ? parameter : null;
}
