/** `npm run accounts` as a function, so that tests need no process for each command. */
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { createSmtpMailer } from "#gateway/auth/mailer.ts";
import { migrate } from "#gateway/db/migrations/migrate.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { createLogger } from "#gateway/operations/logger.ts";
import { createKeyedHash } from "#gateway/tokens/keyed-hash.ts";
import { readSigningKey } from "#gateway/tokens/secrets.ts";
import { type AccountCommandResult, runAccountCommand, usageError } from "#server/account-commands.ts";
import { createAccountLog } from "#server/account-log.ts";
import { type Config, readConfig } from "#server/config.ts";
import { MIGRATIONS } from "#server/locations.ts";
import { requestRunningServer } from "./data-location.ts";

/** Resolves with the text for the operator. A running server with the embedded database runs the command itself. */
export async function runAccountsCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [name = "", email = ""] = positionals;
  const misuse = usageError(name, email);
  if (misuse !== null) throw new Error(misuse);
  const config = readConfig(environment);
  if (name === "delete" && !values.yes) await confirmDeletion(email);
  const { succeeded, text } = (await runOnServer(config, name, email)) ?? (await runHere(config, name, email));
  if (!succeeded) throw new Error(text);
  return text;
}

async function confirmDeletion(email: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error(`Add --yes to delete ${email} without a question.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(`Delete the account of ${email}? This cannot be undone. Type yes: `);
  terminal.close();
  if (response.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted.");
}

/** Null if no server has the embedded database open. */
async function runOnServer(config: Config, name: string, email: string): Promise<AccountCommandResult | null> {
  if (config.databaseUrl !== null) return null;
  const response = await requestRunningServer(config.dataDir, "/accounts", JSON.stringify({ name, email }));
  if (response === null) return null;
  if (!response.ok) throw new Error(`The server could not run the command: ${await response.text()}`);
  return (await response.json()) as AccountCommandResult;
}

async function runHere(config: Config, name: string, email: string): Promise<AccountCommandResult> {
  const { dataDir, databaseUrl, smtpUrl, jwtSecret } = config;
  const signingKey =
    jwtSecret === null ? await readSigningKey(dataDir) : ({ algorithm: "HS256", secret: jwtSecret } as const);
  const hash = signingKey === null ? null : createKeyedHash(signingKey);
  const log = createLogger({ level: config.logLevel, clock: Date.now, out: console.error, err: console.error });
  const database = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, "database"),
    ifMissing: "Start the server once. Is DATA_DIR the one that it uses?",
    onWarning: console.error,
  });
  try {
    if (databaseUrl === null) await migrate(database, MIGRATIONS);
    return await runAccountCommand(
      {
        database,
        mailer: smtpUrl === null ? null : createSmtpMailer(smtpUrl, config.mailFrom),
        siteUrl: config.publicUrl ?? `http://127.0.0.1:${config.port}`,
        hash,
        onAccountEvent: hash === null ? () => {} : createAccountLog(log, hash),
      },
      name,
      email,
    );
  } finally {
    await database.close();
  }
}
