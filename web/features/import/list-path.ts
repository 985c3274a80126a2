import type { ImportTarget } from "#web/data/import/target.ts";
import { paths } from "#web/paths.ts";

/** The list with only what the import added or changed; null for a list that does not filter by it. */
export function importedPath(target: ImportTarget, operationId: string): string | null {
  if (target.kind === "companies") return paths.companiesOfOperation(operationId);
  return target.kind === "hotlist" ? paths.hotlistOfOperation(target.squad.id, operationId) : null;
}

/** The screen of the list, newest rows first where it can be sorted. */
export function listPath(target: ImportTarget): string {
  switch (target.kind) {
    case "companies":
      return `${paths.companyDatabase}?sort=-facts`;
    case "universities":
      return paths.universities;
    case "company-names":
      return paths.companyNames;
    case "hotlist":
      return paths.hotlistOf(target.squad.id);
  }
}
