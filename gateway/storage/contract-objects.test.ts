/** Buckets, uploads, downloads and lists through the official client. */
import { describe, expect, test } from "vitest";
import { ANN, ANONYMOUS, BOB, describeStorage, MAX_FILE_BYTES } from "#tests/support/storage-harness.ts";

describeStorage((storage) => {
  const shared = (as: string | null = ANN) => storage().client(as).from("shared");
  const textOf = async (blob: Blob | null) => blob?.text();

  describe("buckets", () => {
    test("are created, read, listed, changed, emptied and deleted with the service key", async () => {
      const api = storage().client("service_role");
      expect(
        await api.createBucket("decks", { public: false, fileSizeLimit: "1MB", allowedMimeTypes: ["text/*"] }),
      ).toEqual({ data: { name: "decks" }, error: null });
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const bucket = {
        id: "decks",
        name: "decks",
        owner: "",
        public: false,
        file_size_limit: 1_000_000,
        allowed_mime_types: ["text/*"],
        created_at: time,
        updated_at: time,
      };
      expect((await api.getBucket("decks")).data).toEqual(bucket);
      expect((await api.listBuckets({ search: "DECK" })).data).toEqual([{ ...bucket, type: "STANDARD" }]);
      expect((await api.listBuckets({ limit: 2, sortColumn: "name", sortOrder: "desc" })).data).toMatchObject([
        { id: "typed" },
        { id: "tiny" },
      ]);
      expect(await api.updateBucket("decks", { public: true, fileSizeLimit: null })).toEqual({
        data: { message: "Successfully updated" },
        error: null,
      });
      expect((await api.getBucket("decks")).data).toMatchObject({ public: true, allowed_mime_types: ["text/*"] });
      for (const fileSizeLimit of ["20mb", "20000kb", "20000000B", 20_000_000]) {
        await api.updateBucket("decks", { public: true, fileSizeLimit });
        expect((await api.getBucket("decks")).data).toMatchObject({ file_size_limit: 20_000_000 });
      }
      await api.from("decks").upload("a/b.txt", "text");
      expect((await api.deleteBucket("decks")).error).toMatchObject({
        status: 400,
        statusCode: "409",
        message: "The bucket you tried to delete is not empty",
      });
      expect((await api.emptyBucket("decks")).data).toEqual({
        message: "Empty bucket has been queued. Completion may take up to an hour.",
      });
      expect(await api.deleteBucket("decks")).toEqual({ data: { message: "Successfully deleted" }, error: null });
      expect((await api.getBucket("decks")).error).toMatchObject({ statusCode: "404", message: "Bucket not found" });
      expect(await storage().storedVersions()).toEqual([]);
    });

    test("are public or private from one request to the next", async () => {
      const api = storage().client("service_role");
      await api.from("open").upload("a.txt", "text");
      const statusOf = async () => (await storage().request("/object/public/open/a.txt", {}, ANONYMOUS)).status;
      expect(await statusOf()).toBe(200);
      await api.updateBucket("open", { public: false });
      expect(await statusOf()).toBe(400);
      await api.updateBucket("open", { public: true });
      expect(await statusOf()).toBe(200);
    });

    test.each<[readonly string[], string, boolean]>([
      [["image/*"], "image/png", true],
      [["image/*"], "text/plain", false],
      [["text/plain"], "text/plain;charset=UTF-8", true],
      [["*"], "application/x-thing", true],
      [[], "application/x-thing", true],
    ])("that allow %j decide on %s", async (allowedMimeTypes, contentType, isAllowed) => {
      const api = storage().client("service_role");
      await api.createBucket("types", { public: false, allowedMimeTypes: [...allowedMimeTypes] });
      const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const body = contentType.startsWith("image/") ? png : Buffer.from("text");
      const { error } = await api.from("types").upload("a", body, { contentType });
      if (isAllowed) expect(error).toBeNull();
      else expect(error).toMatchObject({ statusCode: "415", message: `mime type ${contentType} is not supported` });
    });

    test("cannot be written without a policy", async () => {
      const api = storage().client();
      expect((await api.createBucket("mine")).error).toMatchObject({
        status: 400,
        statusCode: "403",
        message: "new row violates row-level security policy",
      });
      expect((await api.updateBucket("shared", { public: true })).error).toMatchObject({ statusCode: "404" });
      expect((await api.deleteBucket("shared")).error).toMatchObject({ statusCode: "404" });
      expect((await storage().client(null).listBuckets()).data).toEqual([]);
      expect((await storage().client(null).getBucket("shared")).error).toMatchObject({ statusCode: "404" });
    });

    test.each([
      ["a taken name", "shared", {}, "409", "The resource already exists"],
      ["a name with a slash", "a/b", {}, "400", "Bucket name invalid"],
      [
        "a limit above the server's",
        "big",
        { fileSizeLimit: MAX_FILE_BYTES + 1 },
        "413",
        "The object exceeded the maximum allowed size",
      ],
      [
        "a limit without unit",
        "big",
        { fileSizeLimit: "20 apples" },
        "400",
        "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B",
      ],
      ["an invalid type", "odd", { allowedMimeTypes: ["nonsense"] }, "415", "mime type nonsense is not supported"],
      [
        "an analytics bucket",
        "odd",
        { type: "ANALYTICS" as const },
        "409",
        "The feature analytics is not enabled for this resource",
      ],
    ])("reject %s", async (_what, name, options, statusCode, message) => {
      const { error } = await storage()
        .client("service_role")
        .createBucket(name, { public: false, ...options });
      expect(error).toMatchObject({ status: 400, statusCode, message });
    });
  });

  describe("uploads", () => {
    test.each<[string, () => string | Blob | Uint8Array<ArrayBuffer> | FormData | ReadableStream]>([
      ["text", () => "hello"],
      ["bytes", () => new TextEncoder().encode("hello")],
      ["a Blob", () => new Blob(["hello"], { type: "text/plain" })],
      ["a stream", () => new Blob(["hello"]).stream()],
      [
        "a form",
        () => {
          const form = new FormData();
          form.append("file", new Blob(["hello"], { type: "text/plain" }), "a.txt");
          return form;
        },
      ],
    ])("store %s", async (_what, body) => {
      const path = `${ANN}/a b.txt`;
      const { data, error } = await shared().upload(path, body(), {
        contentType: "text/plain",
        metadata: { kind: "deck" },
      });
      expect(error).toBeNull();
      expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), path, fullPath: `shared/${path}` });
      expect(await textOf((await shared(BOB).download(path)).data)).toBe("hello");
      expect((await shared(BOB).info(path)).data).toMatchObject({
        id: data?.id,
        name: path,
        bucketId: "shared",
        size: 5,
        contentType: expect.stringMatching(/^text\/plain/),
        cacheControl: "max-age=3600",
        etag: '"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"',
        metadata: { kind: "deck" },
      });
      expect(await storage().storedVersions()).toEqual(await storage().rowVersions());
    });

    test("of an existing path are rejected, and replace it as an upsert or update", async () => {
      const path = `${ANN}/a.txt`;
      const first = await shared().upload(path, "1");
      expect((await shared().upload(path, "2")).error).toMatchObject({
        status: 400,
        statusCode: "409",
        message: "The resource already exists",
      });
      expect(await textOf((await shared().download(path)).data)).toBe("1");
      const second = await shared().upload(path, "3", { upsert: true, cacheControl: "60" });
      expect(second.data?.id).toBe(first.data?.id);
      expect((await shared().update(path, "4")).data?.id).toBe(first.data?.id);
      expect(await textOf((await shared().download(path)).data)).toBe("4");
      expect(await storage().storedVersions()).toEqual(await storage().rowVersions());
      expect(await storage().storedVersions()).toHaveLength(1);
    });

    test("need a policy", async () => {
      const denied = { status: 400, statusCode: "403", message: "new row violates row-level security policy" };
      expect((await shared(BOB).upload(`${ANN}/a.txt`, "x")).error).toMatchObject(denied);
      expect((await shared(null).upload(`${ANN}/a.txt`, "x")).error).toMatchObject(denied);
      for (const body of ["x", new Blob(["x"])])
        expect((await storage().client().from("secret").upload(`${ANN}/a.txt`, body)).error).toMatchObject(denied);
      await shared().upload(`${ANN}/a.txt`, "mine");
      expect((await shared(BOB).upload(`${ANN}/a.txt`, "x", { upsert: true })).error).toMatchObject(denied);
      expect((await shared(BOB).update(`${ANN}/a.txt`, "x")).error).toMatchObject(denied);
      expect(await textOf((await shared().download(`${ANN}/a.txt`)).data)).toBe("mine");
      expect(await storage().storedVersions()).toHaveLength(1);
    });

    test.each<[string, (type: string, bytes: number) => Blob | Uint8Array<ArrayBuffer>]>([
      ["a form", (type, bytes) => new Blob([new Uint8Array(bytes)], { type })],
      ["raw", (_type, bytes) => new Uint8Array(bytes)],
    ])("by %s are allowed by policies on type, size and metadata", async (_how, body) => {
      const pictures = storage().client().from("pictures");
      const upload = (contentType: string, bytes: number, kind: string) =>
        pictures.upload("a.png", body(contentType, bytes), { contentType, metadata: { kind } });
      const denied = { statusCode: "403", message: "new row violates row-level security policy" };
      expect((await upload("text/plain", 200, "deck")).error).toMatchObject(denied);
      expect((await upload("image/png", 2000, "deck")).error).toMatchObject(denied);
      expect((await upload("image/png", 200, "memo")).error).toMatchObject(denied);
      expect(await storage().storedVersions()).toEqual([]);
      expect((await upload("image/png", 200, "deck")).error).toBeNull();
    });

    test("without metadata, by a form or raw, have empty metadata", async () => {
      for (const body of ["text", new Blob(["text"])]) {
        await shared().upload(`${ANN}/a.txt`, body, { upsert: true });
        expect((await shared().info(`${ANN}/a.txt`)).data).toMatchObject({ metadata: {} });
      }
    });

    test("to an unknown bucket are rejected", async () => {
      expect((await storage().client().from("nowhere").upload("a", "x")).error).toMatchObject({
        statusCode: "404",
        message: "Bucket not found",
      });
    });
  });

  describe("downloads", () => {
    test("of another's file, an unknown file and an unknown bucket look alike to those who may not read", async () => {
      await storage().client("service_role").from("secret").upload("a.txt", "x");
      const notFound = {
        status: 400,
        statusCode: "404",
        code: "NoSuchKey",
        error: "not_found",
        message: "Object not found",
      };
      for (const path of ["secret/a.txt", "secret/b.txt"]) {
        const response = await storage().request(`/object/authenticated/${path}`);
        expect({ status: response.status, ...(await response.json()) }).toEqual(notFound);
      }
      for (const path of ["public/secret/a.txt", "public/nowhere/a.txt", "secret/a.txt"]) {
        const response = await storage().request(`/object/${path}`, {}, ANONYMOUS);
        expect([response.status, await response.json()]).toMatchObject([
          400,
          { statusCode: "404", error: "Bucket not found" },
        ]);
      }
    });

    test("of a public bucket need no key", async () => {
      await storage().client("service_role").from("open").upload("a/b.txt", "public text");
      const { data } = storage().client().from("open").getPublicUrl("a/b.txt");
      expect(await (await fetch(data.publicUrl)).text()).toBe("public text");
      expect(await (await storage().request("/object/open/a/b.txt", {}, ANONYMOUS)).text()).toBe("public text");
      const head = await fetch(data.publicUrl, { method: "HEAD" });
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "11", ""]);
      expect(await (await storage().request("/object/info/public/open/a/b.txt", {}, ANONYMOUS)).json()).toMatchObject({
        name: "a/b.txt",
      });
    });
  });

  describe("lists", () => {
    const add = async (...names: readonly string[]) => {
      for (const name of names) await shared().upload(`${ANN}/${name}`, name);
    };
    const names = (rows: readonly { name: string }[] | null) => rows?.map(({ name }) => name);

    test("show one level, folders without values, sorted by name", async () => {
      await add("b.txt", "a.txt", "sub/x.txt", "sub/deep/y.txt", "sub.txt", "sub!/z.txt");
      const { data } = await shared(BOB).list(ANN);
      expect(names(data)).toEqual(["a.txt", "b.txt", "sub!", "sub.txt", "sub"]);
      expect(data?.find(({ name }) => name === "sub")).toEqual({
        name: "sub",
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      });
      expect(data?.[0]).toMatchObject({
        id: expect.any(String),
        created_at: expect.stringMatching(/Z$/),
        metadata: { size: 5, mimetype: "text/plain;charset=UTF-8", cacheControl: "max-age=3600", httpStatusCode: 200 },
      });
      expect(names((await shared().list(`${ANN}/sub`)).data)).toEqual(["deep", "x.txt"]);
      expect(names((await shared().list()).data)).toEqual([ANN]);
      expect((await shared(null).list(ANN)).data).toEqual([]);
    });

    test("take limit, offset, search, order and column", async () => {
      await add("Beta.txt", "a1.txt", "a2.txt", "a3.txt", "az/x.txt", "c.txt");
      const list = async (options: object) => names((await shared().list(ANN, options)).data);
      expect(await list({ limit: 2 })).toEqual(["Beta.txt", "a1.txt"]);
      expect(await list({ limit: 2, offset: 3 })).toEqual(["a3.txt", "az"]);
      expect(await list({ search: "A" })).toEqual(["a1.txt", "a2.txt", "a3.txt", "az"]);
      expect(await list({ search: "beta" })).toEqual(["Beta.txt"]);
      expect(await list({ search: "az/" })).toEqual(["az/x.txt"]);
      expect(await list({ sortBy: { column: "name", order: "desc" } })).toEqual([
        "c.txt",
        "az",
        "a3.txt",
        "a2.txt",
        "a1.txt",
        "Beta.txt",
      ]);
      expect(await list({ sortBy: { column: "created_at", order: "desc" } })).toEqual([
        "az",
        "c.txt",
        "a3.txt",
        "a2.txt",
        "a1.txt",
        "Beta.txt",
      ]);
      expect(await list({ limit: 1, offset: 1, sortBy: { column: "updated_at", order: "asc" } })).toEqual(["Beta.txt"]);
      expect((await shared().list(ANN, { sortBy: { column: "owner" } })).error).toMatchObject({ statusCode: "400" });
      expect((await shared().list(ANN, { limit: 0 })).error).toMatchObject({ message: "body/limit must be >= 1" });
    });
  });

  describe("deletes", () => {
    test("return the rows that were deleted, and remove their bytes", async () => {
      await shared().upload(`${ANN}/a.txt`, "a");
      await shared().upload(`${ANN}/b.txt`, "b");
      const { data } = await shared().remove([`${ANN}/a.txt`, `${ANN}/missing.txt`]);
      expect(data).toMatchObject([{ name: `${ANN}/a.txt`, bucket_id: "shared" }]);
      expect((await shared().download(`${ANN}/a.txt`)).error).not.toBeNull();
      expect((await storage().request(`/object/shared/${ANN}/b.txt`, { method: "DELETE" })).status).toBe(200);
      expect(await storage().storedVersions()).toEqual([]);
    });

    test("take up to 20,000 paths", async () => {
      const paths = Array.from({ length: 20_001 }, (_, index) => `${index}`);
      expect(await shared().remove(paths.slice(1))).toEqual({ data: [], error: null });
      const { error } = await shared().remove(paths);
      expect(error).toMatchObject({ statusCode: "400", message: "body/prefixes must NOT have more than 20000 items" });
    });

    test("of another's files do nothing", async () => {
      await shared().upload(`${ANN}/a.txt`, "a");
      expect((await shared(BOB).remove([`${ANN}/a.txt`])).data).toEqual([]);
      expect((await shared(null).remove([`${ANN}/a.txt`])).data).toEqual([]);
      const one = await storage().request(`/object/shared/${ANN}/a.txt`, { method: "DELETE" }, BOB);
      expect([one.status, await one.json()]).toMatchObject([400, { statusCode: "404", error: "not_found" }]);
      expect(await textOf((await shared().download(`${ANN}/a.txt`)).data)).toBe("a");
    });
  });
});
