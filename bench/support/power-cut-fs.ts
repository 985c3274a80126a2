/** PGlite's directory on a disk that may lose, at a power cut, whatever was not flushed. */
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
 * Remembers of every file what it held when it was flushed last. A file is known by inode and time of birth, since Postgres
 * renames what it has flushed. Folders count as flushed, and a whole page is either old or new.
 */
export class PowerCutFS extends DurableFS {
  readonly #directory: string;
  readonly #flushed = new Map<string, Buffer>();
  #writesLeft = Number.POSITIVE_INFINITY;
  #onCut = () => {};

  constructor(directory: string) {
    super(directory, (why) => {
      throw new Error(why);
    });
    this.#directory = directory;
    for (const file of filesBelow(directory))
      this.#flushed.set(identity(statSync(file, { bigint: true })), readFileSync(file));
  }

  /** Calls back in the middle of the nth write from now on. */
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

  /** What the disk holds after a power cut now: each page that was not flushed is new with the given chance, else old. */
  image(target: string, chanceOfNew: number, random: () => number): void {
    for (const file of filesBelow(this.#directory)) {
      const now = readFileSync(file);
      const flushed = this.#flushed.get(identity(statSync(file, { bigint: true }))) ?? Buffer.alloc(0);
      const length = random() < chanceOfNew ? now.length : flushed.length;
      const kept = Buffer.alloc(length);
      for (let start = 0; start < length; start += PAGE_BYTES) {
        const [newPage, oldPage] = [now, flushed].map((bytes) =>
          bytes.subarray(start, Math.min(start + PAGE_BYTES, length)),
        );
        (random() < chanceOfNew ? newPage : oldPage)?.copy(kept, start);
      }
      const copy = join(target, relative(this.#directory, file));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, kept);
    }
    // Postgres' empty folders belong to a cluster, too.
    cpSync(this.#directory, target, {
      recursive: true,
      force: false,
      filter: (source) => statSync(source).isDirectory(),
    });
    if (!existsSync(join(target, "PG_VERSION"))) throw new Error("The image has lost the cluster itself");
  }
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function identity({ ino, birthtimeNs }: { readonly ino: bigint; readonly birthtimeNs: bigint }): string {
  return `${ino}:${birthtimeNs}`;
}
