import { type Context, Hono } from "hono";
import { z } from "zod";
import { insertAccount, newAccount, upsertIdentity } from "../accounts.ts";
import { auditStatement } from "../audit.ts";
import { requireServiceRole } from "../authenticate.ts";
import { metadata, readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { changeEmail } from "../email-change.ts";
import { type AuthError, authErrors } from "../errors.ts";
import { deleteFactor, readFactor } from "../factors.ts";
import { endLinks } from "../one-time-tokens.ts";
import { checkNewPassword } from "../passwords.ts";
import { isUuid } from "../random.ts";
import { type AuthService, readCaller } from "../service.ts";
import { runStatements } from "../sessions.ts";
import { timestamp } from "../time.ts";
import {
  mergeMetadataSql,
  readJson,
  readUser,
  selectUser,
  toUserResponse,
  USER_JSON,
  type User,
  withoutNulls,
} from "../users.ts";

const MAX_PER_PAGE = 1000;
/** Later pages are as empty; the offset stays an integer. */
const MAX_PAGE = 1e9;
const Body = z.object({
  email: text,
  password: text,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
});

/** `/admin/users`, for the service key only. */
export function createAdminUsers(service: AuthService): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    await requireServiceRole(service, context);
    await next();
  });
  routes.get("/", (context) => list(service, context));
  routes.post("/", (context) => create(service, context));
  routes.get("/:id", async (context) => context.json(toUserResponse(await find(service, context))));
  routes.put("/:id", (context) => update(service, context));
  routes.delete("/:id", (context) => remove(service, context));
  routes.get("/:id/factors", async (context) => context.json((await find(service, context)).factors.map(withoutNulls)));
  routes.delete("/:id/factors/:factorId", (context) => removeFactor(service, context));
  return routes;
}

async function list({ database }: AuthService, context: Context): Promise<Response> {
  const page = Math.max(1, pageParameter(context.req.query("page"), 1));
  const perPage = Math.min(pageParameter(context.req.query("per_page"), 50), MAX_PER_PAGE);
  if (perPage === 0) throw invalidPage("per_page must be greater than 0");
  const [found] = await database.run([
    {
      text: `
        select (select count(*) from auth.users where deleted_at is null) as total, coalesce(
          (select json_agg(row.user) from (
            select ${USER_JSON} as user from auth.users u where u.deleted_at is null
            order by u.created_at desc, u.id limit $1::bigint offset $2::bigint) row), '[]') as users`,
      values: [String(perPage), String((Math.min(page, MAX_PAGE) - 1) * perPage)],
    },
  ]);
  const total = Number(found?.rows[0]?.["total"]);
  const users = (readJson(found?.rows[0], "users") as readonly User[] | null) ?? [];
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = page < lastPage ? [link(page + 1, "next"), link(lastPage, "last")] : [link(lastPage, "last")];
  return context.json({ users: users.map(toUserResponse), aud: "authenticated" }, 200, {
    "x-total-count": String(total),
    link: links.join(", "),
  });
}

async function create(service: AuthService, context: Context): Promise<Response> {
  const body = await readBody(context, Body);
  const email = parseEmail(body.email);
  if (body.password !== "") checkNewPassword(body.password, service.settings.passwordMinLength, [email]);
  const account = {
    ...newAccount(service.random, {
      email,
      passwordHash: body.password === "" ? "" : await service.passwords.hash(body.password),
      data: null,
      isConfirmed: body.email_confirm === true,
      nowMs: service.clock(),
    }),
    metadata: body.user_metadata ?? {},
  };
  const [inserted] = await service.database.run([
    insertAccount(account, false),
    upsertIdentity(account.id, account.identityId, account.nowMs),
    mergeAppMetadata(account.id, body.app_metadata),
  ]);
  if (inserted?.rows.length !== 1) throw authErrors.emailExists();
  return context.json(toUserResponse(await findById(service, account.id)));
}

