/** Costly regular expressions, slow statements and their deadlines. */
import { expect, test } from "vitest";
import { ANN, BOB, describeContract } from "#tests/support/rest-harness.ts";
import { encode } from "./query-string.ts";

const COSTLY = ["^(a+)\\1+$", "((a+){1,200}){1,200}z", "(a*)*b", "a(?=a*c)", "((a?){20}){20}z", "x".repeat(2000)];

describeContract({ resetRows: "once" }, ({ rest, transport, raw, from, client }) => {
  const where: readonly (readonly [location: string, query: (pattern: string) => string])[] = [
    ["match", (pattern) => `/items?title=match.${encode(pattern)}`],
    ["not.imatch", (pattern) => `/items?title=not.imatch.${encode(pattern)}`],
    ["or", (pattern) => `/items?or=(id.eq.1,title.match."${encode(pattern.replace(/["\\]/g, "\\$&"))}")`],
    ["match(any)", (pattern) => `/items?title=match(any).{x,"${encode(pattern.replace(/["\\]/g, "\\$&"))}"}`],
    ["the rows of a function", (pattern) => `/rpc/first_item?title=imatch.${encode(pattern)}`],
  ];
  test.each(where)("a costly pattern in %s is a 400 with Postgres' code", async (_location, query) => {
    for (const pattern of COSTLY) {
      const response = await raw(query(pattern));
      expect([pattern, response.status, await response.json()]).toEqual([
        pattern,
        400,
        {
          code: "2201B",
          message: "invalid regular expression: regular expression is too complex",
          details: expect.stringMatching(/^The pattern has /),
          hint: expect.stringMatching(/^Use a shorter pattern/),
        },
      ]);
    }
  });

  test("costly patterns are rejected in writes as well", async () => {
    const response = await raw(`/items?title=match.${encode("(a)\\1")}`, { method: "DELETE" });
    expect([response.status, (await response.json()).code]).toEqual([400, "2201B"]);
  });

  test("at most 20 patterns in one request", async () => {
    const list = (count: number) => Array.from({ length: count }, () => "a").join(",");
    expect((await raw(`/items?title=match(any).{${list(19)}}&title=match.a`)).status).toBe(200);
    expect((await raw(`/items?title=match(any).{${list(20)}}&title=match.a`)).status).toBe(400);
  });

  test.each([
    ["51 patterns of like", `or=(${Array.from({ length: 51 }, (_, n) => `title.ilike.*${n}*`).join(",")})`],
    ["51 patterns in an array", `title=like(any).{${Array.from({ length: 51 }, () => "a").join(",")}}`],
    ["2,000 wildcards", `title=like.*${"a_".repeat(2000)}*`],
    ["a column 6 times", `select=${Array.from({ length: 6 }, (_, n) => `a${n}:title`).join(",")}`],
    ["all columns 6 times", "select=*,*,*,*,*,*"],
  ])("rejects %s with 54001", async (_what, query) => {
    const response = await raw(`/items?${query}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: "54001", message: "The request is too complex", details: expect.any(String), hint: null },
    ]);
  });

  test("allows 50 patterns of like with up to 50 wildcards, and a column 5 times", async () => {
    const patterns = Array.from({ length: 48 }, () => "z").join(",");
    const query = `title=like(any).{${patterns},"a%e"}&or=(title.ilike.${"*".repeat(50)})`;
    const select = Array.from({ length: 5 }, (_, n) => `a${n}:title`).join(",");
    const response = await raw(`/items?${query}&select=${select}`);
    expect([response.status, (await response.json())[0]]).toMatchObject([200, { a0: "apple", a4: "apple" }]);
  });

  test("selects a JSON path at most 5 times, however it is spelled", async () => {
    const five =
      "a:data->tags->0,b:data->tags->>0,c:data->tags->00,d:data->tags->-0,e:data->tags->0,g:data->x,h:data->y";
    expect((await raw(`/everything?select=${five}`)).status).toBe(200);
    const response = await raw(`/everything?select=${five},f:data->tags->0`);
    expect([response.status, (await response.json()).code]).toEqual([400, "54001"]);
  });

  test("selects overlapping parts of a row up to 5 times", async () => {
    const five = ["*", "data", "data->x", "data->x->y", "data->x->y->z"];
    const siblings = ["data->a", "data->x->b", "data->x->y->c"];
    const select = (items: readonly string[]) => raw(`/everything?select=${items.join(",")}`);
    expect((await select([...five.toReversed(), ...siblings])).status).toBe(200);
    const response = await select(["data->x->y->z->>0", ...five]);
    expect([response.status, (await response.json()).code]).toEqual([400, "54001"]);
  });

  test("JSON is read at most 50 times in select and order, and in filters", async () => {
    const paths = (count: number) => Array.from({ length: count }, (_, n) => `data->k${n}`);
    const query = (selected: number, ordered: number, compared: number) => {
      const select = ["id", ...paths(selected)].join(",");
      const order = [...paths(ordered), "id"].join(",");
      const conditions = [...paths(compared).map((path) => `${path}.is.null`), "id.gt.0"].join(",");
      return `/everything?select=${select}&order=${order}&or=(${conditions})`;
    };
    expect((await raw(query(25, 25, 49))).status).toBe(200);
    for (const excess of [query(25, 26, 1), query(1, 1, 51), `${query(1, 1, 50)}&data=not.is.null`]) {
      const response = await raw(excess);
      expect([response.status, (await response.json()).code]).toEqual([400, "54001"]);
    }
  });

  test("the lists of cs, cd and ov have 100 elements together", async () => {
    const list = (length: number) => encode(JSON.stringify(Array.from({ length }, (_, n) => n)));
    const braces = (length: number) => encode(`{${Array.from({ length }, (_, n) => n).join(",")}}`);
    const none = `data=cs.${list(60)}&or=(data.cd.${encode('{"tags":1}')},tags.ov.${braces(39)})`;
    expect((await raw(`/everything?${none}`)).status).toBe(200);
    const response = await raw(`/everything?${none}&data=not.cs.1`);
    expect([response.status, (await response.json()).code]).toEqual([400, "54001"]);
    expect((await raw(`/everything?data=cs.${list(101)}`, { method: "DELETE" })).status).toBe(400);
  });

  test("other patterns keep their meaning", async () => {
    const escaped = "a.p*l\\e".replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&");
    const titles = async (query: PromiseLike<{ data: { title: string }[] | null }>) =>
      (await query).data?.map(({ title }) => title).sort();
    const items = () => from("items").select<"title", { title: string }>("title");
    const all = await titles(items());
    expect(await titles(items().filter("title", "match", "^a.*e$"))).toEqual(["apple"]);
    expect(await titles(items().or(`title.match."${escaped.replaceAll("\\", "\\\\")}"`))).toEqual([]);
    expect(await titles(items().or('title.imatch."^A(p{2}|x)le"'))).toEqual(["apple"]);
    const any = '{"^app",NULL, ^\\\\d9,"a,\\"}"}';
    expect(await titles(items().filter("title", "match(any)", any))).toEqual(["apple"]);
    expect(await titles(items().filter("title", "match(all)", "{}"))).toEqual(all);
  });

  test.each(["a", "{a", '{"a}', "{{a}}", "{a,}", "{,a}", '{"a"b}', "[1:1]={a}"])(
    "match(any) rejects the array %s",
    async (literal) => {
      const response = await raw(`/items?title=match(any).${encode(literal)}`);
      expect([response.status, (await response.json()).code]).toEqual([400, "22P02"]);
    },
  );

  if (transport === "memory") return;

  test("one person's slow statements leave room for others", { timeout: 60_000 }, async () => {
    let done = 0;
    const slow = Array.from({ length: 20 }, async () => {
      const headers = { "Content-Type": "application/json" };
      const response = await raw("/rpc/slow", { method: "POST", body: '{"seconds":1}', headers });
      done += 1;
      return response;
    });
    await expect.poll(() => done).toBeGreaterThan(0);
    for (let count = 0; count < 3; count++) {
      const { error } = await client(BOB).from("items").select("id");
      expect(error).toBeNull();
    }
    // In order of arrival, all would come before.
    expect(done).toBeLessThan(20);
    const statuses = (await Promise.all(slow)).map(({ status }) => status);
    expect(new Set([204, 504, ...statuses])).toEqual(new Set([204, 504]));
  });

  test("a statement that misses its deadline is a 504, and a write is not repeated", { timeout: 60_000 }, async () => {
    const startedAt = performance.now();
    const { error, status } = await client(ANN).rpc("slow", { seconds: 30 });
    expect([status, error?.code]).toEqual([504, "57014"]);
    // A second attempt would take another 8 s.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(rest().unexpectedErrors).toEqual([]);
  });
});
