import { useEffect, useRef, useState } from "react";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import { readFiles } from "#web/data/document/read-files.ts";

export interface DocumentEntry {
  readonly key: number;
  readonly file: File;
  /** Null while it is read. */
  readonly document: ReadDocument | null;
  readonly isPlainText: boolean;
}

/** The files of a screen, in memory only. */
export interface Documents {
  readonly entries: readonly DocumentEntry[];
  /** The entry that is shown: the chosen one, else the first that could be read. */
  readonly selected: DocumentEntry | null;
  /** Resolves when all are read. */
  readonly add: (files: readonly File[]) => Promise<readonly ReadDocument[]>;
  readonly select: (key: number) => void;
  readonly remove: (key: number) => void;
  readonly read: (entry: DocumentEntry, isPlainText: boolean) => Promise<readonly ReadDocument[]>;
}

const SHOWN_EVERY_MS = 100;

export function useDocuments(): Documents {
  const [entries, setEntries] = useState<readonly DocumentEntry[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const lastKey = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function update(changes: ReadonlyMap<number, Partial<DocumentEntry>>) {
    setEntries((current) =>
      current.map((entry) => {
        const change = changes.get(entry.key);
        return change === undefined ? entry : { ...entry, ...change };
      }),
    );
  }

  /** Shows what was read a few times a second: small files are read faster than the screen is drawn. */
  async function readAll(files: readonly File[], keys: readonly number[], isPlainText: boolean) {
    let unshown = new Map<number, Partial<DocumentEntry>>();
    const showRead = () => {
      if (unshown.size > 0) update(unshown);
      unshown = new Map();
    };
    const timer = setInterval(showRead, SHOWN_EVERY_MS);
    try {
      return await readFiles(files, {
        isPlainText,
        signal: leaving.current?.signal,
        onRead: (document, index) => unshown.set(keys[index] as number, { document }),
      });
    } finally {
      clearInterval(timer);
      showRead();
    }
  }

  return {
    entries,
    selected:
      entries.find(({ key }) => key === chosen) ??
      entries.find(({ document }) => document !== null && document.problem === null) ??
      null,
    add(files) {
      const added = files.map((file): DocumentEntry => {
        lastKey.current += 1;
        return { key: lastKey.current, file, document: null, isPlainText: false };
      });
      setEntries((current) => [...added, ...current]);
      setChosen(null);
      return readAll(
        files,
        added.map(({ key }) => key),
        false,
      );
    },
    select: setChosen,
    remove(key) {
      setEntries((current) => current.filter((entry) => entry.key !== key));
    },
    read({ key, file }, isPlainText) {
      update(new Map([[key, { document: null, isPlainText }]]));
      setChosen(key);
      return readAll([file], [key], isPlainText);
    },
  };
}
