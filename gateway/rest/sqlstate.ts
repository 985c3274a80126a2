/** HTTP status of a SQLSTATE, as in PostgREST. The first matching prefix counts. */
const STATUS_BY_PREFIX: readonly (readonly [prefix: string, status: number])[] = [
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["42P01", 404],
  ["42P17", 500],
  ["42883", 404],
  ["53100", 507],
  ["53200", 400],
  ["53400", 500],
  ["53", 503],
  // PostgREST: 500. The client caused it: too many array dimensions or columns.
  ["54000", 400],
  ["54011", 400],
  ["54", 500],
  ["55", 500],
  // PostgREST: 500. A timeout is not an error of the server.
  ["57014", 504],
  ["57P01", 503],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0001", 400],
  ["P0", 500],
  ["XX", 500],
];

/** @param isAnonymous the transaction ran as the anonymous role. */
export function sqlStateStatus(code: string, message: string, isAnonymous: boolean): number {
  if (code === "42501") return isAnonymous ? 401 : 403;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code === "22023") return /^role .* does not exist$/.test(message) ? 401 : 400;
  // PostgREST: 500. The client caused it: the view is not writable.
  if (code === "55000" && /^cannot (insert into|update|delete from|merge into) view/.test(message)) return 405;
  if (code.startsWith("PT")) return raisedStatus(code.slice(2));
  return STATUS_BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}

/** `RAISE SQLSTATE 'PT402'` is a 402. */
function raisedStatus(digits: string): number {
  const status = /^\d{3}$/.test(digits) ? Number(digits) : 500;
  return status >= 200 && status <= 599 ? status : 500;
}
