import { useRef, useState } from "react";
import type { Policies } from "#domain/import/plan-types.ts";
import { useBackend } from "#web/backend/client.ts";
import { fetchEntries } from "#web/data/import/entries.ts";
import { fetchExistingNames } from "#web/data/import/existing-names.ts";
import { MATCH_ROWS, matchCompanies } from "#web/data/import/matches.ts";
import { type ImportTarget, isNameList } from "#web/data/import/target.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import type { Importer } from "./worker/importer.ts";
import type { ColumnSettings, LineFilter, Plan } from "./worker/types.ts";

export interface Checking {
  readonly done: number;
  readonly all: number;
}

/** Compares the file with the rows that are there, and plans what would change. Writes nothing. */
export function usePlan(importer: Importer, target: ImportTarget) {
  const backend = useBackend();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [checking, setChecking] = useState<Checking | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [policies, setPolicies] = useState<Policies>({});
  const run = useRef(0);

  async function compare(columns: ColumnSettings, rowCount: number, isCurrent: () => boolean): Promise<void> {
    await importer.call("setFields", target, columns, backend.config.fundName);
    if (isNameList(target)) {
      await importer.call("setExistingNames", await fetchExistingNames(backend, target.kind));
      return;
    }
    if (target.kind === "hotlist") {
      await importer.call("setEntries", await fetchEntries(backend, target.squad.id));
    }
    for (let offset = 0; offset < rowCount && isCurrent(); offset += MATCH_ROWS) {
      const rows = await importer.call("matchRequest", offset, MATCH_ROWS);
      if (rows.length > 0) await importer.call("addMatches", await matchCompanies(backend, rows));
      if (isCurrent()) setChecking({ done: Math.min(offset + MATCH_ROWS, rowCount), all: rowCount });
    }
  }

  async function check(columns: ColumnSettings, rowCount: number, chosen: Policies): Promise<void> {
    run.current += 1;
    const mine = run.current;
    const isCurrent = () => run.current === mine;
    setPlan(null);
    setError(null);
    setPolicies(chosen);
    setChecking({ done: 0, all: rowCount });
    try {
      await compare(columns, rowCount, isCurrent);
      const next = await importer.call("plan", chosen);
      if (isCurrent()) setPlan(next);
    } catch (failure) {
      if (isCurrent()) setError(errorMessage(failure));
    } finally {
      if (isCurrent()) setChecking(null);
    }
  }

  async function change(request: Promise<Plan>): Promise<void> {
    try {
      setPlan(await request);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  }

  return {
    plan,
    checking,
    error,
    policies,
    check,
    discard: () => {
      run.current += 1;
      setPlan(null);
    },
    setPolicies: (next: Policies) => {
      setPolicies(next);
      return change(importer.call("plan", next));
    },
    include: (line: number, isIncluded: boolean) => change(importer.call("include", line, isIncluded)),
    includeAll: (filter: LineFilter, isIncluded: boolean) => change(importer.call("includeAll", filter, isIncluded)),
    decide: (line: number, decision: string | null) => change(importer.call("decide", line, decision)),
    edit: (line: number, column: number, text: string) => change(editLine(line, column, text)),
  };

  /** The edited line may be another company now. */
  async function editLine(line: number, column: number, text: string): Promise<Plan> {
    const rows = await importer.call("edit", line, column, text);
    if (rows.length > 0) await importer.call("addMatches", await matchCompanies(backend, rows));
    return importer.call("plan", policies);
  }
}
