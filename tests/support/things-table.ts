/** Two tables and a user for the contract tests of the database port. */
import type { RunOptions } from "#gateway/db/port/database.ts";

export const CREATE_THINGS = `
  create table public.things (id integer primary key, name text not null unique, made timestamptz default now());
  create table public.holders (id integer primary key, thing integer references public.things deferrable initially deferred);`;
export const EMPTY_THINGS = "truncate public.things, public.holders";

/** A signed-in user's request. */
export const asUser = (sub: string): RunOptions => ({
  runAs: {
    role: "authenticated",
    settings: { "request.jwt.claims": JSON.stringify({ sub, role: "authenticated" }) },
  },
});
export const USER = asUser("5b2d0f1c-0000-4000-8000-000000000001");
