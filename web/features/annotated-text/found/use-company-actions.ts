import { useCallback, useMemo, useState } from "react";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { factColumns } from "#domain/company/facts.ts";
import { cleanName } from "#domain/company-names/clean-name.ts";
import type { CvOutline } from "#domain/cv/outline.ts";
import type { Priority } from "#domain/hotlist/hotlist-company.ts";
import type { KnownCompany } from "#domain/hotlist/known-company.ts";
import { createHotlistEntry } from "#domain/hotlist/new-entry.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { employedSince } from "#domain/text/employed-since.ts";
import { useInvalidateCompanies } from "#web/data/company/writes.ts";
import { useAddToHotlist, useRemoveFromHotlist } from "#web/data/hotlist/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { type FetchedCompany, useFetchCompany } from "../use-fetch-company.ts";
import { foundMessages as messages } from "./found-messages.ts";
import type { NameActions } from "./use-name-actions.ts";

/** A company of the text: one of the lists, or a name that is in none. */
export interface CompanyTarget {
  readonly name: string;
  /** Names that the fetched company may have. */
  readonly names: readonly string[];
  readonly company: KnownCompany | null;
}

export type FetchState =
  | { readonly kind: "fetching" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "fetched"; readonly facts: CompanyFacts; readonly url: string; readonly factsAt: string };

interface CompanyActionsOptions {
  readonly outline: CvOutline;
  readonly pushChange: NameActions["pushChange"];
  readonly onFacts: (name: string, company: KnownCompany) => void;
}

/** Fetches the facts of one company, and adds it to a hotlist. */
export function useCompanyActions({ outline, pushChange, onFacts }: CompanyActionsOptions) {
  const fetchCompany = useFetchCompany();
  const invalidateCompanies = useInvalidateCompanies();
  const { mutateAsync: insert } = useAddToHotlist();
  const { mutateAsync: remove } = useRemoveFromHotlist();
  const [fetches, setFetches] = useState<ReadonlyMap<string, FetchState>>(new Map());

  const fetchFacts = useCallback(
    async ({ name, names, company }: CompanyTarget): Promise<FetchState> => {
      const setState = (state: FetchState) => {
        setFetches((before) => new Map(before).set(name, state));
        return state;
      };
      setState({ kind: "fetching" });
      const since = employedSince(outline, names);
      const result = await attempt(() => fetchCompany({ names, url: company?.url ?? null, since }));
      if (!result.ok) return setState({ kind: "failed", reason: result.reason });
      const { facts, url, factsAt } = result;
      onFacts(name, { url, hotlists: company?.hotlists ?? [], facts: { ...facts, source: "company_facts", factsAt } });
      void invalidateCompanies();
      return setState({ kind: "fetched", facts, url, factsAt });
    },
    [fetchCompany, invalidateCompanies, onFacts, outline],
  );

  /** With the facts if they are known or can be fetched; otherwise by name. */
  const addToHotlist = useCallback(
    async (target: CompanyTarget, squad: Squad, priority: Priority): Promise<void> => {
      const { name, company } = target;
      const id = crypto.randomUUID();
      try {
        const existing = fetches.get(name);
        const state = existing?.kind === "fetched" ? existing : await fetchFacts(target);
        const entry =
          state.kind === "fetched"
            ? createHotlistEntry(squad.id, state.facts, state.url)
            : {
                squad_id: squad.id,
                company_name: cleanName(name),
                company_url: company?.url ?? null,
                ...(company?.facts ? factColumns(company.facts) : {}),
              };
        const message = messages.addedToHotlist(entry.company_name ?? name, squad.name);
        if ((await insert({ ...entry, id, priority })) === "exists") {
          toast.error(messages.onHotlistTitle, messages.isOnHotlist(entry.company_name ?? name, squad.name));
          return;
        }
        const revert = () => remove({ id, squad_id: squad.id });
        pushChange({ title: messages.addedToHotlistTitle, message, revert });
      } catch (error) {
        toast.error(messages.addToHotlistFailed, errorMessage(error));
      }
    },
    [fetches, fetchFacts, insert, remove, pushChange],
  );

  return useMemo(() => ({ fetches, fetchFacts, addToHotlist }), [fetches, fetchFacts, addToHotlist]);
}

export type CompanyActions = ReturnType<typeof useCompanyActions>;

async function attempt(fetchCompany: () => Promise<FetchedCompany>): Promise<FetchedCompany> {
  try {
    return await fetchCompany();
  } catch (error) {
    return { ok: false, reason: errorMessage(error) };
  }
}
