import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { MessageWriter } from "../wire/message-writer.ts";
import { exchange } from "./core.ts";
import { type FileWrite, WalPosition } from "./wal-position.ts";

/** The permission bits of group and others. */
const OTHERS = 0o077;

type Init = Awaited<ReturnType<NodeFS["init"]>>;
type EmscriptenOptions = Init["emscriptenOpts"];

/** The part of Emscripten's NODEFS that is patched (Emscripten, library_nodefs.js). */
interface NodeOperations {
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
  readonly stream_ops: {
    open: (stream: unknown) => void;
    read: (...call: readonly unknown[]) => number;
    fsync?: (stream: FileWrite["stream"]) => number;
    write: (
      stream: FileWrite["stream"],
      buffer: FileWrite["buffer"],
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
}

/**
 * PGlite's file system with a real fsync. As shipped, fsync and fdatasync report success without acting
 * (electric-sql/pglite#1107). It patches PGlite's internals: hence the pinned version, and `verifyFsync` at every start.
 */
export class DurableFS extends NodeFS {
  /** Number of fsync calls so far. */
  syncs = 0;
  /** Bytes written to the write-ahead log so far. */
  walBytes = 0;
  readonly #onFileOperation: () => void;
  readonly #onFatal: (reason: string) => void;
  readonly #walPosition: WalPosition;

  /**
   * @param onFatal must end this thread: after a failed fsync or a PANIC only a restart with recovery is safe; with a damaged
   * write-ahead log nothing may be overwritten.
   * @param onFileOperation called before each; a start without them hangs
   */
  constructor(directory: string, onFatal: (reason: string) => void, onFileOperation: () => void = () => {}) {
    super(directory);
    this.#onFileOperation = onFileOperation;
    this.#walPosition = new WalPosition(directory);
    this.#onFatal = onFatal;
  }

  override async init(pglite: PGlite, options: EmscriptenOptions): Promise<Init> {
    const initialized = await super.init(pglite, options);
    const { emscriptenOpts } = initialized;
    emscriptenOpts.preRun?.push((module) => this.#hook(module.NODEFS));
    // Otherwise PGlite loops forever after a PANIC.
    Object.assign(emscriptenOpts, {
      onAbort: (reason: unknown) => this.#onFatal(`the engine aborted ${String(reason)}`),
    });
    return initialized;
  }

  #hook({ node_ops: nodes, stream_ops: streams }: NodeOperations): void {
    const { mknod, setattr } = nodes;
    const { write, read, open } = streams;
    streams.read = (...call) => {
      this.#onFileOperation();
      return read(...call);
    };
    streams.open = (stream) => {
      this.#onFileOperation();
      open(stream);
    };
    // Emscripten has no umask: only the server's user may read password hashes.
    nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
    nodes.setattr = (node, attributes) =>
      setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
    streams.fsync = (stream) => {
      this.#onFileOperation();
      try {
        fsyncSync(stream.nfd);
        this.#walPosition.flushed(stream);
      } catch (error) {
        // Unflushed data may be gone from the page cache: a retry would report false success.
        this.#onFatal(`fsync failed: ${(error as Error).message}`);
      }
      this.syncs++;
      return 0;
    };
    streams.write = (stream, buffer, offset, length, position) => {
      this.#onFileOperation();
      if (!stream.path?.includes("/pg_wal/")) return write(stream, buffer, offset, length, position);
      const violation = this.#walPosition.violation({ stream, buffer, offset, length, position });
      if (violation !== null) this.#onFatal(violation);
      const written = write(stream, buffer, offset, length, position);
      this.#walPosition.wrote({ stream, buffer, offset, length: written, position });
      this.walBytes += written;
      return written;
    };
  }
}

/** Fails if a commit is not flushed to the disk. */
export async function verifyFsync(pglite: PGlite, counter: { readonly syncs: number }): Promise<void> {
  const before = counter.syncs;
  const commit = new MessageWriter()
    .statement({ text: "select pg_logical_emit_message(true, 'self-test', '')" })
    .take();
  await exchange(pglite, commit, { deadlineAt: Number.POSITIVE_INFINITY, maxBytes: 1024 });
  if (counter.syncs === before) {
    throw new Error(
      "The embedded database does not flush its commits to the disk, so a power cut could destroy it. " +
        "Install the version of @electric-sql/pglite that package.json names.",
    );
  }
}
