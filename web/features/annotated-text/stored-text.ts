import { onPersonalDataDeleted, PERSONAL_DATABASE } from "#web/backend/personal-data.ts";

/**
 * The text of the analyses, in this browser only, until it is cleared or the user signs out. In IndexedDB, because local storage
 * holds 5 MB in total.
 */

const STORE = "texts";
const KEY = "text analysis";

/** Stays open, so that a write on `pagehide` needs no asynchronous step before it. */
let connection: Promise<IDBDatabase> | null = null;

/** Null if there is none. */
export async function readStoredText(): Promise<string | null> {
  if (pending !== null) return pending === "" ? null : pending;
  const text = await settled((await connect()).transaction(STORE).objectStore(STORE).get(KEY));
  return typeof text === "string" ? text : null;
}

async function writeText(text: string): Promise<void> {
  const transaction = (await connect()).transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  const written = text === "" ? settled(store.delete(KEY)) : settled(store.put(text, KEY));
  // Without it, a page that is being closed may discard the write.
  transaction.commit();
  await written;
}

function connect(): Promise<IDBDatabase> {
  connection ??= open().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(PERSONAL_DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  const database = await settled(request);
  const onClosed = () => {
    connection = null;
  };
  database.addEventListener("close", onClosed);
  database.addEventListener("versionchange", () => {
    database.close();
    onClosed();
  });
  return database;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB request failed")));
  });
}

const DELAY_MS = 400;

let pending: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes the text soon: typing would otherwise write it on every key. An empty text deletes the stored one. */
export function storeText(text: string): void {
  pending = text;
  clearTimeout(timer);
  timer = setTimeout(flushStoredText, DELAY_MS);
}

/** Writes what is pending, at once. */
export function flushStoredText(): void {
  const text = pending;
  discardPending();
  if (text === null) return;
  // Storing is a convenience: the screen works without it, for example where the browser's disk is full.
  writeText(text).catch((error: unknown) => console.error("Failed to store the text:", error));
}

function discardPending(): void {
  clearTimeout(timer);
  pending = null;
}

onPersonalDataDeleted(discardPending);
window.addEventListener("pagehide", flushStoredText);