async function update(service: AuthService, context: Context): Promise<Response> {
  const user = await find(service, context);
  const body = await readBody(context, Body);
  const nowMs = service.clock();
  const now = timestamp(nowMs);
  const email = body.email === "" ? null : parseEmail(body.email);
  if (body.password !== "") {
    checkNewPassword(body.password, service.settings.passwordMinLength, [user.email, email ?? user.email]);
  }
  const hash = body.password === "" ? null : await service.passwords.hash(body.password);
  const bannedUntil = body.ban_duration === "" ? null : parseBan(body.ban_duration, nowMs);

  await service.database.transaction(async (transaction) => {
    await transaction.query({
      text: `
        update auth.users set updated_at = $2::timestamptz, encrypted_password = coalesce($3, encrypted_password),
          email_confirmed_at = case when $4 = 'true' then coalesce(email_confirmed_at, $2::timestamptz) else email_confirmed_at end,
          raw_user_meta_data = ${mergeMetadataSql("raw_user_meta_data", "$5")},
          banned_until = case $6 when '' then banned_until when 'none' then null else nullif($6, 'none')::timestamptz end
        where id = $1::uuid`,
      values: [
        user.id,
        now,
        hash,
        String(body.email_confirm === true),
        JSON.stringify(body.user_metadata ?? {}),
        bannedUntil ?? "",
      ],
    });
    await transaction.query(mergeAppMetadata(user.id, body.app_metadata));
    if (email !== null && email !== user.email) await changeEmail(transaction, user.id, email, now);
    if (hash !== null) await runStatements(transaction, endLinks(user.id));
    if (hash !== null || (bannedUntil !== null && bannedUntil !== "none")) {
      await transaction.query({ text: "delete from auth.sessions where user_id = $1::uuid", values: [user.id] });
    }
  });
  service.onAccountEvent?.({ message: "account changed", email: user.email, address: service.clientAddress(context) });
  return context.json(toUserResponse(await findById(service, user.id)));
}

async function remove(service: AuthService, context: Context): Promise<Response> {
  const user = await find(service, context);
  const { ip } = readCaller(service, context);
  const entry = { action: "user_deleted", actor: user, nowMs: service.clock(), ip } as const;
  await service.database.run([
    { text: "delete from auth.users where id = $1::uuid", values: [user.id] },
    auditStatement(service.random, entry),
  ]);
  service.onAccountEvent?.({ message: "account deleted", email: user.email, address: service.clientAddress(context) });
  return context.json({});
}

/** For a lost authenticator: the next sign-in needs only the password. */
async function removeFactor(service: AuthService, context: Context): Promise<Response> {
  const user = await find(service, context);
  const { id } = await readFactor(service.database, context, user.id, "factorId");
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  const traits = { user_id: user.id, factor_id: id };
  await service.database.run([
    ...deleteFactor(id, nowMs),
    auditStatement(service.random, { action: "factor_deleted", actor: user, nowMs, ip, traits }),
  ]);
  return context.json(withoutNulls(user.factors.find((factor) => factor.id === id) ?? { id }));
}

function mergeAppMetadata(id: string, data: Readonly<Record<string, unknown>> | null) {
  return {
    text: `update auth.users set raw_app_meta_data = ${mergeMetadataSql("raw_app_meta_data", "$2")} where id = $1::uuid`,
    values: [id, JSON.stringify(data ?? {})],
  };
}

async function find(service: AuthService, context: Context): Promise<User> {
  const id = context.req.param("id");
  if (!isUuid(id)) throw authErrors.userNotFound();
  return findById(service, id);
}

async function findById({ database }: AuthService, id: string): Promise<User> {
  const [found] = await database.run([selectUser("id", id)]);
  const user = readUser(found);
  if (user === null) throw authErrors.userNotFound();
  return user;
}

/** @param duration `none`, or Go's format such as `24h` or `1h30m` */
function parseBan(duration: string, nowMs: number): string {
  if (duration === "none") return "none";
  const parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(duration);
  if (parts === null) throw authErrors.invalid("invalid format for ban duration");
  const [hours = 0, minutes = 0, secs = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return timestamp(nowMs + ((hours * 60 + minutes) * 60 + secs) * 1000);
}

/** The errors of Go's `strconv.ParseUint`, as GoTrue reports them. */
function pageParameter(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const quoted = JSON.stringify(text);
  if (!/^\d+$/.test(text)) throw invalidPage(`strconv.ParseUint: parsing ${quoted}: invalid syntax`);
  if (BigInt(text) >= 2n ** 64n) throw invalidPage(`strconv.ParseUint: parsing ${quoted}: value out of range`);
  return Number(text);
}

function invalidPage(why: string): AuthError {
  return authErrors.invalid(`Bad Pagination Parameters: ${why}`);
}
