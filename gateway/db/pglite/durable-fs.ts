import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { MessageWriter } from "../wire/message-writer.ts";
import { exchange } from "./core.ts";

/** The permission bits of group and others. */
const OTHERS = 0o077;

type Init = Awaited<ReturnType<NodeFS["init"]>>;
type EmscriptenOptions = Init["emscriptenOpts"];

/** The part of Emscripten's file system on Node's that is changed here (Emscripten, library_nodefs.js). */
interface NodeOperations {
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
  readonly stream_ops: {
    fsync?: (stream: { nfd: number }) => number;
    write: (stream: { path?: string }, ...rest: unknown[]) => number;
  };
}

/**
 * PGlite's directory on disk with a real fsync. As shipped, fsync and fdatasync report success without acting
 * (electric-sql/pglite#1107). It reaches into PGlite's internals: hence the pinned version, and `proveSyncs` at every start.
 */
export class DurableFS extends NodeFS {
  /** How many files have been flushed to the disk so far. */
  syncs = 0;
  /** How many bytes have gone to the write-ahead log so far. */
  walBytes = 0;
  readonly #onFatal: (why: string) => void;

  /** `onFatal` must end this thread: after a failed flush or a PANIC only a restart with recovery is safe. */
  constructor(directory: string, onFatal: (why: string) => void) {
    super(directory);
    this.#onFatal = onFatal;
  }

  override async init(pglite: PGlite, options: EmscriptenOptions): Promise<Init> {
    const initialized = await super.init(pglite, options);
    const { emscriptenOpts } = initialized;
    emscriptenOpts.preRun?.push((module) => this.#hook(module.NODEFS));
    // PGlite would go round in its loop for ever after PANIC.
    Object.assign(emscriptenOpts, { onAbort: (why: unknown) => this.#onFatal(`the engine aborted ${String(why)}`) });
    return initialized;
  }

  #hook({ node_ops: nodes, stream_ops: streams }: NodeOperations): void {
    const { mknod, setattr } = nodes;
    const { write } = streams;
    // Emscripten knows no umask: nobody but the server's own user reads password hashes.
    nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
    nodes.setattr = (node, attributes) =>
      setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
    streams.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd);
      } catch (error) {
        // What was not flushed may be gone from the page cache: trying again would lie.
        this.#onFatal(`fsync failed: ${(error as Error).message}`);
      }
      this.syncs++;
      return 0;
    };
    streams.write = (stream, ...rest) => {
      const written = write(stream, ...rest);
      if (stream.path?.includes("/pg_wal/")) this.walBytes += written;
      return written;
    };
  }
}

/** Refuses to go on where a commit does not reach the disk. */
export async function proveSyncs(pglite: PGlite, counter: { readonly syncs: number }): Promise<void> {
  const before = counter.syncs;
  const commit = new MessageWriter()
    .statement({ text: "select pg_logical_emit_message(true, 'self-test', '')" })
    .take();
  await exchange(pglite, commit, { deadlineAt: Number.POSITIVE_INFINITY, maxBytes: 1024 });
  if (counter.syncs === before) {
    throw new Error(
      "The embedded database does not flush its commits to the disk, so a power cut could destroy it. " +
        "It was changed or updated: use the version of @electric-sql/pglite that package.json names.",
    );
  }
}
