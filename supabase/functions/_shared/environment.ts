/** Reads settings from environment variables and collects all errors instead of stopping at the first. */
import type { BackendSettings } from "./backend.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Its message and `errors` never contain a value: some are secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`Invalid settings:\n${errors.map((error) => `  - ${error}`).join("\n")}`);
    this.errors = errors;
  }
}

/** Blank values count as absent. Errors are collected until `end`. */
export interface EnvironmentReader {
  optional(name: string): string | null;
  apiKey(name: string): string | null;
  serviceUrl(name: string, defaultUrl: string): string;
  backend(): BackendSettings;
  addError(message: string): void;
  /** @throws EnvironmentError if any setting is invalid */
  end(): void;
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

export function readEnvironment(environment: Environment): EnvironmentReader {
  const errors: string[] = [];
  const optional = (name: string) => environment[name]?.trim() || null;
  const required = (name: string) => optional(name) ?? (errors.push(`${name} is missing`), "");
  return {
    optional,
    apiKey(name) {
      const key = optional(name);
      if (key !== null && !/^[\x21-\x7e]+$/.test(key)) errors.push(`${name} contains invalid characters`);
      return key;
    },
    serviceUrl(name, defaultUrl) {
      const text = optional(name) ?? defaultUrl;
      // Plain HTTP would expose the key on the network; loopback is for fakes.
      const url = parseUrl(text);
      if (url === null || (url.protocol === "http:" && !LOOPBACK_HOSTS.has(url.hostname))) {
        errors.push(`${name} must be an https URL such as ${defaultUrl}`);
      }
      return text;
    },
    backend() {
      const url = required("SUPABASE_URL");
      if (url !== "" && parseUrl(url) === null) errors.push("SUPABASE_URL must be an http or https URL");
      return { url: url.replace(/\/+$/, ""), serviceRoleKey: required("SUPABASE_SERVICE_ROLE_KEY") };
    },
    addError: (message) => void errors.push(message),
    end() {
      if (errors.length > 0) throw new EnvironmentError(errors);
    },
  };
}

/** The errors that `read` collects; empty if the settings are valid. */
export function environmentErrors(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.errors;
    throw error;
  }
}

function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
