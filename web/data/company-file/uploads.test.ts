import { expect, test } from "vitest";
import { BackendError } from "#web/backend/errors.ts";
import type { AddedFile, NewFile } from "./add-file.ts";
import { Uploads } from "./uploads.ts";

interface Call {
  readonly content: NewFile;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly resolve: (added: AddedFile) => void;
  readonly reject: (error: unknown) => void;
}

function setUp() {
  const calls: Call[] = [];
  const uploads = new Uploads((content, onProgress, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<AddedFile>();
    signal.addEventListener("abort", () => reject(signal.reason));
    calls.push({ content, onProgress, signal, resolve, reject });
    return promise;
  });
  const states = () => uploads.of("n26").map(({ name, state }) => [name, state.status]);
  const idOf = (name: string) => uploads.of("n26").find((upload) => upload.name === name)?.id ?? "";
  return { uploads, calls, states, idOf };
}

const file = (name: string, text = "x") => new File([text], name);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("two uploads run at once, and finished ones leave the list", async () => {
  const { uploads, calls, states } = setUp();
  uploads.start("n26", [file("a.pdf"), file("b.pdf"), file("c.pdf")]);
  uploads.start("other", [file("d.pdf")]);
  expect(states()).toEqual([
    ["a.pdf", "sending"],
    ["b.pdf", "sending"],
    ["c.pdf", "waiting"],
  ]);
  calls[0]?.onProgress(0.5);
  expect(uploads.of("n26")[0]?.state).toEqual({ status: "sending", share: 0.5 });
  calls[0]?.resolve({ status: "added" });
  await settled();
  expect(states()).toEqual([
    ["b.pdf", "sending"],
    ["c.pdf", "sending"],
  ]);
  calls[1]?.resolve({ status: "exists", name: "Deck.pdf", addedAt: "2026-10-03" });
  await settled();
  expect(states()[0]).toEqual(["b.pdf", "exists"]);
  expect(calls).toHaveLength(4);
});

test("a CV waits for its purpose, and files that the server would reject are not sent", () => {
  const { uploads, calls, states, idOf } = setUp();
  uploads.start("n26", [file("CV Ida.pdf"), file("page.html"), file("empty.pdf", "")]);
  expect(states()).toEqual([
    ["CV Ida.pdf", "asking"],
    ["page.html", "not-allowed"],
    ["empty.pdf", "not-allowed"],
  ]);
  expect(calls).toEqual([]);
  uploads.describe(idOf("CV Ida.pdf"), { kind: "cv", purpose: "CFO", expiresAt: null });
  expect(calls[0]?.content).toMatchObject({ companyId: "n26", kind: "cv", purpose: "CFO" });
});

test("a failed upload stays for another attempt, a canceled one is aborted and leaves the list", async () => {
  const { uploads, calls, states, idOf } = setUp();
  uploads.start("n26", [file("a.pdf"), file("b.pdf")]);
  calls[0]?.reject(new BackendError("507", "The server's disk is full.", true));
  uploads.remove(idOf("b.pdf"));
  await settled();
  expect(calls[1]?.signal.aborted).toBe(true);
  expect(uploads.of("n26").map(({ state }) => state)).toEqual([
    { status: "failed", code: "507", message: "The server's disk is full." },
  ]);
  uploads.retry(idOf("a.pdf"));
  expect(states()).toEqual([["a.pdf", "sending"]]);
  calls[2]?.reject(new DOMException("gone", "NotReadableError"));
  await settled();
  expect(uploads.of("n26")[0]?.state).toMatchObject({ status: "failed", code: "unreadable" });
  uploads.clear();
  expect(states()).toEqual([]);
});

test("a list stays the same array until something changes", () => {
  const { uploads } = setUp();
  uploads.start("n26", [file("a.pdf")]);
  expect(uploads.of("n26")).toBe(uploads.of("n26"));
  expect(uploads.of("other")).toBe(uploads.of("none"));
});
