import { useMemo, useState } from "react";
import type { RowAction } from "../components/found/row-actions.tsx";
import type { CompanyLookup } from "../use-annotated-text.ts";
import type { AnalyzedText, FoundEntry } from "../worker-messages.ts";
import { foundMessages as messages } from "./found-messages.ts";
import type { FoundRow } from "./rows.ts";
import type { CompanyActions, CompanyTarget } from "./use-company-actions.ts";
import type { NameActions } from "./use-name-actions.ts";
import type { useRowFocus } from "./use-row-focus.ts";

interface RowActionsOptions {
  readonly analyzed: AnalyzedText;
  readonly companyOf: CompanyLookup;
  readonly actions: NameActions;
  readonly companyActions: CompanyActions;
  readonly focus: ReturnType<typeof useRowFocus>;
}

interface Chooser {
  /** Of the row. */
  readonly key: string;
  readonly kind: "hotlist" | "otherName";
}

/** What can be done with each row of the panel. */
export function useRowActions({ analyzed, companyOf, actions, companyActions, focus }: RowActionsOptions) {
  const { entries } = analyzed.annotation;
  const [chooser, setChooser] = useState<Chooser | null>(null);
  const entryByName = useMemo(() => {
    const byName = new Map<string, FoundEntry>();
    for (const entry of entries) for (const name of entry.lookupNames) byName.set(name.toLowerCase(), entry);
    return byName;
  }, [entries]);

  function targetOf(row: FoundRow): CompanyTarget {
    if (row.kind === "heading") throw new Error("A heading is no company");
    if (row.kind === "entry") {
      const { entry } = row.summary;
      return { name: entry.name, names: entry.lookupNames, company: companyOf(entry) };
    }
    const { name } = row.unknown;
    // A name that has just been added is an entry of the text.
    const entry = entryByName.get(name.toLowerCase()) ?? { kind: "company", name, lookupNames: [name], position: -1 };
    return { name, names: [name, ...entry.lookupNames], company: companyOf(entry) };
  }

  function companyRowActions(row: FoundRow): readonly RowAction[] {
    const target = targetOf(row);
    return [
      ...(target.company?.facts
        ? []
        : [{ letter: "f", label: messages.fetch, run: () => void companyActions.fetchFacts(target) }]),
      { letter: "h", label: messages.hotlist, run: () => setChooser({ key: row.key, kind: "hotlist" }) },
    ];
  }

  function actionsOf(row: FoundRow): readonly RowAction[] {
    if (row.kind === "heading") return [];
    if (row.kind === "entry") return row.summary.entry.kind === "company" ? companyRowActions(row) : [];
    const { name } = row.unknown;
    const handledAs = actions.handled.get(name);
    if (handledAs !== undefined) return handledAs === "company" ? companyRowActions(row) : [];
    return [
      { letter: "a", label: messages.addCompany, run: () => void actions.addCompany(name) },
      { letter: "u", label: messages.addUniversity, run: () => void actions.addUniversities([name]) },
      { letter: "l", label: messages.otherName, run: () => setChooser({ key: row.key, kind: "otherName" }) },
      {
        letter: "x",
        label: messages.notName,
        run: () => {
          if (!focus.move(1)) focus.move(-1);
          void actions.rejectName(name);
        },
      },
      ...companyRowActions(row),
    ];
  }

  function closeChooser() {
    if (chooser !== null) focus.focusRow(chooser.key);
    setChooser(null);
  }

  return { targetOf, actionsOf, chooser, closeChooser };
}
