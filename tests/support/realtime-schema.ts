/** Published tables: readable by all, by owner, without privileges, with the full old row, without a key. */
export const REALTIME_SCHEMA = `
create schema live;
grant usage on schema live to anon, authenticated, service_role;

create table live.notes (
  id bigint primary key,
  body text,
  amount numeric,
  done boolean,
  tags text[],
  data jsonb,
  at timestamptz,
  day date,
  secret text
);
create table live.own (id integer primary key, owner uuid not null, body text);
create table live.whole (id integer primary key, kind text, body text);
create table live.closed (id integer primary key, body text);
create table live.keyless (body text);
create table live.unpublished (id integer primary key);
create table live.pairs (a integer, b text, body text, primary key (a, b));
alter table live.whole replica identity full;
alter table live.keyless replica identity full;

alter table live.notes enable row level security;
alter table live.own enable row level security;
alter table live.closed enable row level security;
create policy "all may read" on live.notes for select to authenticated using (true);
create policy "owners read" on live.own for select to authenticated using (owner = auth.uid());
create policy "all may read" on live.closed for select to authenticated using (true);

grant select on live.own, live.whole, live.keyless, live.pairs, live.unpublished to authenticated;
grant select (id, body, amount, done, tags, data, at, day) on live.notes to authenticated;
alter publication supabase_realtime add table live.notes, live.own, live.whole, live.closed, live.keyless, live.pairs;
`;
