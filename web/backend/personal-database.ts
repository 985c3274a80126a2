/** Values of the user that are too long for local storage, in IndexedDB; `deletePersonalData` deletes them all. */
import { PERSONAL_DATABASE } from "./personal-data.ts";

const STORES = ["texts", "batches"] as const;
type StoreName = (typeof STORES)[number];
/** One more for each change of `STORES`. */
const VERSION = 2;

/** Stays open, so that a write on `pagehide` needs no asynchronous step before it. */
let connection: Promise<IDBDatabase> | null = null;

/** Undefined if there is none. */
export async function readPersonal(store: StoreName, key: string): Promise<unknown> {
  return settled((await connect()).transaction(store).objectStore(store).get(key));
}

/** Undefined deletes the value. */
export async function writePersonal(store: StoreName, key: string, value: unknown): Promise<void> {
  const transaction = (await connect()).transaction(store, "readwrite");
  const values = transaction.objectStore(store);
  const written = value === undefined ? settled(values.delete(key)) : settled(values.put(value, key));
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
  const request = indexedDB.open(PERSONAL_DATABASE, VERSION);
  request.addEventListener("upgradeneeded", () => {
    for (const name of STORES) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    }
  });
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
