import fc from "fast-check";
import type { RawRequest } from "./rest-harness.ts";

const oneOf = (words: string) => fc.constantFrom(...words.split(" "));

const name = oneOf(
  'id title quantity note created_at data raw tags numbers words range bytes feeling uid big at nope "id" * count() shouted data->a data->>0 raw->x tags->0 %22a%22 ctid id->>x',
);
const operator = oneOf(
  "eq neq gt gte lt lte like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj not.eq not.in eq(any) like(all) fts(english) fts(nope) not not.not noop",
);
const value = fc.oneof(
  oneOf(
    '1 0 -1 x null true %00 %ff %F0%9F%98%80 {1,2} {x} {{1},{2}} [1,2) (1,2) (1,"a",b) "q" \' \\ % _ * 1e999 99999999999999999999 2026-01-01 infinity {"a":1} [1 ( ) ] } , . :: $1 ${1} .. 00000000-0000-4000-8000-000000000001 cat&dog !!x <-> \\x00 NaN',
  ),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const condition = fc.tuple(name, operator, value).map(([column, test, operand]) => `${column}.${test}.${operand}`);
const logic = fc.array(condition, { maxLength: 3 }).map((conditions) => `(${conditions.join(",")})`);
const item = fc
  .tuple(name, oneOf("x: :: ::text ::int ::nope ->a ->>0 .sum() (id) !inner(id) ..."), value)
  .map(([column, more, operand]) => `${column}${more}${operand.length < 4 ? operand : ""}`);

/** Parameters that parse, so that Postgres gets them. */
const validParameter = fc.oneof(
  fc
    .tuple(
      oneOf("id title quantity created_at data tags numbers words range bytes feeling uid big at name span exact"),
      oneOf(
        "eq. neq. gt. lt. like. ilike. match. isdistinct. plfts. fts. cs. cd. ov. sl. adj. not.eq. eq(any). is. in.(",
      ),
      value,
    )
    .map(([column, test, operand]) => `${column}=${test}${operand}${test === "in.(" ? ")" : ""}`),
  fc
    .tuple(
      oneOf("id title data data->a data->>n tags->0 big words bytes range"),
      oneOf("::text ::int ::date ::jsonb ::bytea ::mood ::uuid ::interval ::regclass ::xml ::money ::inet ::numeric"),
    )
    .map(([column, cast]) => `select=x:${column}${cast}`),
  oneOf(
    "order=id order=data order=raw order=range.desc order=data->a limit=2 offset=1 select=* columns=title on_conflict=id",
  ),
);

const parameter = fc.oneof(
  fc.tuple(name, operator, value).map(([column, test, operand]) => `${column}=${test}.${operand}`),
  fc.tuple(oneOf("or and not.or not.and x.or"), logic).map(([key, tree]) => `${key}=${tree}`),
  fc
    .tuple(oneOf("select columns on_conflict order"), fc.oneof(name, item, value))
    .map(([key, text]) => `${key}=${text}`),
  fc
    .tuple(name, oneOf(".asc .desc .nullsfirst .desc.nullslast .x"))
    .map(([column, direction]) => `order=${column}${direction}`),
  fc.tuple(oneOf("limit offset x.limit"), value).map(([key, text]) => `${key}=${text}`),
  fc.tuple(oneOf("a b list minimum most code"), value).map(([key, text]) => `${key}=${text}`),
);

const target = oneOf(
  "items everything items everything parts pairs keyless numbers notes profiles closed item_titles nope rpc/add rpc/total rpc/whole_json rpc/whole_text rpc/find_items rpc/table_of rpc/nope rpc/evens rpc/pair a/b %00 %ff rpc",
);
const method = oneOf("GET GET GET HEAD POST PATCH PUT DELETE OPTIONS");
const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.tuple(name, fc.json({ maxDepth: 1 })).map(([key, inner]) => `{"${key.replaceAll('"', "")}":${inner}}`),
  fc.tuple(name, fc.json({ maxDepth: 1 })).map(([key, inner]) => `[{"${key.replaceAll('"', "")}":${inner}},{}]`),
  oneOf('{ [ {"title" {"id":1,} nul "\\ud800" [{"id":1},{"title":"x"}] {"":1} []'),
);
const contentType = oneOf(
  "application/json application/json application/json text/csv application/x-www-form-urlencoded text/plain application/octet-stream image/png ;",
);
const prefer = oneOf(
  "return=representation return=headers-only return=minimal count=exact count=planned count=estimated resolution=merge-duplicates resolution=ignore-duplicates missing=default tx=rollback handling=strict handling=strict,max-affected=0 max-affected=-5,handling=strict timezone=Nowhere/Land ,,,=,",
);
const accept = oneOf(
  "*/* application/json application/vnd.pgrst.object+json application/vnd.pgrst.array+json;nulls=stripped text/csv text/html ;;;",
);

/** Random requests from tokens of the protocol. */
export const hostileRequests: fc.Arbitrary<{ readonly path: string; readonly request: RawRequest }> = fc
  .record({
    target,
    parameters: fc.oneof(fc.array(validParameter, { maxLength: 2 }), fc.array(parameter, { maxLength: 3 })),
    method,
    body: json,
    contentType,
    prefer: fc.array(prefer, { maxLength: 2 }),
    accept,
    range: oneOf("0-1 5-2 x 0- bytes=0-1"),
  })
  .map(({ target: path, parameters, method: verb, body, contentType: type, prefer: preferences, ...other }) => {
    const hasBody = verb === "POST" || verb === "PATCH" || verb === "PUT";
    const headers = {
      Accept: other.accept,
      Prefer: preferences.join(", "),
      Range: other.range,
      ...(hasBody && { "Content-Type": type }),
    };
    return {
      path: `/${path}?${parameters.join("&")}`.replaceAll("#", "%23"),
      request: { method: verb, headers, ...(hasBody && { body }) },
    };
  });
