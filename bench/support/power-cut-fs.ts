/** A file system for PGlite that simulates power cuts: pages that were not flushed may be lost. */
import { cpSync, existsSync, fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { DurableFS } from "../../gateway/db/pglite/durable-fs.ts";

const PAGE_BYTES = 4096;

type Init = Awaited<ReturnType<DurableFS["init"]>>;
type Options = Init["emscriptenOpts"];
interface Streams {
  readonly stream_ops: {
    fsync: (stream: { nfd: number }) => number;
    write: (stream: { path?: string }, ...rest: unknown[]) => number;
  };
}

/**
 * Stores the content of every file at its last flush. Files are identified by inode and birth time because Postgres renames
 * flushed files. The model treats folders as flushed, and pages as written whole or not at all.
 */
export class PowerCutFS extends DurableFS {
  readonly #directory: string;
  readonly #flushed = new Map<string, Buffer>();
  #writesLeft = Number.POSITIVE_INFINITY;
  #onCut = () => {};

  constructor(directory: string) {
    super(directory, (reason) => {
      throw new Error(reason);
    });
    this.#directory = directory;
    for (const file of filesIn(directory))
      this.#flushed.set(identity(statSync(file, { bigint: true })), readFileSync(file));
  }

  /** Calls `onCut` during the nth write from now. */
  cutAfterWrites(writes: number, onCut: () => void): void {
    this.#writesLeft = writes;
    this.#onCut = onCut;
  }

  override async init(pglite: PGlite, options: Options): Promise<Init> {
    const initialized = await super.init(pglite, options);
    initialized.emscriptenOpts.preRun?.push((module: { NODEFS: unknown }) => this.#watch(module.NODEFS as Streams));
    return initialized;
  }

  #watch({ stream_ops: streams }: Streams): void {
    const { fsync, write } = streams;
    streams.fsync = (stream) => {
      const result = fsync(stream);
      const status = fstatSync(stream.nfd, { bigint: true });
      if (status.isFile()) this.#flushed.set(identity(status), readFileSync(`/proc/self/fd/${stream.nfd}`));
      return result;
    };
    streams.write = (stream, ...rest) => {
      const written = write(stream, ...rest);
      this.#writesLeft -= 1;
      if (this.#writesLeft === 0) this.#onCut();
      return written;
    };
  }

  /** Writes the disk's content after a power cut now: each unflushed page is new with probability `newShare`, else old. */
  writeImage(target: string, newShare: number, random: () => number): void {
    for (const file of filesIn(this.#directory)) {
      const current = readFileSync(file);
      const flushed = this.#flushed.get(identity(statSync(file, { bigint: true }))) ?? Buffer.alloc(0);
      const length = random() < newShare ? current.length : flushed.length;
      const content = Buffer.alloc(length);
      for (let start = 0; start < length; start += PAGE_BYTES) {
        const [newPage, oldPage] = [current, flushed].map((bytes) =>
          bytes.subarray(start, Math.min(start + PAGE_BYTES, length)),
        );
        (random() < newShare ? newPage : oldPage)?.copy(content, start);
      }
      const copy = join(target, relative(this.#directory, file));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, content);
    }
    // A cluster also needs its empty folders.
    cpSync(this.#directory, target, {
      recursive: true,
      force: false,
      filter: (source) => statSync(source).isDirectory(),
    });
    if (!existsSync(join(target, "PG_VERSION"))) throw new Error("The image contains no cluster");
  }
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function identity({ ino, birthtimeNs }: { readonly ino: bigint; readonly birthtimeNs: bigint }): string {
  return `${ino}:${birthtimeNs}`;
}
