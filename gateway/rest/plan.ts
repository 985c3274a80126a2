import type { Catalog, Relation } from "./catalog.ts";
import { restError } from "./errors.ts";
import { closestMatch } from "./fuzzy-hint.ts";
import { negotiateContent } from "./negotiate.ts";
import { planCall } from "./plan-call.ts";
import { planMutation } from "./plan-mutation.ts";
import { planSelect } from "./plan-select.ts";
import type { Plan } from "./plan-types.ts";
import type { ApiRequest } from "./request.ts";

/** Resolves names against the catalog and rejects invalid combinations. @param maxRows limit of every read and call. */
export function planRequest(request: ApiRequest, catalog: Catalog, maxRows: number): Plan {
  if (request.target.kind === "routine") return planCall(request, catalog, maxRows);
  const relation = findRelation(request, catalog);
  switch (request.action) {
    case "options":
      return { kind: "options", allow: relationMethods(relation) };
    case "insert":
    case "update":
    case "put":
    case "delete":
      return planMutation(request, request.action, relation, catalog);
    default: {
      const { method, preferences } = request;
      const select = planSelect(request, relation, catalog, { maxRows, withFilters: true });
      const mediaType = negotiateContent(request);
      return { kind: "read", select, mediaType, preferences, hasBody: method !== "HEAD", readOnly: true, maxRows };
    }
  }
}

export function findRelation({ schema, target }: Pick<ApiRequest, "schema" | "target">, catalog: Catalog): Relation {
  const relation = catalog.relation(schema, target.name);
  if (relation) return relation;
  const minSimilarity = 0.75;
  throw restError.tableNotFound(
    schema,
    target.name,
    closestMatch(target.name, catalog.relationNames(schema), minSimilarity),
  );
}

function relationMethods({ insertable, updatable, deletable, primaryKey }: Relation): readonly string[] {
  const methods = ["OPTIONS", "GET", "HEAD"];
  if (insertable) methods.push("POST");
  if (insertable && updatable && primaryKey.length > 0) methods.push("PUT");
  if (updatable) methods.push("PATCH");
  if (deletable) methods.push("DELETE");
  return methods;
}
