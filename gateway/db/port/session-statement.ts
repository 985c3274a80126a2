import type { Session, Statement } from "./database.ts";

/**
 * The statement that sets role, settings and read-only mode for the current transaction. `more` are settings of the engine.
 * Null if there is nothing to set.
 */
export function sessionStatement(session?: Session, more: Readonly<Record<string, string>> = {}): Statement | null {
  const settings = { ...more, ...(session && { role: session.role }), ...session?.settings };
  const values: string[] = [];
  const calls: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    values.push(name, value);
    calls.push(`set_config($${values.length - 1},$${values.length},true)`);
  }
  if (session?.readOnly) calls.push("set_config('transaction_read_only','on',true)");
  return calls.length > 0 ? { text: `select ${calls.join(",")}`, values } : null;
}
