/** The server's keys, created at the first start in a file that only its owner can read. */
import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { createSigningKey, createTokens, type SigningKey, type Tokens } from "./tokens.ts";

const FILE_NAME = "secrets.json";
const KEY_BYTES = 32;
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 3600;

/** The given secret (HS256, from an existing Supabase project), else the key stored in `directory`, created if missing. */
export async function loadSigningKey(directory: string, jwtSecret: string | null): Promise<SigningKey> {
  if (jwtSecret !== null) return { algorithm: "HS256", secret: jwtSecret };
  const stored = await readSigningKey(directory);
  if (stored !== null) return stored;
  const file = secretsFile(directory);
  const signingKey = await createSigningKey();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = await open(`${file}.new`, "w", 0o600);
  const urlSigningKey = randomBytes(KEY_BYTES).toString("base64url");
  await temporary.writeFile(`${JSON.stringify({ signingKey, urlSigningKey }, null, 2)}\n`);
  await temporary.sync();
  await temporary.close();
  await rename(`${file}.new`, file);
  return signingKey;
}

/** The key stored in `directory`; null if there is none. Fails if the file cannot be read or its key cannot sign. */
export async function readSigningKey(directory: string): Promise<SigningKey | null> {
  const file = secretsFile(directory);
  const content = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    // ENOTDIR: whatever creates the first file in the directory reports the right path.
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (content === null) return null;
  const signingKey = await parseSigningKey(content).catch(() => null);
  if (signingKey !== null) return signingKey;
  throw new Error(
    `Cannot read the keys in ${file}. Restore the file from a backup, or delete it: then everyone has to sign in again.`,
  );
}

async function parseSigningKey(content: string): Promise<SigningKey> {
  const { signingKey } = JSON.parse(content) as { signingKey: SigningKey };
  // Only such keys are stored.
  if (signingKey.algorithm !== "ES256") throw new TypeError("not an ES256 key");
  const tokens = await createTokens(signingKey);
  await tokens.verify(await tokens.sign({ role: "anon" }));
  return signingKey;
}

/**
 * The key of signed URLs, stored in `directory` beside the signing key. With a given secret, and for a file without such a key, it
 * is derived: all servers with the same secret have the same one.
 */
export async function loadUrlSigningKey(directory: string, signingKey: SigningKey): Promise<Uint8Array> {
  if (signingKey.algorithm === "HS256") return derivedUrlKey(signingKey.secret);
  const { urlSigningKey } = JSON.parse(await readFile(secretsFile(directory), "utf8")) as { urlSigningKey?: string };
  if (urlSigningKey === undefined) return derivedUrlKey(String(signingKey.jwk.d));
  const key = typeof urlSigningKey === "string" ? Buffer.from(urlSigningKey, "base64url") : Buffer.alloc(0);
  if (key.length < KEY_BYTES) {
    throw new Error(
      `Cannot read urlSigningKey in ${secretsFile(directory)}. Restore the file from a backup, or delete this entry: then all signed URLs expire.`,
    );
  }
  return key;
}

function derivedUrlKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "signed URLs", KEY_BYTES));
}

/** Exists once a first start has completed. */
export function secretsFile(directory: string): string {
  return join(directory, FILE_NAME);
}

/** A Supabase project's API keys: `anon` for browsers, `service_role` for the functions only. */
export async function issueProjectKeys(tokens: Tokens, nowSeconds: number) {
  const key = (role: string) =>
    tokens.sign({ iss: "supabase", role, iat: nowSeconds, exp: nowSeconds + TEN_YEARS_SECONDS });
  return { anonKey: await key("anon"), serviceRoleKey: await key("service_role") };
}
