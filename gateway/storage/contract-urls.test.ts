/** Signed URLs, moves, copies and the second list, through the official client. */
import { createHash, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { ANN, ANONYMOUS, BOB, describeStorage } from "#tests/support/storage-harness.ts";

describeStorage((storage) => {
  const shared = (as: string | null = ANN) => storage().client(as).from("shared");
  const path = `${ANN}/deck one.txt`;
  const bodyOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

  describe("signed URLs", () => {
    test("give the bytes to anybody, until they expire", async () => {
      await shared().upload(path, "deck", { contentType: "text/plain" });
      const { data } = await shared(BOB).createSignedUrl(path, 60, { download: "Deck one.txt" });
      const response = await fetch(data?.signedUrl ?? "");
      expect(await response.text()).toBe("deck");
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="Deck one.txt"; filename*=UTF-8''Deck%20one.txt`,
      );
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      storage().setTime(Date.now() + 61_000);
      expect(await bodyOf(await fetch(data?.signedUrl ?? ""))).toEqual({
        status: 400,
        statusCode: "400",
        code: "InvalidJWT",
        error: "InvalidJWT",
        message: '"exp" claim timestamp check failed',
      });
    });

    test("of many paths name those that the caller cannot see", async () => {
      await shared().upload(path, "deck");
      const { data } = await shared().createSignedUrls([path, "nothing.txt"], 60);
      expect(data).toEqual([
        { error: null, path, signedURL: expect.any(String), signedUrl: expect.any(String) },
        {
          error: "Either the object does not exist or you do not have access to it",
          path: "nothing.txt",
          signedURL: null,
          signedUrl: null,
        },
      ]);
      expect(await (await fetch(data?.[0]?.signedUrl ?? "")).text()).toBe("deck");
    });

    test("are not given for files that the caller cannot see, nor for a time of zero", async () => {
      await storage().client("service_role").from("secret").upload("a.txt", "x");
      const secret = storage().client().from("secret");
      expect((await secret.createSignedUrl("a.txt", 60)).error).toMatchObject({ statusCode: "404", code: "NoSuchKey" });
      await shared().upload(path, "deck");
      expect((await shared(null).createSignedUrl(path, 60)).error).toMatchObject({ statusCode: "404" });
      expect((await shared().createSignedUrl(path, 0)).error).toMatchObject({ message: "body/expiresIn must be >= 1" });
    });

    test.each<[string, () => Promise<string>]>([
      ["nothing", async () => "x"],
      ["another path", () => storage().urlTokens.sign({ scope: "download", url: "shared/other.txt" }, 60)],
      [
        "an upload",
        () =>
          storage().urlTokens.sign({ scope: "upload", url: `shared/${path}`, role: "authenticated", upsert: true }, 60),
      ],
      ["an access token", async () => storage().tokenOf(ANN)],
      ["another key", () => jwt("HS256", Buffer.alloc(32, 8))],
      [
        "no key",
        async () => `${part({ alg: "none" })}.${part({ scope: "download", url: `shared/${path}`, exp: 9e9 })}.`,
      ],
      ["no expiry", () => jwt("HS256", Buffer.alloc(32, 7), false)],
      ["another algorithm", () => jwt("HS384", Buffer.alloc(32, 7))],
    ])("with a token of %s are rejected", async (_what, token) => {
      await shared().upload(path, "deck");
      const url = `/object/sign/shared/${encodeURI(path)}?token=${await token()}`;
      const { status, error } = (await bodyOf(await storage().request(url, {}, ANONYMOUS))) as {
        status: number;
        error: string;
      };
      expect([status, error]).toEqual([400, expect.stringMatching(/^Invalid(JWT|Signature)$/)]);
    });

    function jwt(alg: string, key: Uint8Array, expires = true): Promise<string> {
      const claims = new SignJWT({ scope: "download", url: `shared/${path}` })
        .setProtectedHeader({ alg })
        .setIssuedAt();
      return (expires ? claims.setExpirationTime("1h") : claims).sign(key);
    }
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");

    test("for uploads store the file for the person who signed", async () => {
      const { data } = await shared().createSignedUploadUrl(path);
      expect(data).toMatchObject({ path, token: expect.any(String) });
      const uploaded = await shared(null).uploadToSignedUrl(path, data?.token ?? "", "from outside", {
        metadata: { a: 1 },
      });
      expect(uploaded.error).toBeNull();
      expect((await shared().info(path)).data).toMatchObject({ size: 12, metadata: { a: 1 } });
      // The owner may delete it.
      expect((await shared(null).uploadToSignedUrl(path, data?.token ?? "", "again")).error).toMatchObject({
        statusCode: "409",
      });
      expect((await shared().remove([path])).data).toHaveLength(1);
    });

    test("for uploads need the permission to upload, and one of their own to replace", async () => {
      expect((await shared(BOB).createSignedUploadUrl(path)).error).toMatchObject({ statusCode: "403" });
      await shared().upload(path, "first");
      expect((await shared().createSignedUploadUrl(path)).error).toMatchObject({ statusCode: "409" });
      const { data } = await shared().createSignedUploadUrl(path, { upsert: true });
      await shared(null).uploadToSignedUrl(path, data?.token ?? "", "second");
      expect(await (await shared().download(path)).data?.text()).toBe("second");
      const read = await storage().urlTokens.sign({ scope: "download", url: `shared/${path}` }, 60);
      expect((await shared(null).uploadToSignedUrl(path, read, "third")).error).toMatchObject({
        code: "InvalidSignature",
      });
    });
  });

  describe("moves and copies", () => {
    test("keep the bytes and metadata", async () => {
      await shared().upload(path, "deck", { contentType: "text/plain", metadata: { a: 1 }, cacheControl: "60" });
      const copied = await shared().copy(path, `${ANN}/copy.txt`);
      expect(copied.data).toEqual({ path: `shared/${ANN}/copy.txt` });
      expect((await shared().move(path, `${ANN}/moved.txt`)).data).toMatchObject({ message: "Successfully moved" });
      for (const name of ["copy.txt", "moved.txt"]) {
        expect(await (await shared().download(`${ANN}/${name}`)).data?.text()).toBe("deck");
        expect((await shared().info(`${ANN}/${name}`)).data).toMatchObject({
          cacheControl: "max-age=60",
          metadata: { a: 1 },
        });
      }
      expect((await shared().download(path)).error).not.toBeNull();
      await shared().remove([`${ANN}/copy.txt`]);
      expect(await (await shared().download(`${ANN}/moved.txt`)).data?.text()).toBe("deck");
      expect(await storage().storedVersions()).toEqual(await storage().rowVersions());
    });

    test("reject a taken destination, a missing source, another's folder and another's file", async () => {
      await shared().upload(path, "deck");
      await shared().upload(`${ANN}/b.txt`, "b");
      for (const to of [shared().move(path, `${ANN}/b.txt`), shared().copy(path, `${ANN}/b.txt`)]) {
        expect((await to).error).toMatchObject({
          status: 400,
          statusCode: "409",
          message: "The resource already exists",
        });
      }
      expect((await shared().move("nothing", `${ANN}/c.txt`)).error).toMatchObject({ statusCode: "404" });
      expect((await shared().copy("nothing", `${ANN}/c.txt`)).error).toMatchObject({ statusCode: "404" });
      expect((await shared().move(path, `${BOB}/c.txt`)).error).toMatchObject({ statusCode: "403" });
      expect((await shared().copy(path, `${BOB}/c.txt`)).error).toMatchObject({ statusCode: "403" });
      expect((await shared(BOB).move(path, `${BOB}/c.txt`)).error).toMatchObject({ statusCode: "404" });
      expect((await shared(BOB).copy(path, `${BOB}/c.txt`)).error).toBeNull();
      expect(await storage().storedVersions()).toEqual(await storage().rowVersions());
    });

    test("to another bucket keep its limits", async () => {
      const api = storage().client("service_role");
      await api.from("open").upload("long.txt", "x".repeat(20), { contentType: "application/x-thing" });
      expect((await api.from("open").move("long.txt", "a", { destinationBucket: "tiny" })).error).toMatchObject({
        statusCode: "413",
      });
      expect((await api.from("open").copy("long.txt", "a", { destinationBucket: "typed" })).error).toMatchObject({
        statusCode: "415",
      });
      expect((await api.from("open").move("long.txt", "a", { destinationBucket: "secret" })).error).toBeNull();
      expect((await api.from("secret").info("a")).data).toMatchObject({ size: 20 });
    });

    test("a copy onto itself changes the metadata", async () => {
      await shared().upload(path, "deck", { cacheControl: "60" });
      const body = {
        bucketId: "shared",
        sourceKey: path,
        destinationKey: path,
        copyMetadata: false,
        metadata: { cacheControl: "max-age=7" },
      };
      const response = await storage().request("/object/copy", {
        method: "POST",
        headers: { "content-type": "application/json", "x-upsert": "true", "x-metadata": btoa('{"b":2}') },
        body: JSON.stringify(body),
      });
      expect(await bodyOf(response)).toMatchObject({
        status: 200,
        Key: `shared/${path}`,
        name: path,
        bucket_id: "shared",
        owner_id: ANN,
        metadata: { cacheControl: "max-age=7", size: 4 },
        user_metadata: { b: 2 },
      });
      expect((await shared().info(path)).data).toMatchObject({ cacheControl: "max-age=7", metadata: { b: 2 } });
      expect(await storage().storedVersions()).toEqual(await storage().rowVersions());
    });
  });

  describe("listV2", () => {
    test("pages through keys, with and without folders", async () => {
      const names = ["alpha.txt", "bravo.txt", "nested/charlie.txt", "nested/delta.txt", "zulu.txt"];
      for (const name of names) await shared().upload(`${ANN}/${name}`, name);
      const keys = async (options: object) => {
        const { data } = await shared().listV2(options);
        return [data?.folders.map(({ name }) => name), data?.objects.map(({ name }) => name), data?.hasNext];
      };
      const full = (...some: readonly string[]) => some.map((name) => `${ANN}/${name}`);
      expect(await keys({ prefix: `${ANN}/` })).toEqual([[], full(...names), false]);
      expect(await keys({ prefix: `${ANN}/`, with_delimiter: true })).toEqual([
        full("nested/"),
        full("alpha.txt", "bravo.txt", "zulu.txt"),
        false,
      ]);
      expect(await keys({ prefix: `${ANN}/ne` })).toEqual([[], full("nested/charlie.txt", "nested/delta.txt"), false]);
      expect(await keys({ prefix: `${ANN}/`, limit: 1, sortBy: { column: "name", order: "desc" } })).toEqual([
        [],
        full("zulu.txt"),
        true,
      ]);
      for (const options of [
        { limit: 2 },
        { limit: 1, with_delimiter: true },
        { limit: 1, sortBy: { column: "name", order: "desc" }, with_delimiter: true },
        { limit: 2, sortBy: { column: "created_at", order: "desc" } },
        { limit: 2, sortBy: { column: "updated_at", order: "asc" }, with_delimiter: true },
      ] as const) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const { data } = await shared().listV2({ prefix: `${ANN}/`, ...options, ...(cursor && { cursor }) });
          const page = [...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name);
          if (data?.hasNext) expect(page).toHaveLength(options.limit);
          seen.push(...page);
          cursor = data?.nextCursor;
        } while (cursor !== undefined);
        const isDelimited = "with_delimiter" in options;
        const all = isDelimited ? full("alpha.txt", "bravo.txt", "nested/", "zulu.txt") : full(...names);
        expect(seen.toSorted(), JSON.stringify(options)).toEqual(all);
        expect(new Set(seen).size).toBe(seen.length);
      }
      const byTime = (options: object) => keys({ prefix: `${ANN}/`, with_delimiter: true, ...options });
      await shared().upload(`${ANN}/alpha.txt`, "new", { upsert: true });
      await shared().upload(`${ANN}/aaa/x.txt`, "newest");
      expect(await byTime({ sortBy: { column: "created_at", order: "asc" } })).toEqual([
        full("nested/", "aaa/"),
        full("alpha.txt", "bravo.txt", "zulu.txt"),
        false,
      ]);
      // A folder is as old as its oldest object.
      expect(await byTime({ sortBy: { column: "updated_at", order: "desc" }, limit: 3 })).toEqual([
        full("aaa/"),
        full("alpha.txt", "zulu.txt"),
        true,
      ]);
      const { data: root } = await shared().listV2({ prefix: `${ANN}/`, with_delimiter: true });
      expect(root?.folders[1]).toEqual({ name: `${ANN}/nested/`, key: "nested" });
      expect(root?.objects[0]).toMatchObject({ name: `${ANN}/alpha.txt`, key: "alpha.txt" });
      for (const cursor of ["nonsense", "YWZ0ZXI6"]) {
        for (const column of ["name", "created_at"] as const) {
          const { error } = await shared().listV2({ cursor, sortBy: { column, order: "asc" } });
          expect(error).toMatchObject({
            statusCode: "400",
            message: "body/cursor is an invalid continuation token",
          });
        }
      }
      // "after:nonsense", which has no time.
      const noTime = { cursor: "YWZ0ZXI6bm9uc2Vuc2U", sortBy: { column: "created_at", order: "asc" } } as const;
      expect((await shared().listV2(noTime)).error).toMatchObject({ statusCode: "400" });
      expect((await shared(null).listV2({})).data).toEqual({ hasNext: false, folders: [], objects: [] });
    });
  });

  describe("downloads over HTTP", () => {
    const text = "0123456789";
    const get = (headers: Record<string, string>) =>
      storage().request(`/object/authenticated/shared/${encodeURI(path)}`, { headers });

    test.each([
      ["bytes=2-5", 206, "2345", "bytes 2-5/10"],
      ["bytes=7-", 206, "789", "bytes 7-9/10"],
      ["bytes=-3", 206, "789", "bytes 7-9/10"],
      ["BYTES = 0-99", 206, text, "bytes 0-9/10"],
      ["bytes=-99", 206, text, "bytes 0-9/10"],
      ["bytes=0-1,4-5", 200, text, null],
      ["bytes=5-2", 200, text, null],
      ["lines=1-2", 200, text, null],
    ])("Range %s", async (range, status, body, contentRange) => {
      await shared().upload(path, text);
      const response = await get({ range });
      expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([
        status,
        body,
        contentRange,
      ]);
      expect(response.headers.get("content-length")).toBe(String(body.length));
    });

    test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("Range %s is beyond the end", async (range) => {
      await shared().upload(path, text);
      const response = await get({ range });
      expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
      expect(await response.json()).toMatchObject({ statusCode: "416", error: "InvalidRange" });
    });

    test("no cache keeps an object of a private bucket, whatever its uploader chose", async () => {
      const caching = async (url: string) => (await storage().request(url)).headers.get("cache-control");
      await shared().upload(path, text, { cacheControl: "31536000" });
      expect(await caching(`/object/authenticated/shared/${encodeURI(path)}`)).toBe("private, no-store");
      expect(await caching(`/object/shared/${encodeURI(path)}`)).toBe("private, no-store");
      await storage().client("service_role").from("open").upload("a.txt", text, { cacheControl: "60" });
      expect(await caching("/object/public/open/a.txt")).toBe("max-age=60");
    });

    test("conditions compare the SHA-256 of the bytes and the time of the upload", async () => {
      await shared().upload(path, text, { cacheControl: "60" });
      const first = await get({});
      const etag = `"${createHash("sha256").update(text).digest("hex")}"`;
      expect(Object.fromEntries(first.headers)).toMatchObject({
        etag,
        "accept-ranges": "bytes",
        "last-modified": expect.stringMatching(/GMT$/),
        vary: expect.stringMatching(/authorization/i),
      });
      const modified = first.headers.get("last-modified") ?? "";
      const statusOf = async (headers: Record<string, string>) => (await get(headers)).status;
      expect(await statusOf({ "if-none-match": etag })).toBe(304);
      expect(await statusOf({ "if-none-match": `"x", W/${etag}` })).toBe(304);
      expect(await statusOf({ "if-none-match": '"x"' })).toBe(200);
      expect(await statusOf({ "if-modified-since": modified })).toBe(304);
      expect(await statusOf({ "if-modified-since": new Date(0).toUTCString() })).toBe(200);
      expect(await statusOf({ range: "bytes=0-1", "if-range": etag })).toBe(206);
      expect(await statusOf({ range: "bytes=0-1", "if-range": '"x"' })).toBe(200);
      const head = await storage().request(`/object/shared/${encodeURI(path)}`, { method: "HEAD" });
      expect([head.status, head.headers.get("content-length"), head.headers.get("etag")]).toEqual([200, "10", etag]);
      const missing = await storage().request("/object/shared/none", { method: "HEAD" });
      expect([missing.status, await missing.text()]).toEqual([400, ""]);
      expect(await shared().exists(path)).toEqual({ data: true, error: null });
      expect(await shared().exists("none")).toMatchObject({ data: false });
    });

    test("a large file arrives as it was sent, raw or in a form, however its reader pauses", async () => {
      const bytes = randomBytes(9 * 1024 * 1024 + 7);
      const sha256 = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");
      // Line ends, with which the boundary of a form begins, at many places in its chunks.
      for (let position = 0; position < bytes.length - 3; position += 1021) bytes.write("\r\n-", position);
      await shared().upload(path, new Blob([bytes]));
      expect((await shared().info(path)).data).toMatchObject({ etag: `"${sha256(bytes)}"`, size: bytes.length });
      await shared().update(path, bytes, { contentType: "application/octet-stream" });
      const paused = await Promise.all(Array.from({ length: 4 }, () => get({})));
      // These are read while the others wait with full sockets.
      for (let n = 0; n < 3; n += 1) expect(sha256(await (await get({})).bytes())).toBe(sha256(bytes));
      for (const response of paused) {
        const received: Uint8Array[] = [];
        for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
          received.push(chunk);
          // Lets the server write between two reads.
          if (received.length % 8 === 0) await storage().request("/status");
        }
        expect(sha256(Buffer.concat(received))).toBe(sha256(bytes));
      }
      const inMemory = await storage().app.request(`/storage/v1/object/authenticated/shared/${encodeURI(path)}`, {
        headers: { authorization: `Bearer ${storage().tokenOf(ANN)}` },
      });
      expect(sha256(new Uint8Array(await inMemory.arrayBuffer()))).toBe(sha256(bytes));
    });

    test.each([
      ["?download", "attachment;"],
      ["?download=", "attachment;"],
      ["?download=deck.pdf", "attachment; filename=deck.pdf; filename*=UTF-8''deck.pdf"],
      [
        "?download=Men%C3%BC%20(1).pdf",
        `attachment; filename="Men_ (1).pdf"; filename*=UTF-8''Men%C3%BC%20%281%29.pdf`,
      ],
      ["", null],
    ])("a picture with the query %j has the disposition %j, and no robot keeps it", async (query, disposition) => {
      const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      await shared().upload(path, png, { contentType: "image/png" });
      const response = await storage().request(`/object/authenticated/shared/${encodeURI(path)}${query}`);
      expect(response.headers.get("content-disposition")).toBe(disposition);
      expect(response.headers.get("x-robots-tag")).toBe("none");
    });

    test.each([
      ["noindex, nofollow", null],
      ["googlebot: noindex, max-image-preview: large, max-snippet: -1", null],
      ["unavailable_after: Wed, 03 Dec 2036 13:09:53 GMT, noarchive", 'Invalid X-Robots-Tag rule: "noarchive"'],
      ["unavailable_after: Wed, 03 Dec 2036 13:09:53 GMT", null],
      ["max-snippet: many", 'Invalid X-Robots-Tag rule: "max-snippet: many"'],
      ["googlebot:", 'Invalid X-Robots-Tag rule: "googlebot:"'],
    ])("with the uploaded X-Robots-Tag %j", async (tag, message) => {
      const headers = { "x-robots-tag": tag, "x-upsert": "true" };
      const url = `/object/shared/${encodeURI(path)}`;
      const response = await storage().request(url, { method: "POST", headers, body: "x" });
      const rejected = { statusCode: "400", error: "invalid_x_robots_tag" };
      if (message === null) expect((await get({})).headers.get("x-robots-tag")).toBe(tag);
      else
        expect(await response.json()).toMatchObject({
          ...rejected,
          message: `Invalid X-Robots-Tag header: ${message}`,
        });
    });

    test("an empty file", async () => {
      await shared().upload(path, "");
      const response = await get({});
      expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "0", ""]);
    });
  });

  test("status and version need no key", async () => {
    expect((await storage().request("/status", {}, ANONYMOUS)).status).toBe(200);
    expect(await (await storage().request("/version", {}, ANONYMOUS)).text()).toBe("1.60.2");
  });

  test.each([
    [
      "POST",
      "/upload/resumable",
      400,
      {
        statusCode: "409",
        error: "FeatureNotEnabled",
        message: "The feature resumable uploads is not enabled for this resource",
      },
    ],
    ["GET", "/render/image/authenticated/shared/a.png", 400, { error: "FeatureNotEnabled" }],
    ["PUT", "/s3/shared/a.png", 400, { error: "FeatureNotEnabled" }],
    ["POST", "/vector/CreateIndex", 400, { error: "FeatureNotEnabled" }],
    ["GET", "/iceberg/v1/config", 400, { error: "FeatureNotEnabled" }],
    ["PUT", "/bucket/shared/lifecycle", 400, { error: "FeatureNotEnabled" }],
    ["DELETE", "/cdn/shared/a.png", 400, { error: "FeatureNotEnabled" }],
    ["GET", "/object/shared", 404, { statusCode: "404", message: "Route GET:/object/shared not found" }],
    ["POST", "/object/shared", 404, { statusCode: "404" }],
    ["PUT", "/object/shared/", 400, { error: "InvalidKey" }],
    ["GET", "/nothing", 404, { statusCode: "404", message: "Route GET:/nothing not found" }],
    ["PATCH", "/bucket/shared", 404, { statusCode: "404" }],
  ])("%s %s is not supported", async (method, url, status, body) => {
    const response = await storage().request(url, { method });
    expect([response.status, await response.json()]).toMatchObject([status, body]);
  });
});
