/** Whether a role may write at all. Checked before the body is read: a large body costs memory and time. */
import { DatabaseError } from "#gateway/db/port/database.ts";
import type { Catalog } from "./catalog.ts";
import { findRelation } from "./plan.ts";
import type { RequestHead } from "./request.ts";

/**
 * Postgres' error for a role without any privilege that the request needs; null if Postgres decides, also for columns and rows.
 * @throws RestError for an unknown table
 */
export function privilegeViolation(head: RequestHead, role: string, catalog: Catalog): DatabaseError | null {
  const { action, schema, target } = head;
  if (head.body === null) return null;
  if (target.kind === "routine") {
    const overloads = catalog.routines(schema, target.name);
    const isCallable = overloads.length === 0 || overloads.some(({ callers }) => callers.has(role));
    return isCallable || !catalog.hasRole(role) ? null : permissionDenied("function", target.name);
  }
  const relation = findRelation(head, catalog);
  const roles = action === "update" ? relation.updaters : relation.inserters;
  return roles.has(role) || !catalog.hasRole(role) ? null : permissionDenied(relation.kind, relation.name);
}

function permissionDenied(kind: string, name: string): DatabaseError {
  return new DatabaseError(`permission denied for ${kind} ${name}`, { code: "42501" });
}
