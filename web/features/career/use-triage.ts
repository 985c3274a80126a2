import { startTransition, useMemo, useRef, useState } from "react";
import { careerFromProfile } from "#domain/career/career.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { type NamedTriageRow, splitPaste, TRIAGE_LIMIT, type TriageRow, triageRow } from "#domain/career/triage.ts";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { useBackend } from "#web/backend/client.ts";
import { readFiles } from "#web/data/document/read-files.ts";
import { toast } from "#web/ui/toast.tsx";
import { triageMessages } from "./triage-messages.ts";
import { type CareerSource, type CareerState, useCareers, useTopInvestors } from "./use-careers.ts";
import type { CareerInput } from "./worker-messages.ts";

/** A file or text of the triage, in memory only. */
interface TriageItem {
  readonly key: string;
  readonly name: string;
  /** As the table of kept people names it. */
  readonly source: string;
  readonly linkedinUrl: string | null;
  /** Null while the file is read. */
  readonly input: CareerInput | null;
  /** Why it cannot be read. */
  readonly problem: string | null;
}

export interface TriagePerson extends Pick<TriageItem, "key" | "source" | "linkedinUrl"> {
  readonly state: "reading" | "read" | "failed";
  readonly problem: string | null;
  readonly linked: LinkedCareer | null;
  /** That the career was read from; null for a profile. */
  readonly text: string | null;
  readonly row: NamedTriageRow;
}

const SHOWN_EVERY_MS = 500;
const UNREAD: CareerState = { linked: null, error: null };
const NO_CAREER: LinkedCareer = {
  career: { name: null, headline: null, positions: [], educations: [] },
  employers: [],
  schools: [],
};

export function useTriage(today: CalendarMonth, comparedInvestors: readonly string[]) {
  const { fundName } = useBackend().config;
  const [items, setItems] = useState<readonly TriageItem[]>([]);
  const lastKey = useRef(0);
  const matcher = useTopInvestors();
  const sources = useMemo(
    () => items.flatMap(({ key, input }): readonly CareerSource[] => (input === null ? [] : [{ key, input }])),
    [items],
  );
  const state = useCareers(sources);
  const { careers } = state;
  const rowOf = useMemo(
    () => createRows((linked) => triageRow(linked, today, matcher, { fundName, investors: comparedInvestors })),
    [today, matcher, fundName, comparedInvestors],
  );
  const people = useMemo(() => {
    const indexOf = new Map(sources.map(({ key }, index) => [key, index]));
    return items.map((item) => personOf(item, careers[indexOf.get(item.key) ?? -1], rowOf));
  }, [items, sources, careers, rowOf]);

  /** Those that fit; says so if some do not. */
  function take<T>(added: readonly T[]): readonly T[] {
    const room = TRIAGE_LIMIT - items.length;
    if (added.length > room) toast.error(triageMessages.tooManyTitle, triageMessages.tooMany(TRIAGE_LIMIT));
    return added.slice(0, room);
  }

  function newItem(name: string, source: string, input: CareerInput | null): TriageItem {
    lastKey.current += 1;
    return { key: `triage ${lastKey.current}`, name, source, linkedinUrl: null, input, problem: null };
  }

  function addText(pasted: string) {
    const added = take(splitPaste(pasted)).map((text, index) =>
      newItem(`${triageMessages.unnamed} ${items.length + index + 1}`, "text", { text: cleanText(text) }),
    );
    setItems((before) => [...before, ...added]);
  }

  async function addFiles(files: readonly File[]) {
    const taken = take(files);
    const added = taken.map((file) => newItem(file.name, "text", null));
    setItems((before) => [...before, ...added]);
    let unshown = new Map<string, ReadDocument>();
    const showRead = () => {
      const read = unshown;
      unshown = new Map();
      if (read.size === 0) return;
      // In slices: the screen stays responsive while fifty rows are drawn.
      startTransition(() => setItems((before) => before.map((item) => readItem(item, read.get(item.key)))));
    };
    // Showing each file at once would draw the table fifty times.
    const timer = setInterval(showRead, SHOWN_EVERY_MS);
    try {
      await readFiles(taken, {
        onRead: (document, index) => unshown.set(added[index]?.key ?? "", document),
      });
    } finally {
      clearInterval(timer);
      showRead();
    }
  }

  return { ...state, people, addText, addFiles, clear: () => setItems([]) };
}

type RowOf = (linked: LinkedCareer, fallbackName: string) => NamedTriageRow;

/** Computes the row of a career once, so that only rows that change are drawn. */
function createRows(compute: (linked: LinkedCareer) => TriageRow): RowOf {
  const rows = new WeakMap<LinkedCareer, NamedTriageRow>();
  return (linked, fallbackName) => {
    const existing = rows.get(linked);
    if (existing !== undefined && existing.name === (existing.person ?? fallbackName)) return existing;
    const row = existing ?? compute(linked);
    const named = { ...row, name: row.person ?? fallbackName };
    rows.set(linked, named);
    return named;
  };
}

function personOf(
  { key, name, source, linkedinUrl, input, problem: fileProblem }: TriageItem,
  { linked, error }: CareerState = UNREAD,
  rowOf: RowOf,
): TriagePerson {
  const isEmpty = linked !== null && linked.career.positions.length + linked.career.educations.length === 0;
  const problem = fileProblem ?? error?.message ?? (isEmpty ? triageMessages.noCareer : null);
  return {
    key,
    source,
    linkedinUrl,
    linked: isEmpty ? null : linked,
    text: input?.text ?? null,
    problem,
    state: problem !== null ? "failed" : linked === null ? "reading" : "read",
    row: rowOf(linked ?? NO_CAREER, name),
  };
}

function readItem(item: TriageItem, document: ReadDocument | undefined): TriageItem {
  if (document === undefined) return item;
  const { kind, profile, textProfile, problem } = document;
  const text = cleanText(document.text);
  return {
    ...item,
    name: textProfile?.fullName ?? item.name,
    source: kind,
    linkedinUrl: profile?.url ?? null,
    input: problem !== null ? null : profile === null ? { text } : { career: careerFromProfile(profile), text },
    problem: problem?.message ?? null,
  };
}
