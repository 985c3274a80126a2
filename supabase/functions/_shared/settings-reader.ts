/** Reads settings out of the environment and collects every fault, so that none hides behind the first. */
import type { BackendSettings } from "./backend.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Faults of the environment, one sentence each; never a value, since some are secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`These settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** Blank counts as absent everywhere. */
export interface SettingsReader {
  optional(name: string): string | null;
  /** A service's key, null where there is none. */
  key(name: string): string | null;
  /** Where a service answers. */
  serviceAddress(name: string, otherwise: string): string;
  /** The project itself. */
  backend(): BackendSettings;
  /** To be told at the end with all the others. */
  fault(sentence: string): void;
  /** @throws EnvironmentError with one sentence for every setting that cannot be used. */
  end(): void;
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

export function readSettings(environment: Environment): SettingsReader {
  const faults: string[] = [];
  const optional = (name: string) => environment[name]?.trim() || null;
  const required = (name: string) => optional(name) ?? (faults.push(`${name} is missing`), "");
  return {
    optional,
    key(name) {
      const key = optional(name);
      if (key !== null && !/^[\x21-\x7e]+$/.test(key)) faults.push(`${name} holds characters that no key has`);
      return key;
    },
    serviceAddress(name, otherwise) {
      const address = optional(name) ?? otherwise;
      // Over plain HTTP the key would be readable on the way; a stand-in on this machine is no way.
      const url = parseUrl(address);
      if (url === null || (url.protocol === "http:" && !LOOPBACK_HOSTS.has(url.hostname))) {
        faults.push(`${name} must be an https address such as ${otherwise}`);
      }
      return address;
    },
    backend() {
      const url = required("SUPABASE_URL");
      if (url !== "" && parseUrl(url) === null) faults.push("SUPABASE_URL must be an http or https address");
      return { url: url.replace(/\/+$/, ""), serviceRoleKey: required("SUPABASE_SERVICE_ROLE_KEY") };
    },
    fault: (sentence) => void faults.push(sentence),
    end() {
      if (faults.length > 0) throw new EnvironmentError(faults);
    },
  };
}

/** What `read` finds wrong with the settings, one sentence each. */
export function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
