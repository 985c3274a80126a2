/** The server's keys, created at the first start in a file that only its owner can read. */
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { createSigningKey, type SigningKey, type Tokens } from "./tokens.ts";

const FILE_NAME = "secrets.json";
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 3600;

/** The given secret (HS256, from an existing Supabase project), else the key stored in `directory`, created if missing. */
export async function loadSigningKey(directory: string, jwtSecret: string | null): Promise<SigningKey> {
  if (jwtSecret !== null) return { algorithm: "HS256", secret: jwtSecret };
  const file = join(directory, FILE_NAME);
  try {
    return (JSON.parse(await readFile(file, "utf8")) as { signingKey: SigningKey }).signingKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(
        `Cannot read the keys in ${file}. Restore the file from a backup, or delete it: then everyone has to sign in again.`,
        { cause: error },
      );
    }
  }
  const signingKey = await createSigningKey();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = await open(`${file}.new`, "w", 0o600);
  await temporary.writeFile(`${JSON.stringify({ signingKey }, null, 2)}\n`);
  await temporary.sync();
  await temporary.close();
  await rename(`${file}.new`, file);
  return signingKey;
}

/** A Supabase project's API keys: `anon` for browsers, `service_role` for the functions only. */
export async function issueProjectKeys(tokens: Tokens, nowSeconds: number) {
  const key = (role: string) =>
    tokens.sign({ iss: "supabase", role, iat: nowSeconds, exp: nowSeconds + TEN_YEARS_SECONDS });
  return { anonKey: await key("anon"), serviceRoleKey: await key("service_role") };
}
