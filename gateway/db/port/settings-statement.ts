import type { Statement, TransactionSettings } from "./database.ts";

/**
 * The statement that sets role, settings and read-only mode for the current transaction. `more` are settings of the engine.
 * Null if there is nothing to set.
 */
export function settingsStatement(
  runAs?: TransactionSettings,
  more: Readonly<Record<string, string>> = {},
): Statement | null {
  const settings = { ...more, ...(runAs && { role: runAs.role }), ...runAs?.settings };
  const values: string[] = [];
  const calls: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    values.push(name, value);
    calls.push(`set_config($${values.length - 1},$${values.length},true)`);
  }
  if (runAs?.readOnly) calls.push("set_config('transaction_read_only','on',true)");
  return calls.length > 0 ? { text: `select ${calls.join(",")}`, values } : null;
}
