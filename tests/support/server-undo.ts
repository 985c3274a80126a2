/** An operation of many rows in a server's database, and its undo, through the server's owner connection. */
import type { ServerProcess } from "./server-process.ts";

const ID = "00000000-0000-4000-8000-000000000001";

interface Reply {
  readonly rows?: readonly Readonly<Record<string, string | null>>[];
  readonly error?: string;
}

async function query(server: ServerProcess, sql: string) {
  const { rows, error } = await server.request<Reply>({ sql });
  if (rows === undefined) throw new Error(error);
  return rows[0] ?? {};
}

/** Adds universities in one operation, in parts: on a busy machine, one statement for all may miss its deadline. */
export async function makeOperation(server: ServerProcess, rows: number): Promise<void> {
  await query(server, `insert into operations (id, kind, label) values ('${ID}', 'import', 'x')`);
  for (let first = 1; first <= rows; first += 100) {
    const last = Math.min(first + 99, rows);
    await query(
      server,
      `with headers as materialized (select set_config('request.headers', '{"x-operation-id":"${ID}"}', true))
       insert into universities (name) select 'Undone ' || n from headers, generate_series(${first}, ${last}) n`,
    );
  }
}

/** One page: "more" or "done". Fails with the database's message. */
export async function undoPage(server: ServerProcess, changes: number): Promise<string | null | undefined> {
  const sql = `select private.undo_operation('${ID}', false, null, ${changes}) ->> 'status' as status`;
  return (await query(server, sql))["status"];
}

/** How many rows are left, and how many the undo has counted and recorded as removed. */
export async function undoState(server: ServerProcess) {
  const { left, counted, recorded, done } = await query(
    server,
    `select (select count(*) from universities where name like 'Undone %') as left,
       coalesce((select sum((details ->> 'removed')::integer) from operations where kind = 'undo'), 0) as counted,
       (select count(*) from changes where via = 'undo') as recorded,
       (select undone_at is not null from operations where id = '${ID}') as done`,
  );
  return { left: Number(left), counted: Number(counted), recorded: Number(recorded), isDone: done === "t" };
}
