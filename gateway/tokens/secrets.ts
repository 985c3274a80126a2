/** The server's own keys: made at the first start, kept in a file that only its owner reads. */
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { createSigningKey, type SigningKey, type Tokens } from "./tokens.ts";

const FILE_NAME = "secrets.json";
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 3600;

/**
 * The key that signs access tokens: the given secret (HS256, as of an existing Supabase project), else the key kept in
 * `directory`, made there now if it is the first start.
 */
export async function loadSigningKey(directory: string, jwtSecret: string | null): Promise<SigningKey> {
  if (jwtSecret !== null) return { algorithm: "HS256", secret: jwtSecret };
  const file = join(directory, FILE_NAME);
  try {
    return (JSON.parse(await readFile(file, "utf8")) as { signingKey: SigningKey }).signingKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(
        `The keys in ${file} cannot be read. Restore the file from a backup, or remove it (everybody signs in anew).`,
        {
          cause: error,
        },
      );
    }
  }
  const signingKey = await createSigningKey();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = await open(`${file}.new`, "w", 0o600);
  await draft.writeFile(`${JSON.stringify({ signingKey }, null, 2)}\n`);
  await draft.sync();
  await draft.close();
  await rename(`${file}.new`, file);
  return signingKey;
}

/** The two keys of a Supabase project: `anon` for browsers, `service_role` for the functions alone. */
export async function issueProjectKeys(tokens: Tokens, nowSeconds: number) {
  const key = (role: string) =>
    tokens.sign({ iss: "supabase", role, iat: nowSeconds, exp: nowSeconds + TEN_YEARS_SECONDS });
  return { anonKey: await key("anon"), serviceRoleKey: await key("service_role") };
}
