/** `npm run accounts`: its commands, in the server's process or in one of its own. */
import { randomBytes } from "node:crypto";
import {
  type AccountSummary,
  deactivateAccount,
  deleteAccount,
  listAccounts,
  reactivateAccount,
  resetSecondFactor,
  signOutAccount,
} from "#gateway/auth/account-administration.ts";
import type { AccountEvent } from "#gateway/auth/account-event.ts";
import { parseEmail } from "#gateway/auth/email-address.ts";
import { composeEmail } from "#gateway/auth/email-templates.ts";
import { AuthError } from "#gateway/auth/errors.ts";
import { createInvitation } from "#gateway/auth/invitations.ts";
import { INVITATION_LIFETIME_MS } from "#gateway/auth/link-tokens.ts";
import type { Mailer } from "#gateway/auth/mailer.ts";
import type { Database } from "#gateway/db/port/database.ts";
import { isLoopbackHost } from "#gateway/http/origin-policy.ts";
import type { KeyedHash } from "#gateway/tokens/keyed-hash.ts";

export interface AccountCommandDeps {
  readonly database: Database;
  readonly mailer: Mailer | null;
  /** The web app's URL; invitations start with it. */
  readonly siteUrl: string;
  /** Null if the keys are elsewhere: the list then lacks the log's hashes. */
  readonly hash: KeyedHash | null;
  readonly onAccountEvent: (event: AccountEvent) => void;
}

/** The result, as text for the operator. */
export interface AccountCommandResult {
  readonly succeeded: boolean;
  readonly text: string;
}

interface Command {
  /** In the log. */
  readonly event: string;
  run(deps: AccountCommandDeps, email: string): Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  invite: { event: "account invited", run: invite },
  deactivate: {
    event: "account deactivated",
    run: change(deactivateAccount, (email) => `Deactivated ${email}. Its sessions end within 5 seconds.`),
  },
  reactivate: {
    event: "account reactivated",
    run: change(reactivateAccount, (email) => `Reactivated ${email}. It can sign in again.`),
  },
  "reset-second-factor": {
    event: "second factor reset",
    run: change(
      resetSecondFactor,
      (email) => `Removed the authenticator apps of ${email}. It signs in again with its password alone.`,
    ),
  },
  "sign-out": {
    event: "account signed out",
    run: change(signOutAccount, (email) => `Signed out ${email}. Its sessions end within 5 seconds.`),
  },
  delete: {
    event: "account deleted",
    run: change(deleteAccount, (email) => `Deleted ${email}. Its sessions end within 5 seconds.`),
  },
};

export const ACCOUNT_COMMANDS: readonly string[] = ["list", ...Object.keys(COMMANDS)];
const USAGE = "npm run accounts -- list | <command> <email>, with one of these commands:";

/** Null if the arguments are right, else what to do. */
export function usageError(name: string, email: string): string | null {
  if (!ACCOUNT_COMMANDS.includes(name)) {
    const problem = name === "" ? "Name a command" : `There is no command "${name}"`;
    return `${problem}: ${USAGE} ${Object.keys(COMMANDS).join(", ")}.`;
  }
  return name !== "list" && email === "" ? `Name the account: npm run accounts -- ${name} <email>` : null;
}

export async function runAccountCommand(
  deps: AccountCommandDeps,
  name: string,
  givenEmail: string,
): Promise<AccountCommandResult> {
  const misuse = usageError(name, givenEmail);
  if (misuse !== null) return { succeeded: false, text: misuse };
  const command = COMMANDS[name];
  try {
    if (command === undefined) return { succeeded: true, text: formatList(await listAccounts(own(deps)), deps.hash) };
    const email = parseEmail(givenEmail);
    const text = await command.run(deps, email);
    deps.onAccountEvent({ message: command.event, email, address: null });
    return { succeeded: true, text };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { succeeded: false, text: problemOf(error, givenEmail) };
  }
}

function problemOf({ code, message }: AuthError, email: string): string {
  if (code === "user_not_found") {
    return `There is no account for ${email}. Run "npm run accounts -- list" to see all accounts.`;
  }
  if (code === "email_exists") {
    return `${email} has an account already: it can sign in, or reactivate it if it is deactivated (npm run accounts -- list).`;
  }
  if (code === "validation_failed") return `"${email}" is not an email address. Check its spelling.`;
  return message;
}

async function invite(deps: AccountCommandDeps, email: string): Promise<string> {
  const { tokenHash } = await createInvitation(own(deps), email, null, null);
  const link = invitationUrl(deps.siteUrl, { email, tokenHash });
  const validMinutes = INVITATION_LIFETIME_MS / 60_000;
  const advice =
    "Whoever opens it chooses the password: send it to nobody else. It is valid for 7 days and works once.";
  const local = isLoopbackHost(new URL(deps.siteUrl).host)
    ? "\nThe link works on this machine only. Set PUBLIC_URL to the URL that people use, then invite again."
    : "";
  if (deps.mailer === null) return `Invitation for ${email}:\n${link}\n${advice}${local}`;
  const sent = await deps.mailer
    .send(composeEmail("invite", { to: email, link, siteUrl: deps.siteUrl, validMinutes }))
    .then(() => "It was also sent by email.")
    .catch(
      (error: unknown) => `It could not be sent by email (${error instanceof Error ? error.message : String(error)}).`,
    );
  return `Invitation for ${email}:\n${link}\n${advice}\n${sent}${local}`;
}

/** The fragment stays in the browser: no log of a proxy contains the token. */
export function invitationUrl(
  siteUrl: string,
  { email, tokenHash }: { readonly email: string; readonly tokenHash: string },
): string {
  return `${siteUrl}/accept-invitation#${new URLSearchParams({ token_hash: tokenHash, type: "invite", email })}`;
}

function change(
  apply: (deps: ReturnType<typeof own>, email: string) => Promise<void>,
  done: (email: string) => string,
): Command["run"] {
  return async (deps, email) => {
    await apply(own(deps), email);
    return done(email);
  };
}

function own({ database }: AccountCommandDeps) {
  return { database, random: randomBytes, clock: Date.now };
}

const HEAD = ["Email", "Status", "Second factor", "Sessions", "Last sign-in", "Created", "In the log"];

function formatList(accounts: readonly AccountSummary[], hash: KeyedHash | null): string {
  if (accounts.length === 0) return "There are no accounts. Invite the first one: npm run accounts -- invite <email>";
  const rows = accounts.map(({ email, status, hasSecondFactor, sessions, lastSignInAt, createdAt }) => [
    email,
    status,
    hasSecondFactor ? "yes" : "no",
    String(sessions),
    lastSignInAt?.slice(0, 10) ?? "never",
    createdAt.slice(0, 10),
    hash?.(email) ?? "unknown",
  ]);
  const widths = HEAD.map((title, column) =>
    Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
