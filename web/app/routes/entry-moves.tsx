import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { type EntryChange, type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { type HotlistStatus, isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useChangeEntry } from "#web/data/hotlist/change-entry.ts";
import { decisionMessages as messages } from "#web/features/decision/messages.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";

const DecisionDialog = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/decision/components/decision-dialog.tsx")).DecisionDialog,
  })),
);
const MoveConflict = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/decision/components/move-conflict.tsx")).MoveConflict,
  })),
);

/** The entry after the move; null if it stayed where it was. */
export type MoveEntry = (entry: HotlistCompany, status: HotlistStatus) => Promise<HotlistCompany | null>;

type Question =
  | { readonly kind: "decision"; readonly entry: HotlistCompany; readonly status: "passed" | "parked" }
  | { readonly kind: "conflict"; readonly entry: HotlistCompany; readonly change: EntryChange };

interface AskedMove {
  readonly key: number;
  readonly question: Question;
  readonly done: (moved: HotlistCompany | null) => void;
}

/**
 * Moves an entry to another status: asks why before it is passed or parked, and asks the second of two people who move it. Every
 * screen that moves entries mounts `questions`.
 */
export function useEntryMoves(): { readonly move: MoveEntry; readonly questions: ReactNode } {
  const { mutateAsync: changeEntry } = useChangeEntry();
  /** One after the other: several moves may meet a colleague's. */
  const [asked, setAsked] = useState<readonly AskedMove[]>([]);
  const lastKey = useRef(0);

  const ask = useCallback(
    (question: Question) =>
      new Promise<HotlistCompany | null>((resolve) => {
        lastKey.current += 1;
        const key = lastKey.current;
        const done = (moved: HotlistCompany | null) => {
          setAsked((others) => others.filter((other) => other.key !== key));
          resolve(moved);
        };
        setAsked((others) => [...others, { key, question, done }]);
      }),
    [],
  );

  /** Writes the move if the entry still has the status that the user saw. */
  const write = useCallback(
    async (entry: HotlistCompany, change: EntryChange): Promise<HotlistCompany | null> => {
      const result = await changeEntry({ entry, change, expect: { status: entry.status } });
      if (result.kind === "saved") return result.entry;
      if (result.kind === "conflict") return ask({ kind: "conflict", entry: result.entry, change });
      toast.error(messages.goneTitle(hotlistCompanyName(entry)), messages.gone);
      return null;
    },
    [changeEntry, ask],
  );

  const writeOrReport = useCallback(
    async (entry: HotlistCompany, change: EntryChange): Promise<HotlistCompany | null> => {
      try {
        return await write(entry, change);
      } catch (error) {
        toast.error(messages.errorTitle, messages.moveFailed(sentence(error), STATUS_LABELS[entry.status]));
        return null;
      }
    },
    [write],
  );

  const move = useCallback<MoveEntry>(
    async (entry, status) => {
      // The form also changes the decision of an entry that is passed or parked already.
      if (isClosed(status)) return ask({ kind: "decision", entry, status });
      return status === entry.status ? entry : writeOrReport(entry, { status });
    },
    [ask, writeOrReport],
  );

  const [first] = asked;
  return { move, questions: first && <Suspense key={first.key}>{questionOf(first)}</Suspense> };

  function questionOf({ question, done }: AskedMove): ReactNode {
    const { entry } = question;
    if (question.kind === "decision") {
      return (
        <DecisionDialog
          entry={entry}
          status={question.status}
          onSave={async (change) => done(await write(entry, change))}
          onCancel={() => done(null)}
        />
      );
    }
    const author = entry.authors.status ?? null;
    const keepMine = async () => done(await writeOrReport(entry, question.change));
    return (
      <MoveConflict
        name={hotlistCompanyName(entry)}
        colleague={author?.split("@")[0] ?? null}
        theirs={entry.status}
        mine={question.change.status ?? entry.status}
        onKeepMine={() => void keepMine()}
        onKeepTheirs={() => done(entry)}
      />
    );
  }
}

function sentence(error: unknown): string {
  const text = errorMessage(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
