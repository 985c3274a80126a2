import type { ImportTarget } from "#web/data/import/target.ts";
import { paths } from "#web/paths.ts";

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
