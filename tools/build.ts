/** Builds the web app with compressed files, and the database template that a first start copies. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "vite";
import { TEMPLATE_DIR } from "#server/locations.ts";
import { buildTemplate } from "./build-template.ts";
import { root } from "./steps.ts";

/** Smaller files fit into one packet either way. */
const MIN_COMPRESSED_BYTES = 200;

await build({ logLevel: "warn", configFile: join(root, "vite.config.ts") });
await compressFiles(join(root, "dist", "web", "assets"));
await buildTemplate(TEMPLATE_DIR);

async function compressFiles(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name);
      const content = await readFile(file);
      if (content.byteLength < MIN_COMPRESSED_BYTES) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
