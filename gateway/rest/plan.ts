/** Intent checked against the catalog: every name found, every contradiction refused. */
import type { Catalog, Relation } from "./catalog.ts";
import { closest } from "./closest.ts";
import { restError } from "./errors.ts";
import { negotiate } from "./negotiate.ts";
import { planCall } from "./plan-call.ts";
import { planMutation } from "./plan-mutation.ts";
import { planShape } from "./plan-shape.ts";
import type { Plan } from "./plan-types.ts";
import type { Intent } from "./request.ts";

/** @param maxRows the longest page of a read or a function's result. */
export function makePlan(intent: Intent, catalog: Catalog, maxRows: number): Plan {
  if (intent.target.kind === "routine") return planCall(intent, catalog, maxRows);
  const relation = findRelation(intent, catalog);
  switch (intent.action) {
    case "describe":
      return { kind: "describe", allow: relationMethods(relation) };
    case "insert":
    case "update":
    case "put":
    case "delete":
      return planMutation(intent, intent.action, relation, catalog);
    default: {
      const shape = planShape(intent, relation, catalog, { maxRows, withFilters: true });
      const media = negotiate(intent);
      return {
        kind: "read",
        shape,
        media,
        preferences: intent.preferences,
        hasBody: intent.method !== "HEAD",
        maxRows,
      };
    }
  }
}

function findRelation({ schema, target }: Intent, catalog: Catalog): Relation {
  const relation = catalog.relation(schema, target.name);
  if (relation) return relation;
  const minimumLikeness = 0.75;
  throw restError.relation(schema, target.name, closest(target.name, catalog.relationNames(schema), minimumLikeness));
}

function relationMethods({ insertable, updatable, deletable, primaryKey }: Relation): readonly string[] {
  const methods = ["OPTIONS", "GET", "HEAD"];
  if (insertable) methods.push("POST");
  if (insertable && updatable && primaryKey.length > 0) methods.push("PUT");
  if (updatable) methods.push("PATCH");
  if (deletable) methods.push("DELETE");
  return methods;
}
