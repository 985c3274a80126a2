import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson, readCappedBody } from "./capped-body.ts";

function streamOf(...chunks: Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

describe("a capped body", () => {
  test("is the text of the body up to the limit, in any chunks", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.nat(20), async (text, cut) => {
        const bytes = new TextEncoder().encode(text);
        const parts = () => [bytes.slice(0, cut), bytes.slice(cut)];
        expect(await readCappedBody(streamOf(...parts()), bytes.length)).toBe(text.replace(/^\ufeff/, ""));
        if (bytes.length > 0) expect(await readCappedBody(streamOf(...parts()), bytes.length - 1)).toBeNull();
      }),
    );
  });

  test("is empty without a body", async () => {
    expect(await readCappedBody(new Response(null), 10)).toBe("");
    expect(await readCappedBody(new Request("http://a.example"), 10)).toBe("");
  });

  test("is rejected by Content-Length before reading", async () => {
    const response = new Response("short", { headers: { "content-length": "1000" } });
    expect(await readCappedBody(response, 100)).toBeNull();
  });

  test("stops reading an endless body", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    expect(await readCappedBody(new Response(endless), 10_000)).toBeNull();
    expect(sent).toBeLessThan(20);
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ["null", null],
  ["", undefined],
  ['{"a":', undefined],
  ["<html>", undefined],
  ['{"text":"\\"[[{"}', { text: '"[[{' }],
])("parses %s as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test("JSON of up to 100 levels is parsed", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  expect(parseJson(nested(100))).toBeDefined();
  expect(parseJson(nested(101))).toBeUndefined();
  expect(parseJson(`[${"[],".repeat(1000)}0]`)).toHaveLength(1001);
});
