/** Over a real socket: a stranger signs up with a victim's address before the victim does. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeMail, startFakeMail } from "#tests/fakes/mail.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

const VICTIM = { email: "ana@fund.example", password: "correct horse battery" };
const STRANGER = { email: VICTIM.email, password: "a stranger's own" };

let folder: string;
let mail: FakeMail;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(await fastFolder(), "test-takeover-"));
  mail = await startFakeMail();
  const env = { DATA_DIR: join(folder, "data"), SMTP_URL: mail.url, MAIL_FROM: "research@fund.example" };
  server = await startServerProcess({ env });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await mail.close();
  rmSync(folder, { recursive: true });
});

async function client() {
  const { supabaseAnonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseAnonKey: string };
  return createClient(server.url, supabaseAnonKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

test("the account gets the password of the sign-up whose link was opened", async () => {
  await (await client()).auth.signUp(STRANGER);
  const links = [linkIn(await mail.next(VICTIM.email))];
  await (await client()).auth.signUp(VICTIM);
  links.push(linkIn(await mail.next(VICTIM.email)));
  expect((await (await client()).auth.verifyOtp(tokenOf(links[1]))).data.session).not.toBeNull();
  expect((await (await client()).auth.signInWithPassword(STRANGER)).error?.code).toBe("invalid_credentials");
  expect((await (await client()).auth.signInWithPassword(VICTIM)).error).toBeNull();
  expect((await (await client()).auth.verifyOtp(tokenOf(links[0]))).error?.code).toBe("otp_expired");
  expect((await (await client()).auth.signInWithPassword(STRANGER)).error?.code).toBe("invalid_credentials");
});

test("a mail server that opens the link to scan it does not confirm a stranger's sign-up", async () => {
  const stranger = { ...STRANGER, email: "bob@fund.example" };
  await (await client()).auth.signUp(stranger);
  const link = linkIn(await mail.next(stranger.email));
  for (const method of ["HEAD", "GET"]) expect((await fetch(link, { method })).status).toBe(200);
  expect((await (await client()).auth.signInWithPassword(stranger)).error?.code).toBe("email_not_confirmed");
});

function tokenOf(link = "") {
  return {
    type: "signup",
    token_hash: new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash") ?? "",
  } as const;
}

function linkIn({ text }: { readonly text: string }): string {
  return /https?:\S+/.exec(text)?.[0] ?? "";
}
