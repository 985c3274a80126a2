/** `npm run accounts` beside a running server, on both databases, and without one. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createClient, REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAccountsCommand } from "#server/commands/accounts-command.ts";
import { createDataDir, createOnCluster } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

const ADA = { email: "ada.lovelace@elsewhere.example", password: "correct horse battery" };

test.each([
  [[], "Name a command"],
  [["remove", ADA.email], 'There is no command "remove"'],
  [["sign-out"], "Name the account: npm run accounts -- sign-out <email>"],
  [["delete", ADA.email], `Add --yes to delete ${ADA.email}`],
])("says what to do: %j", async (args, message) => {
  // No database is opened.
  await expect(runAccountsCommand(args, { DATA_DIR: "/nonexistent" })).rejects.toThrow(message);
});

test("works although another program has the port of a killed server, and never answers", async () => {
  const dataDir = mkdtempSync(join(await fastFolder(), "test-accounts-port-"));
  await createDataDir(dataDir);
  const silent = createServer().listen(0, "127.0.0.1");
  try {
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    writeFileSync(join(dataDir, "admin.json"), JSON.stringify({ port, secret: "of the killed server" }));
    const connected = new Promise((_resolve, reject) =>
      silent.once("connection", () => reject(new Error("sent the secret"))),
    );
    const list = runAccountsCommand(["list"], { DATA_DIR: dataDir });
    expect(await Promise.race([list, connected])).toMatch(/^There are no accounts/);
  } finally {
    silent.close();
    rmSync(dataDir, { recursive: true });
  }
});

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let server: ServerProcess;
  let postgres: Awaited<ReturnType<typeof createOnCluster>> | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(await fastFolder(), "test-accounts-"));
    postgres = engine === "postgres" ? await createOnCluster(true) : null;
    env = {
      DATA_DIR: join(folder, "data"),
      // Others can reach this server, so nobody can sign up.
      TRUSTED_PROXIES: "127.0.0.1",
      ALLOWED_EMAIL_DOMAINS: "fund.example",
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    if (engine === "pglite") await createDataDir(join(folder, "data"));
    server = await startServerProcess({ env });
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });

  /** Without its log. */
  const accounts = (...args: string[]) => runAccountsCommand(args, { ...env, LOG_LEVEL: "silent" });

  async function client() {
    const config = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseAnonKey: string };
    return createClient(server.url, config.supabaseAnonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  const signInCode = async () => (await (await client()).auth.signInWithPassword(ADA)).error?.code ?? "signed in";

  async function signedIn() {
    const signedInClient = await client();
    expect((await signedInClient.auth.signInWithPassword(ADA)).error).toBeNull();
    return signedInClient;
  }

  /** Requests with the session's token are rejected, and its sockets closed. */
  async function expectEndAfter(command: string) {
    const session = await signedIn();
    const read = async () => (await session.from("universities").select("id").limit(1)).status;
    expect(await read()).toBe(200);
    const channel = session.channel("room");
    const joined = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    channel.subscribe((status) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) joined.resolve();
      else closed.resolve();
    });
    await joined.promise;
    const text = await accounts(command, ADA.email);
    await expect.poll(read).toBe(401);
    await closed.promise;
    await session.removeAllChannels();
    return text;
  }

  test("the server names the command that invites", async () => {
    await expect
      .poll(() => server.out.join("\n"))
      .toContain("Accounts are by invitation (npm run accounts -- invite <email>)");
  });

  test("an invited person outside the allowed domains chooses a password, once", async () => {
    const invited = await accounts("invite", ADA.email.toUpperCase());
    const link = new URL(/https?:\S+/.exec(invited)?.[0] ?? "");
    expect(link.pathname).toBe("/accept-invitation");
    expect(invited).toContain("valid for 7 days and works once");
    const token_hash = new URLSearchParams(link.hash.slice(1)).get("token_hash") ?? "";
    const invitee = await client();
    expect((await invitee.auth.verifyOtp({ type: "invite", token_hash })).error).toBeNull();
    expect((await invitee.auth.updateUser({ password: ADA.password })).error).toBeNull();
    expect(await signInCode()).toBe("signed in");
    expect((await (await client()).auth.verifyOtp({ type: "invite", token_hash })).error?.code).toBe("otp_expired");
    await expect(accounts("invite", ADA.email)).rejects.toThrow(`${ADA.email} has an account already`);
  });

  test("list shows every account and the hash under which it is logged", async () => {
    const wrong = await (await client()).auth.signInWithPassword({ ...ADA, password: "wrong password" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    const { status, stdout, stderr } = await runCommand("accounts", ["list"], env);
    expect([status, stderr]).toEqual([0, ""]);
    const hash = new RegExp(`^${ADA.email} +active +no +\\d+ .* ([0-9a-f]{16})$`, "m").exec(stdout)?.[1] ?? "none";
    await expect
      .poll(() => server.out.filter((line) => line.includes('"sign-in failed"')).map((line) => JSON.parse(line)))
      .toContainEqual(expect.objectContaining({ account: hash, network: expect.stringMatching(/^[0-9a-f]{16}$/) }));
    const log = [...server.out, ...server.err].join("\n");
    expect(log).not.toMatch(/lovelace|elsewhere|127\.0\.0\.1\/32/);
  });

  test("sign-out ends sessions and sockets", async () => {
    expect(await expectEndAfter("sign-out")).toContain(`Signed out ${ADA.email}`);
    expect(await signInCode()).toBe("signed in");
  });

  test("deactivate ends sessions, sockets and sign-ins until reactivate", async () => {
    expect(await expectEndAfter("deactivate")).toContain(`Deactivated ${ADA.email}`);
    expect(await signInCode()).toBe("user_banned");
    expect(await accounts("list")).toMatch(/lovelace\S+ +deactivated/);
    await expect(accounts("invite", ADA.email)).rejects.toThrow("has an account already");
    expect(await accounts("reactivate", ADA.email)).toContain(`Reactivated ${ADA.email}`);
    expect(await signInCode()).toBe("signed in");
  });

  test("reset-second-factor lets the person sign in with the password alone", async () => {
    const session = await signedIn();
    const { data } = await session.auth.mfa.enroll({ factorType: "totp" });
    const { TOTP } = await import("otpauth");
    const code = new TOTP({ secret: data?.type === "totp" ? data.totp.secret : "" }).generate();
    expect((await session.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
    await expect.poll(() => server.out.join("\n")).toContain('"second factor added"');
    expect(await accounts("list")).toMatch(/lovelace\S+ +active +yes/);
    await accounts("reset-second-factor", ADA.email);
    const after = await signedIn();
    expect((await after.from("universities").select("id").limit(1)).status).toBe(200);
    expect((await session.auth.getUser()).error).not.toBeNull();
  });

  test.each([
    [["sign-out", "nobody@fund.example"], "There is no account for nobody@fund.example. Run"],
    [["invite", "not an address"], '"not an address" is not an email address'],
  ])("says in one sentence what to do: %j", async (args, message) => {
    const { status, stdout, stderr } = await runCommand("accounts", args, env);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("delete removes the account", async () => {
    expect(await accounts("delete", ADA.email, "--yes")).toContain(`Deleted ${ADA.email}`);
    expect(await signInCode()).toBe("invalid_credentials");
    expect(await accounts("list")).toContain("There are no accounts. Invite the first one");
  });

  test("works while the server is stopped", async () => {
    await server.end("SIGTERM");
    await accounts("invite", ADA.email);
    expect(await accounts("list")).toMatch(/lovelace\S+ +invited/);
    server = await startServerProcess({ env });
    expect(await accounts("list")).toMatch(/lovelace\S+ +invited/);
  });
});
