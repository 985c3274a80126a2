/** Files on companies: rows of company_files and objects of their bucket, through /rest/v1 and /storage/v1. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TablesInsert } from "#supabase/database.types.ts";
import { ANN, BOB, openStorage, type StorageHarness } from "#tests/support/storage-harness.ts";
import { clientsOn, idOf, type TeamClient } from "#tests/support/team-clients.ts";

const DECK = Buffer.from("%PDF-1.7 our deck");
const sha256 = createHash("sha256").update(DECK).digest("hex");
const DAY_MS = 24 * 3600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const [COMPANY, OTHER] = [idOf("1"), idOf("2")];

describe.each(["pglite", "postgres", "hosted"] as const)("on %s", (engine) => {
  let storage: StorageHarness;
  let ann: TeamClient;
  let bob: TeamClient;
  let service: TeamClient;

  beforeAll(async () => {
    storage = await openStorage(engine, "");
    const clients = await clientsOn(storage.database);
    [ann, bob] = [await clients.colleague("ann", "a"), await clients.colleague("bob", "b")];
    service = await clients.clientOf({ role: "service_role" });
  });
  beforeEach(async () => {
    await storage.resetTables();
    await run(
      `insert into auth.users (id, email, email_confirmed_at, confirmed_at) values ($1, 'ann@fund.example', now(), default), ($2, 'bob@fund.example', now(), default)`,
      ANN,
      BOB,
    );
    await ann
      .from("company_facts")
      .insert([
        { id: COMPANY, company_name: "N26" },
        { id: OTHER, company_name: "N26 GmbH" },
      ])
      .throwOnError();
  });
  afterAll(() => storage.close());

  const run = async (text: string, ...values: string[]) =>
    (await storage.database.run([{ text, values }]))[0]?.rows ?? [];
  const files = (as: string | null = ANN) => storage.client(as).from("company-files");
  const upload = (path: string, content: Buffer = DECK, as: string | null = ANN) =>
    files(as).upload(path, content, { contentType: "application/pdf" });
  const record = (file: Partial<TablesInsert<"company_files">>, client = ann) =>
    client
      .from("company_files")
      .insert({ company_id: COMPANY, path: "", name: "Deck.pdf", sha256, ...file })
      .select()
      .single();
  /** Uploads and records a file with its own content. */
  const tryToAdd = async (last: string, file: Partial<TablesInsert<"company_files">> = {}) => {
    const id = idOf(last);
    const path = `${file.company_id ?? COMPANY}/${id}`;
    const { error } = await upload(path, Buffer.from(`%PDF-1.7 ${last}`));
    if (error) throw error;
    return record({ id, path, ...file });
  };
  const add = async (last: string, file: Partial<TablesInsert<"company_files">> = {}) => {
    const { data, error } = await tryToAdd(last, file);
    if (error) throw error;
    return data;
  };
  const names = async (client = ann) =>
    (await client.from("company_files").select("name").order("name").throwOnError()).data?.map(({ name }) => name);
  const readable = async (path: string, as: string | null = BOB) =>
    (await files(as).createSignedUrl(path, 60)).error === null;
  const restore = async (id: string, table_name = "company_files") =>
    (await ann.rpc("restore_row", { table_name, row_id: id }).throwOnError()).data;
  const purge = async (client = ann) => {
    const { data } = await client.rpc("purge_company_files").throwOnError();
    return data as unknown as readonly string[];
  };
  const recorded = async (id: string) => (await run("select 1 from public.changes where row_id = $1", id)).length;

  test("size, type, checksum and author are the object's and the uploader's, and a colleague reads the file", async () => {
    const id = idOf("5");
    const path = `${COMPANY}/${id}`;
    expect((await upload(path)).error).toBeNull();
    expect(await readable(path)).toBe(false);
    const { data } = await record({
      id,
      path,
      name: " De\u200bck.pdf ",
      sha256: "0".repeat(64),
      kind: "deck",
    }).throwOnError();
    expect(data).toMatchObject({
      name: "Deck.pdf",
      bytes: DECK.length,
      mime: "application/pdf",
      sha256,
      kind: "deck",
      added_by: ANN,
      expires_at: null,
    });
    const { data: content } = await files(BOB).download(path);
    expect(Buffer.from(await (content as Blob).arrayBuffer())).toEqual(DECK);
    expect(await readable(path, null)).toBe(false);
    await bob.from("company_files").update({ name: "Deck 2026.pdf", note: "From Ida" }).eq("id", id).throwOnError();
    expect(await names()).toEqual(["Deck 2026.pdf"]);
    expect(
      (
        await ann
          .from("company_files")
          .update({ added_by: BOB } as never)
          .eq("id", id)
      ).error?.code,
    ).toBe("42501");
  });

  test.each([
    ["a folder that is no company", `${idOf("9")}/${idOf("5")}`],
    ["a name that is no ID", `${COMPANY}/deck.pdf`],
    ["a deeper folder", `${COMPANY}/x/${idOf("5")}`],
    ["no folder", idOf("5")],
  ])("an upload into %s is rejected", async (_name, path) => {
    expect((await upload(path)).error).toMatchObject({ statusCode: "403" });
  });

  test("a row needs content that its writer uploaded under the row's own path", async () => {
    const [id, path] = [idOf("5"), `${COMPANY}/${idOf("5")}`];
    expect((await record({ id, path })).error?.message).toBe("The content of this file is not uploaded.");
    await upload(path);
    expect((await record({ id, path }, bob)).error?.message).toBe("Another person uploaded this content.");
    expect((await record({ id: idOf("6"), path })).error?.code).toBe("23514");
    expect((await record({ id, path, company_id: OTHER })).error?.code).toBe("23514");
    await record({ id, path }).throwOnError();
  });

  test("a company has a file once, another company may have it too", async () => {
    for (const [company_id, last, code] of [
      [COMPANY, "5", undefined],
      [COMPANY, "6", "23505"],
      [OTHER, "7", undefined],
    ] as const) {
      const [id, path] = [idOf(last), `${company_id}/${idOf(last)}`];
      await upload(path);
      expect((await record({ id, path, company_id })).error?.code).toBe(code);
    }
  });

  test("listed files cannot be removed, replaced or moved by the storage API, and only their owner deletes them", async () => {
    const file = await add("5");
    expect((await files().remove([file.path])).data).toEqual([]);
    expect((await files(BOB).remove([file.path])).data).toEqual([]);
    expect(
      (await files().upload(file.path, DECK, { contentType: "application/pdf", upsert: true })).error,
    ).not.toBeNull();
    expect((await files().move(file.path, `${OTHER}/${idOf("6")}`)).error).not.toBeNull();
    await bob.from("company_files").delete().eq("id", file.id).throwOnError();
    expect(await names()).toEqual(["Deck.pdf"]);
    await run("delete from auth.users where id = $1", ANN);
    await bob.from("company_files").delete().eq("id", file.id).throwOnError();
    expect(await names()).toEqual([]);
  });

  test("an upload without a row is its owner's to remove, and is removed after an hour", async () => {
    const [canceled, left] = [`${COMPANY}/${idOf("5")}`, `${COMPANY}/${idOf("6")}`];
    for (const path of [canceled, left]) await upload(path);
    expect((await files(BOB).remove([canceled])).data).toEqual([]);
    expect((await files().remove([canceled])).data).toHaveLength(1);
    expect(await purge()).toEqual([]);
    await run("update storage.objects set created_at = now() - interval '61 minutes'");
    expect(await purge()).toEqual([left]);
    expect((await files(BOB).remove([left])).data).toHaveLength(1);
    expect(await storage.storedVersions()).toEqual([]);
  });

  test("a deleted file cannot be read, is restored with its bytes, and is gone after 30 days", async () => {
    const file = await add("5");
    const drop = () => ann.from("company_files").delete().eq("id", file.id).throwOnError();
    await drop();
    expect(await readable(file.path)).toBe(false);
    expect((await files().remove([file.path])).data).toEqual([]);
    await run("update storage.objects set created_at = now() - interval '2 days'");
    expect(await purge()).toEqual([]);
    expect(await restore(file.id)).toMatchObject({ status: "restored" });
    expect((await ann.from("company_files").select().single().throwOnError()).data).toEqual(file);
    expect(await readable(file.path)).toBe(true);

    await drop();
    await run("update public.changes set at = now() - interval '31 days' where op = 'delete'");
    expect(await purge()).toEqual([file.path]);
    expect(await restore(file.id)).toEqual({ status: "not_kept" });
    expect((await files(BOB).remove([file.path])).data).toHaveLength(1);
    expect(await storage.storedVersions()).toEqual([]);
  });

  test("a CV needs a purpose and expires after 180 days at the latest", async () => {
    expect((await tryToAdd("5", { kind: "cv" })).error?.message).toBe("Enter why this CV is kept.");
    const cv = { kind: "cv", purpose: "Role of the CFO" };
    expect((await tryToAdd("6", { ...cv, expires_at: inDays(200) })).error?.message).toBe(
      "A CV can be kept for at most 180 days.",
    );
    expect((await tryToAdd("7", { ...cv, expires_at: inDays(-1) })).error?.message).toBe(
      "The expiry must be in the future.",
    );
    const data = await add("8", cv);
    expect(Math.round((Date.parse(data.expires_at ?? "") - Date.now()) / DAY_MS)).toBe(180);
    const deck = await add("9");
    const change = await bob.from("company_files").update({ kind: "cv" }).eq("id", deck.id);
    expect(change.error?.message).toBe("Enter why this CV is kept.");
  });

  test("a CV does not get back the longer expiry that it had as another kind", async () => {
    const file = await add("5", { expires_at: inDays(3000) });
    const cv = { kind: "cv", purpose: "Founder of N26", expires_at: inDays(100) };
    await ann.from("company_files").update(cv).eq("id", file.id).throwOnError();
    const [change] = await run("select max(id)::integer as id from public.changes where row_id = $1", file.id);
    const put = { change_id: Number(change?.["id"]), fields: ["expires_at"] };
    expect((await ann.rpc("restore_change", put).throwOnError()).data).toMatchObject({
      status: "rejected",
      message: "A CV can be kept for at most 180 days.",
    });
  });

  test("a colleague cannot delete a file by an earlier expiry, or as a CV without a trace", async () => {
    const deck = await add("5", { expires_at: inDays(100) });
    const [cv, early] = [{ kind: "cv", purpose: "Founder of N26" }, { expires_at: inDays(1) }];
    const change = (as: TeamClient, values: object) => as.from("company_files").update(values).eq("id", deck.id);
    for (const values of [cv, early]) {
      expect((await change(bob, values)).error?.message).toBe(
        "Only the person who added this file can turn it into a CV or let it expire earlier.",
      );
    }
    await bob.rpc("erase_person", { person_ids: [], profile_ids: [], file_ids: [deck.id] }).throwOnError();
    await change(bob, { expires_at: null, note: "Series A" }).throwOnError();
    expect(await names()).toEqual(["Deck.pdf"]);
    // Putting the owner's own earlier value back would be the same.
    const [entry] = await run("select max(id)::integer as id from public.changes where row_id = $1", deck.id);
    const put = { change_id: Number(entry?.["id"]), fields: ["expires_at"] };
    expect((await bob.rpc("restore_change", put).throwOnError()).data).toMatchObject({ status: "rejected" });
    await change(ann, { ...cv, ...early }).throwOnError();
  });

  test("an expired file cannot be read at once, and leaves no trace", async () => {
    const cv = await add("5", { kind: "cv", purpose: "CFO", expires_at: inDays(10) });
    const deleted = await add("6", { kind: "cv", purpose: "CFO", expires_at: inDays(10) });
    await ann.from("company_files").delete().eq("id", deleted.id).throwOnError();
    expect(await readable(cv.path)).toBe(true);
    await storage.database.run([
      { text: "set local session_replication_role = replica" },
      { text: "update public.company_files set expires_at = now()" },
      { text: `update public.changes set old = old || '{"expires_at": "2026-01-01T00:00:00Z"}' where op = 'delete'` },
      { text: "update storage.objects set created_at = now() - interval '2 hours'" },
    ]);
    expect(await names()).toEqual([]);
    expect(await readable(cv.path)).toBe(false);
    expect(await restore(deleted.id)).toMatchObject({ status: "rejected", message: "This file has expired." });
    expect([...(await purge())].sort()).toEqual([cv.path, deleted.path]);
    expect(await Promise.all([cv.id, deleted.id].map(recorded))).toEqual([0, 0]);
    // A colleague's browser removes the content after an upload; an operator's job removes it with the service key.
    expect((await files(BOB).remove([cv.path])).data).toHaveLength(1);
    expect(await purge(service)).toEqual([deleted.path]);
    expect((await files("service_role").remove([deleted.path])).data).toHaveLength(1);
    expect(await purge(service)).toEqual([]);
    expect(await storage.storedVersions()).toEqual([]);
  });

  test("after a jump of the clock, a deleted file is restored with its bytes, and an expired one is only unreadable", async () => {
    const deleted = await add("5");
    await ann.from("company_files").delete().eq("id", deleted.id).throwOnError();
    const expired = await add("6", { expires_at: inDays(10) });
    await storage.database.run([
      { text: "set local session_replication_role = replica" },
      { text: "update private.retention_clock set trusted_at = now() - interval '399 days'" },
      { text: "update public.changes set at = now() - interval '400 days'" },
      { text: "update public.company_files set expires_at = now() - interval '389 days'" },
      { text: "update storage.objects set created_at = now() - interval '400 days'" },
    ]);
    expect(await purge()).toEqual([]);
    expect(await readable(expired.path)).toBe(false);
    expect(await recorded(expired.id)).toBe(1);
    expect((await files().remove([deleted.path])).data).toEqual([]);
    expect(await restore(deleted.id)).toMatchObject({ status: "restored" });
    expect(await readable(deleted.path)).toBe(true);
  });

  test("what is added and deleted while the clock is behind is kept as long as anything else", async () => {
    await run("update private.retention_clock set trusted_at = now() + interval '400 days'");
    const deleted = await add("5");
    await ann.from("company_files").delete().eq("id", deleted.id).throwOnError();
    const cv = await add("6", { kind: "cv", purpose: "CFO", expires_at: inDays(579) });
    // The clock is right again: 400 days later.
    await storage.database.run([
      { text: "set local session_replication_role = replica" },
      { text: "update private.retention_clock set trusted_at = now()" },
      { text: "update public.changes set at = at - interval '400 days'" },
      { text: "update public.company_files set expires_at = expires_at - interval '400 days'" },
      { text: "update storage.objects set created_at = now() - interval '400 days'" },
    ]);
    expect(await purge()).toEqual([]);
    expect(await readable(cv.path)).toBe(true);
    expect(await restore(deleted.id)).toMatchObject({ status: "restored" });
  });

  test("the quota counts deleted files, and its sentence says whom to ask", async () => {
    await run("update private.file_limits set quota_bytes = 30");
    const file = await add("5");
    await ann.from("company_files").delete().eq("id", file.id).throwOnError();
    const second = await upload(`${COMPANY}/${idOf("6")}`, Buffer.alloc(25, DECK));
    expect(second.error?.message).toBe(
      "The team's files use all of their 30 bytes. Ask your administrator for more space.",
    );
    const path = `${COMPANY}/${idOf("8")}`;
    const signed = await files().createSignedUploadUrl(path);
    const bySignedUrl = (bytes: number) =>
      files(null).uploadToSignedUrl(path, signed.data?.token ?? "", Buffer.alloc(bytes, DECK), {
        contentType: "application/pdf",
      });
    expect((await bySignedUrl(25)).error?.message).toBe(second.error?.message);
    expect(await storage.storedVersions()).toHaveLength(1);
    expect((await bySignedUrl(1)).error?.message).toMatch(/mime type .+ is not supported/);
    expect((await upload(`${COMPANY}/${idOf("7")}`, Buffer.from("%PDF-1.7"))).error).toBeNull();
  });

  test("a company's files are deleted and restored with it", async () => {
    const file = await add("5");
    const before = await add("6");
    await ann.from("company_files").delete().eq("id", before.id).throwOnError();
    await ann.from("company_facts").delete().eq("id", COMPANY).throwOnError();
    expect(await names()).toEqual([]);
    expect(await restore(file.id)).toMatchObject({
      status: "rejected",
      message: "What it belonged to is deleted, too. Restore that first.",
    });
    expect(await restore(COMPANY, "company_facts")).toMatchObject({ status: "restored" });
    expect(await names()).toEqual(["Deck.pdf"]);
    expect(await readable(file.path)).toBe(true);
  });

  test("a colleague cannot reuse a deleted file's id to take its history and content away", async () => {
    const file = await add("5");
    await bob.from("company_facts").delete().eq("id", COMPANY).throwOnError();
    const path = `${OTHER}/${file.id}`;
    expect((await upload(path, Buffer.from("%PDF-1.7 bob"), BOB)).error).toBeNull();
    const reused = await record({ id: file.id, company_id: OTHER, path }, bob);
    expect(reused.error).toMatchObject({ code: "23505", message: expect.stringContaining("was deleted") });
    expect((await files(BOB).remove([file.path])).data).toEqual([]);
    expect(await restore(COMPANY, "company_facts")).toMatchObject({ status: "restored" });
    expect(await readable(file.path)).toBe(true);
  });

  test("a bulk delete is undone with the files, as its preview says", async () => {
    const file = await add("5");
    const { data: operation } = await ann.rpc("begin_operation", { kind: "bulk_delete", label: "Two" }).throwOnError();
    await ann.from("company_facts").delete().eq("id", COMPANY).setHeader("x-operation-id", operation).throwOnError();
    await ann.rpc("finish_operation", { id: operation }).throwOnError();
    const undo = async (dry_run: boolean) =>
      (await ann.rpc("undo_operation", { id: operation, dry_run }).throwOnError()).data;
    expect(await undo(true)).toMatchObject({ status: "done", restored: 2, kept: [] });
    expect(await undo(false)).toMatchObject({ status: "done", restored: 2, kept: [] });
    expect(await readable(file.path)).toBe(true);
  });

  test("a merge moves the files to the kept company, and its undo moves them back", async () => {
    const file = await add("5", { company_id: OTHER });
    const companyOf = async () =>
      (await ann.from("company_files").select("company_id").single().throwOnError()).data.company_id;
    const { data } = await ann.rpc("merge_companies", { keep: COMPANY, other: OTHER }).throwOnError();
    expect(await companyOf()).toBe(COMPANY);
    expect(await readable(file.path)).toBe(true);
    const { operation_id: id } = data as { operation_id: string };
    await ann.rpc("undo_operation", { id, dry_run: false }).throwOnError();
    expect(await companyOf()).toBe(OTHER);
    expect(await readable(file.path)).toBe(true);
  });

  test("a file adds a company that was only screened to the database", async () => {
    await run("update public.company_facts set only_screened = true where id = $1", COMPANY);
    await add("5");
    expect((await ann.from("company_facts").select("only_screened").eq("id", COMPANY).single()).data).toEqual({
      only_screened: false,
    });
  });

  test("a session without its second factor and the anonymous role see no row and no object", async () => {
    await add("5");
    await run(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
      BOB,
    );
    const count = async (role: string, aal: string) => {
      const claims = JSON.stringify({ role, aal, ...(role === "authenticated" && { sub: BOB }) });
      const runAs = { role: role as "anon", settings: { "request.jwt.claims": claims } };
      const read = async (table: string) =>
        (await storage.database.run([{ text: `select from ${table}` }], { runAs }))[0]?.rows.length;
      return [await read("storage.objects"), role === "anon" ? 0 : await read("public.company_files")];
    };
    expect(await count("authenticated", "aal2")).toEqual([1, 1]);
    expect(await count("authenticated", "aal1")).toEqual([0, 0]);
    expect(await count("anon", "aal1")).toEqual([0, 0]);
  });
});
