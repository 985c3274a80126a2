/** Hostile names, contents, senders and callers; crashes, and a folder that others change. */
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ANN, ANONYMOUS, BOB, describeStorage, MAX_FILE_BYTES } from "#tests/support/storage-harness.ts";
import { objectPath } from "./file-store.ts";
import { sweepFiles } from "./sweep.ts";

const PDF = "%PDF-1.7\n";
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const HTML = "<!doctype html><script>alert(1)</script>";

describeStorage((storage) => {
  const shared = (as: string | null = ANN) => storage().client(as).from("shared");
  const path = `${ANN}/a.txt`;
  const put = (url: string, body: BodyInit, headers: Record<string, string> = {}, as: string | null = ANN) =>
    storage().request(url, { method: "POST", headers: { "content-type": "text/plain", ...headers }, body }, as);
  const bodyOf = async (response: Response) => (await response.json()) as Record<string, string>;
  const expectConsistent = async () => expect(await storage().storedVersions()).toEqual(await storage().rowVersions());

  describe("names", () => {
    const SCRIPTS = (
      "Łódź,Ðông,Ἀθήνα,Москва,Երևան,תל אביב,القاهرة,ܐܪܡܝܐ,ދިވެހި,हिन्दी,ঢাকা,ਪੰਜਾਬ,ગુજરાત,ଓଡ଼ିଶା,தமிழ்,తెలుగు,ಕನ್ನಡ," +
      "മലയാളം,සිංහල,กรุงเทพ,ລາວ,བོད་ཡིག,မြန်မာ,თბილისი,አዲስ አበባ,ᏣᎳᎩ,ᚠᚢᚦ,ខ្មែរ,ᠮᠣᠩᠭᠣᠯ,東京,ひらがな,カタカナ,서울,🏦📈"
    ).split(",");

    test("of 34 scripts are stored and listed as they are", async () => {
      for (const name of SCRIPTS) expect((await shared().upload(`${ANN}/${name}`, name)).error, name).toBeNull();
      const { data } = await shared().list(ANN, { limit: 100 });
      expect(data?.map(({ name }) => name).toSorted()).toEqual(SCRIPTS.toSorted());
      for (const name of SCRIPTS) expect(await (await shared().download(`${ANN}/${name}`)).data?.text()).toBe(name);
      expect((await shared().remove(SCRIPTS.map((name) => `${ANN}/${name}`))).data).toHaveLength(SCRIPTS.length);
    });

    test.each([
      "a b+c&d=e;f:g@h,i$j!k*l'(m).txt",
      "%41%2e%2E%2f",
      "../../../etc/passwd".replaceAll("/", "%2F"),
      "con",
      "nul.txt",
      "a\tb",
      "'; drop table storage.objects; --",
      '{}"\\,null',
      ".emptyFolderPlaceholder.txt",
      "-rf",
      "~",
      "a".repeat(900),
      "toString",
      "__proto__",
    ])("such as %j are only names", async (name) => {
      const url = `/object/shared/${ANN}/${encodeURIComponent(name)}`;
      expect(await bodyOf(await put(url, name))).toMatchObject({ Key: `shared/${ANN}/${name}` });
      expect(await (await storage().request(url)).text()).toBe(name);
      expect((await shared().list(ANN)).data).toMatchObject([{ name: name.split("/")[0] }]);
      await expectConsistent();
    });

    test.each([
      ["an empty name", ""],
      ["a control character", "a%01b"],
      ["NUL", "a%00b"],
      ["U+FFFF", "a%EF%BF%BF"],
      ["dots", `${ANN}%2F..%2F..%2Fx`],
      ["a dot", `${ANN}%2F.%2Fx`],
      ["1,025 bytes", "x".repeat(1025)],
      ["invalid UTF-8", "a%ff"],
      ["half an escape", "a%"],
    ])("with %s are rejected", async (_what, name) => {
      const response = await put(`/object/shared/${name}`, "x", {}, "service_role");
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      await expectConsistent();
    });

    test("of 240 hostile forms are stored as they are, or rejected, and lead nowhere else", async () => {
      const payloads = [
        "..",
        "../secret",
        "..\\..\\x",
        "/etc/passwd",
        "C:\\x",
        "\\\\host\\x",
        "file:///x",
        "a\r\nset-cookie: x",
        "<script>alert(1)</script>",
        "' or 1=1 --",
        "$(id)",
        "`id`",
        "%00",
        "%2e%2e%2f",
        "..%c0%af",
        "\u202egnp.exe",
        "e\u0301",
        "\u0000",
        "\ufeff",
        "\u200b",
        "?token=x",
        "#x",
        "con",
        " ",
      ];
      const forms = ["#", "#/x", "x/#", "x/#/y", "#.pdf", ".#", "##", "x#y", "//#", "#//"];
      const names = payloads.flatMap((payload) => forms.map((form) => form.replaceAll("#", () => payload)));
      const stored = new Set<string>();
      const check = async (name: string) => {
        const url = `/object/shared/${ANN}/${encodeURIComponent(name)}`;
        const { status } = await put(url, name, { "x-upsert": "true" });
        expect(status === 200 || (status >= 400 && status < 500), `${status}: ${JSON.stringify(name)}`).toBe(true);
        if (status !== 200) return;
        stored.add(`${ANN}/${name}`);
        // Without `text()`, which drops a byte order mark.
        expect(Buffer.from(await (await storage().request(url)).arrayBuffer()).toString()).toBe(name);
      };
      for (let start = 0; start < names.length; start += 6)
        await Promise.all(names.slice(start, start + 6).map((name) => check(name)));
      expect(stored.size).toBeGreaterThan(100);
      const [rows] = await storage().database.run([{ text: "select name from storage.objects" }]);
      expect(rows?.rows.map(({ name }) => name).toSorted()).toEqual([...stored].toSorted());
      expect(await storage().storedVersions()).toHaveLength(stored.size);
      expect(storage().unexpectedErrors).toEqual([]);
      await expectConsistent();
    });

    test("that climb out of the folder end nowhere", async () => {
      const raw = (target: string) =>
        new Promise<string>((resolve) => {
          const socket = connect(storage().port, "127.0.0.1");
          socket.write(
            `GET /storage/v1/object/${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${storage().tokenOf("service_role")}\r\n\r\n`,
          );
          void text(socket).then(resolve);
        });
      for (const target of [
        "shared/../../../../etc/passwd",
        "shared/..%2f..%2f..%2fetc/passwd",
        "../../../etc/passwd",
        "%2e%2e/etc/passwd",
      ]) {
        const response = await raw(target);
        expect(response).toMatch(/^HTTP\/1.1 4/);
        expect(response).not.toContain("root:");
      }
    });
  });

  describe("contents", () => {
    test.each([
      ["a page as a PDF", "application/pdf", HTML, "text/html"],
      ["a program as a PDF", "application/pdf", "\u007fELF\0\0", "application/octet-stream"],
      ["a PDF as an image", "image/png", PDF, "application/pdf"],
      ["a PDF after a page", "application/pdf", `${HTML}${PDF}`, "text/html"],
      ["bytes as text", "text/csv", "a\0b", "application/octet-stream"],
      ["a PDF as text", "text/plain", PDF, "application/pdf"],
      ["a type that is not allowed", "text/html", HTML, "text/html"],
      ["no type", "nonsense", "x", "nonsense"],
    ])("%s is rejected by a bucket with types", async (_what, contentType, content, actual) => {
      const { error } = await storage().client().from("typed").upload(path, content, { contentType });
      expect(error).toMatchObject({ status: 400, statusCode: "415", message: `mime type ${actual} is not supported` });
      const form = await storage()
        .client()
        .from("typed")
        .upload(path, new Blob([content], { type: contentType }));
      expect(form.error).toMatchObject({ statusCode: "415" });
      await expectConsistent();
    });

    test("a picture with another picture's type is stored, and saved instead of shown", async () => {
      const typed = storage().client().from("typed");
      const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
      expect((await typed.upload(path, jpeg, { contentType: "image/png" })).error).toBeNull();
      const { headers } = await storage().request(`/object/authenticated/typed/${path}`);
      expect(headers.get("content-disposition")).toMatch(/^attachment/);
      expect(headers.get("content-security-policy")).toMatch(/sandbox/);
    });

    test.each<[string, string | Uint8Array<ArrayBuffer>, string, boolean]>([
      ["application/pdf", PDF, "application/pdf", true],
      // Polyglots: a PDF that is a page, too, and a picture that is a script.
      ["application/pdf", `${PDF}${HTML}`, "application/pdf", true],
      ["text/html", `${PDF}${HTML}`, "text/plain", false],
      ["image/gif", "GIF89a/*\0*/=alert(1)", "image/gif", true],
      ["application/javascript", "GIF89a/*\0*/=alert(1)", "application/javascript", false],
      ["image/png", PNG, "image/png", true],
      ["text/html", HTML, "text/plain", false],
      ["TEXT/HTML; charset=utf-8", HTML, "text/plain", false],
      [
        "image/svg+xml",
        "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        "image/svg+xml",
        false,
      ],
      ["application/xhtml+xml", HTML, "application/xhtml+xml", false],
      ["application/pdf", HTML, "application/pdf", false],
      ["image/png", HTML, "image/png", false],
      ["text/plain", HTML, "text/plain", false],
      ["application/javascript", "alert(1)", "application/javascript", false],
    ])("%s never runs in a browser", async (contentType, content, served, isShown) => {
      await shared().upload(path, content, { contentType });
      const { data } = await shared().createSignedUrl(path, 60);
      const response = await fetch(data?.signedUrl ?? "");
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({ "content-type": served, "x-content-type-options": "nosniff" });
      expect(headers["content-security-policy"]).toMatch(
        isShown && contentType === "application/pdf" ? /object-src 'self'/ : /sandbox/,
      );
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'/);
      expect(headers["content-disposition"] === undefined).toBe(isShown);
    });

    test("headers cannot be injected by names, types or caching", async () => {
      const response = await put(`/object/shared/${ANN}/x`, "x", {
        "cache-control": "max-age=1, private",
        "content-type": 'text/x; a="b"',
      });
      expect(response.status).toBe(200);
      const form = new FormData();
      form.append("cacheControl", "60\r\nset-cookie: a=b");
      form.append("contentType", "text/plain\r\nx-evil: 1");
      form.append("", new Blob(["y"]));
      await storage().request(`/object/shared/${ANN}/y`, { method: "POST", body: form });
      const downloaded = await storage().request(
        `/object/shared/${ANN}/y?download=${encodeURIComponent('a"\r\nx-evil: 1')}`,
      );
      expect(downloaded.status).toBe(200);
      expect([downloaded.headers.get("x-evil"), downloaded.headers.get("set-cookie")]).toEqual([null, null]);
    });
  });

  describe("sizes", () => {
    test("above the bucket's or the server's limit are rejected, also without a declared length", async () => {
      const tooLarge = { status: 400, statusCode: "413", message: "The object exceeded the maximum allowed size" };
      const tiny = storage().client().from("tiny");
      expect((await tiny.upload(path, "x".repeat(11))).error).toMatchObject(tooLarge);
      expect((await tiny.upload(path, new Blob(["x".repeat(11)]))).error).toMatchObject(tooLarge);
      expect((await tiny.upload(path, new Blob(["x".repeat(11)]).stream())).error).toMatchObject(tooLarge);
      expect((await tiny.upload(path, "x".repeat(10))).error).toBeNull();
      expect((await shared().upload(path, new Uint8Array(MAX_FILE_BYTES + 1))).error).toMatchObject(tooLarge);
      expect((await shared().upload(`${ANN}/.emptyFolderPlaceholder`, "x")).error).toMatchObject(tooLarge);
      expect((await shared().upload(`${ANN}/.emptyFolderPlaceholder`, "")).error).toBeNull();
      await expectConsistent();
    });

    test("a full disk saves nothing half", async () => {
      await shared().upload(path, "old");
      storage().options.free = 200 * 1024 * 1024;
      const response = await put(`/object/shared/${path}`, "new", { "x-upsert": "true" });
      expect([response.status, await bodyOf(response)]).toMatchObject([507, { statusCode: "507" }]);
      expect(storage().unexpectedErrors).not.toEqual([]);
      storage().options.free = 2 ** 40;
      expect(await (await shared().download(path)).data?.text()).toBe("old");
      await expectConsistent();
    });

    test("a disk that fills up during the upload saves nothing half", async () => {
      const files = storage().options.files;
      const create = files.files.create.bind(files.files);
      const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      storage().options.files = {
        ...files,
        files: {
          ...files.files,
          create: async (version) => ({ ...(await create(version)), write: () => Promise.reject(full) }),
        },
      };
      const response = await put(`/object/shared/${path}`, "new");
      storage().options.files = files;
      expect([response.status, await bodyOf(response)]).toMatchObject([507, { statusCode: "507" }]);
      await expectConsistent();
    });
  });

  describe("senders", () => {
    const open = (headers: string, as = ANN) => {
      const socket = connect(storage().port, "127.0.0.1").on("error", () => {});
      socket.write(
        `POST /storage/v1/object/shared/${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\nauthorization: Bearer ${storage().tokenOf(as)}\r\n${headers}\r\n\r\n`,
      );
      return socket;
    };
    const hasDraft = () => expect.poll(() => storage().storedVersions()).toHaveLength(1);

    test("that leave, leave nothing behind", async () => {
      for (const headers of ["content-length: 1000", "transfer-encoding: chunked"]) {
        const socket = open(headers);
        socket.write(headers.startsWith("t") ? "3\r\nabc\r\n" : "abc");
        await hasDraft();
        socket.destroy();
        await expect.poll(() => storage().storedVersions()).toEqual([]);
      }
      expect(await storage().rowVersions()).toEqual([]);
      expect(storage().unexpectedErrors).toEqual([]);
    });

    test("whose session ends during the upload store nothing", async () => {
      const socket = open("content-length: 6\r\nconnection: close");
      socket.write("abc");
      await hasDraft();
      storage().endedUsers.add(ANN);
      socket.write("def");
      const response = await text(socket);
      storage().endedUsers.delete(ANN);
      expect(response).toMatch(/^HTTP\/1.1 400 .*JWT session has ended/s);
      expect([await storage().rowVersions(), await storage().storedVersions()]).toEqual([[], []]);
    });

    test("with user metadata of too many levels or values are rejected, with and without a session", async () => {
      const deep = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
      const many = `{"a":[${"0,".repeat(200_000)}0]}`;
      const metadataOf = async (metadata: string, as: string | null) => {
        const form = new FormData();
        form.append("metadata", metadata);
        form.append("", new Blob(["deck"]), "a.txt");
        const response = await storage().request(`/object/shared/${path}`, { method: "POST", body: form }, as);
        return [response.status, (await bodyOf(response))["message"]];
      };
      const rejected = [400, "the user metadata is nested too deeply or has too many values"];
      for (const as of [null, ANN]) {
        for (const metadata of [deep(400_000), deep(65), many])
          expect(await metadataOf(metadata, as)).toEqual(rejected);
      }
      const header = { "x-metadata": Buffer.from(deep(4000)).toString("base64") };
      expect((await bodyOf(await put(`/object/shared/${path}`, "deck", header)))["message"]).toBe(rejected[1]);
      await shared().upload(path, "deck");
      const copy = { bucketId: "shared", sourceKey: path, destinationKey: `${ANN}/b.txt`, copyMetadata: false };
      const copied = await put("/object/copy", JSON.stringify(copy), header);
      expect((await bodyOf(copied))["message"]).toBe(rejected[1]);
      expect(storage().unexpectedErrors).toEqual([]);
    });

    test("that stop in the middle of a form leave nothing behind", async () => {
      const socket = open(
        "content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000".replace(
          "content-type: ",
          "x: 1\r\ncontent-type: ",
        ),
      );
      socket.destroy();
      const response = await storage().request(`/object/shared/${path}`, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b" },
        body: '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nabc',
      });
      expect([response.status, await bodyOf(response)]).toMatchObject([400, { message: "No content provided" }]);
      for (const body of [
        "",
        "--b--\r\n",
        '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nfield\r\n--b--\r\n',
        "no form at all",
      ]) {
        const headers = { "content-type": "multipart/form-data; boundary=b" };
        const empty = await storage().request(`/object/shared/${path}`, { method: "POST", headers, body });
        expect([empty.status, await bodyOf(empty)]).toMatchObject([400, { message: "No content provided" }]);
      }
      await expect.poll(() => storage().storedVersions()).toEqual([]);
    });

    test("that stall or send too slowly are disconnected", async () => {
      storage().options.pace = { stallMs: 100, graceMs: 300, minBytesPerSecond: 1_000_000 };
      const stalled = open("content-length: 1000");
      stalled.write("abc");
      const slow = open("content-length: 1000");
      const timer = setInterval(() => slow.write("x"), 30);
      const responses = await Promise.all([text(stalled), text(slow)]);
      clearInterval(timer);
      expect(responses).toEqual([
        expect.stringMatching(/^HTTP\/1.1 408 .*The upload was too slow/s),
        expect.stringMatching(/^HTTP\/1.1 408 /),
      ]);
      await expect.poll(() => storage().storedVersions()).toEqual([]);
    });

    test("with a longer body than declared are disconnected", async () => {
      const socket = open("content-length: 3\r\nconnection: close");
      socket.write("abcdef");
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
      await expect.poll(() => storage().storedVersions()).toEqual(await storage().rowVersions());
    });

    test("of one path at once: one wins, and no bytes are left over", async () => {
      const results = await Promise.all(Array.from({ length: 8 }, (_, n) => shared().upload(path, `text ${n}`)));
      expect(results.filter(({ error }) => error === null)).toHaveLength(1);
      for (const { error } of results) if (error) expect(error).toMatchObject({ statusCode: "409" });
      await expectConsistent();
      const upserts = await Promise.all(
        Array.from({ length: 8 }, (_, n) => shared().upload(path, `new ${n}`, { upsert: true })),
      );
      expect(new Set(upserts.map(({ data }) => data?.id)).size).toBe(1);
      await expectConsistent();
      expect(await (await shared().download(path)).data?.text()).toMatch(/^new \d$/);
    });

    test("twenty at once take turns, whatever each of them waits for", async () => {
      const names = Array.from({ length: 30 }, (_, n) => `${ANN}/many/${n}`);
      const results = await Promise.all(names.map((name) => shared().upload(name, name)));
      expect(results.filter(({ error }) => error !== null)).toEqual([]);
      await expectConsistent();
    });
  });

  describe("callers", () => {
    test("without a key get an error that names what is missing", async () => {
      const none = await storage().request("/bucket", {}, ANONYMOUS);
      expect([none.status, await bodyOf(none)]).toEqual([
        400,
        { statusCode: "400", error: "Error", message: "headers must have required property 'authorization'" },
      ]);
      const client = await storage().request("/bucket", { headers: { "x-client-info": "storage-js/2" } }, ANONYMOUS);
      expect([client.status, await bodyOf(client)]).toMatchObject([
        400,
        { statusCode: "403", error: "Unauthorized", message: "Invalid Compact JWS" },
      ]);
    });

    test("may send their token without a scheme", async () => {
      const headers = { authorization: storage().tokenOf("service_role") };
      const buckets = await storage().request("/bucket?search=open", { headers }, ANONYMOUS);
      expect([buckets.status, await buckets.json()]).toMatchObject([200, [{ id: "open" }]]);
      const forged = { authorization: "forged" };
      expect((await storage().request("/bucket", { headers: forged }, ANONYMOUS)).status).toBe(400);
    });

    test.each<[string, () => Promise<string>, string]>([
      ["a malformed token", async () => "not-a-jwt", "Invalid Compact JWS"],
      [
        "an expired token",
        () => storage().sign({ role: "service_role", exp: 1000 }),
        '"exp" claim timestamp check failed',
      ],
      ["an ended session", () => storage().sign({ role: "authenticated", sub: "ended" }), "JWT session has ended"],
      [
        "half a sign-in",
        () => storage().sign({ role: "authenticated", sub: ANN, aal: "aal1" }),
        "A second factor is required",
      ],
      [
        "a forged role",
        async () =>
          storage()
            .tokenOf(ANN)
            .split(".")
            .with(1, Buffer.from('{"role":"service_role"}').toString("base64url"))
            .join("."),
        "signature verification failed",
      ],
    ])("with %s can do nothing", async (_what, token, message) => {
      await storage().client("service_role").from("shared").upload(path, "x");
      const as = await token();
      for (const [method, url] of [
        ["GET", "/bucket"],
        ["GET", `/object/shared/${path}`],
        ["GET", `/object/authenticated/shared/${path}`],
        ["GET", `/object/info/shared/${path}`],
        ["POST", `/object/shared/${path}`],
        ["PUT", `/object/shared/${path}`],
        ["DELETE", `/object/shared/${path}`],
        ["DELETE", "/object/shared"],
        ["POST", "/object/list/shared"],
        ["POST", "/object/list-v2/shared"],
        ["POST", `/object/sign/shared/${path}`],
        ["POST", "/object/sign/shared"],
        ["POST", `/object/upload/sign/shared/${path}`],
        ["POST", "/object/move"],
        ["POST", "/object/copy"],
        ["POST", "/bucket"],
        ["PUT", "/bucket/shared"],
        ["POST", "/bucket/shared/empty"],
        ["DELETE", "/bucket/shared"],
      ] as const) {
        const response = await storage().request(url, { method }, as);
        expect([url, response.status, await bodyOf(response)]).toMatchObject([
          url,
          400,
          { statusCode: "403", error: "Unauthorized", message },
        ]);
      }
      expect(await (await shared().download(path)).data?.text()).toBe("x");
    });

    test("with the anonymous key see and change nothing", async () => {
      await shared().upload(path, "x");
      const stranger = shared(null);
      expect((await stranger.list(ANN)).data).toEqual([]);
      expect((await stranger.info(path)).error).toMatchObject({ statusCode: "404" });
      expect((await stranger.download(path)).error).not.toBeNull();
      expect((await stranger.upload(`${ANN}/b.txt`, "x")).error).toMatchObject({ statusCode: "403" });
      expect((await stranger.move(path, `${ANN}/c.txt`)).error).toMatchObject({ statusCode: "404" });
      expect((await stranger.createSignedUploadUrl(`${ANN}/d.txt`)).error).toMatchObject({ statusCode: "403" });
      expect((await storage().client(null).emptyBucket("shared")).error).toMatchObject({ statusCode: "404" });
      await expectConsistent();
    });

    test.each([
      ["text", "nonsense", "Body is not valid JSON but content-type is set to 'application/json'"],
      ["an array", "[]", "body must be object"],
      ["nested", "[".repeat(1000), "Body is not valid JSON"],
      ["a number as prefix", '{"prefix":1}', "body/prefix must be string"],
      ["no prefix", "{}", "body must have required property 'prefix'"],
      ["a negative offset", '{"prefix":"","offset":-1}', "body/offset must be >= 0"],
      ["NUL", '{"prefix":"\\u0000"}', "body/prefix must be valid text"],
      [
        "another order",
        '{"prefix":"","sortBy":{"order":"asc; drop"}}',
        "body/order must be equal to one of the allowed values",
      ],
    ])("with a body of %s get the validator's message", async (_what, body, message) => {
      const response = await storage().request("/object/list/shared", { method: "POST", body });
      expect([response.status, await bodyOf(response)]).toMatchObject([
        400,
        { statusCode: "400", error: "Error", message },
      ]);
    });
  });

  describe("the folder of files", () => {
    test("a file that somebody deleted is not found, and reported", async () => {
      await shared().upload(path, "x");
      const [version = ""] = await storage().rowVersions();
      await rm(objectPath(storage().folder, version));
      const response = await storage().request(`/object/authenticated/shared/${path}`);
      expect([response.status, await bodyOf(response)]).toMatchObject([
        400,
        { statusCode: "404", error: "Not found", message: "The resource was not found" },
      ]);
      expect(storage().unexpectedErrors).toMatchObject([{ message: expect.stringContaining(version) }]);
      expect((await shared().copy(path, `${ANN}/b.txt`)).error).toMatchObject({ statusCode: "404" });
      expect((await shared().upload(path, "again", { upsert: true })).error).toBeNull();
      expect(await (await shared().download(path)).data?.text()).toBe("again");
    });

    test("a row of something else has no bytes to serve", async () => {
      await storage().database.run([
        {
          text: "insert into storage.objects (bucket_id, name, version) values ('open', 'x', '../../../etc/passwd'), ('open', 'y', null)",
        },
      ]);
      for (const name of ["x", "y"]) {
        const response = await storage().request(`/object/public/open/${name}`, {}, ANONYMOUS);
        expect([response.status, await bodyOf(response)]).toMatchObject([400, { statusCode: "404" }]);
      }
    });

    test("a sweep removes files without a row, and no others", async () => {
      await shared().upload(path, "x");
      await shared().copy(path, `${ANN}/copy.txt`);
      const [version = ""] = await storage().rowVersions();
      const orphan = "00000000-0000-4000-8000-000000000001";
      const { files } = storage().options.files;
      await files.duplicate(version, orphan);
      await writeFile(join(storage().folder, "uploads", `${orphan}.part`), "half");
      const sweep = (olderThanMs: number) =>
        sweepFiles({
          database: storage().database,
          folder: storage().folder,
          olderThanMs,
          pauseMs: 0,
          signal: new AbortController().signal,
        });
      // A link has the modification time of its source, and may belong to a copy in progress.
      expect(await sweep(Date.now() - 60_000)).toBe(0);
      expect(await sweep(Date.now() + 60_000)).toBe(2);
      await expectConsistent();
      expect(await (await shared().download(`${ANN}/copy.txt`)).data?.text()).toBe("x");
    });

    test("of another database is neither written nor swept", async () => {
      await shared().upload(path, "x");
      const other = await storage().reopen(`${storage().folder}-other`);
      const files = storage().options.files;
      storage().options.files = other;
      try {
        expect(await other.mismatch()).toMatch(/FILES_DIR/);
        const response = await put(`/object/shared/${ANN}/b.txt`, "x");
        expect([response.status, await bodyOf(response)]).toMatchObject([
          503,
          {
            statusCode: "503",
            error: "UploadsDisabled",
            message: expect.stringContaining("is not the one of its database"),
          },
        ]);
        expect((await shared().copy(path, `${ANN}/c.txt`)).error).toMatchObject({ statusCode: "503" });
        expect((await shared().createSignedUploadUrl(`${ANN}/d.txt`)).error).toMatchObject({ statusCode: "503" });
      } finally {
        storage().options.files = files;
        await rm(`${storage().folder}-other`, { recursive: true });
      }
      expect((await shared(BOB).list(ANN)).data).toHaveLength(1);
    });

    test("that lost its ID is not written", async () => {
      await shared().upload(path, "x");
      const marker = join(storage().folder, "folder-id");
      await rm(marker);
      expect((await shared().upload(`${ANN}/b.txt`, "x")).error).toMatchObject({ statusCode: "503" });
      await writeFile(marker, "00000000-0000-4000-8000-00000000000f\n");
      expect((await shared().upload(`${ANN}/b.txt`, "x")).error).toMatchObject({ statusCode: "503" });
      const [row] = await storage().database.run([{ text: "select id from gateway.files_folder" }]);
      await writeFile(marker, `${row?.rows[0]?.["id"]}\n`);
      expect((await shared().upload(`${ANN}/b.txt`, "x")).error).toBeNull();
    });
  });
});
