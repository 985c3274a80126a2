import { asText, isObject } from "#domain/company/parse-json.ts";
import type { Backend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";

/** By normalized header, the field that the team chose last. */
export type StoredMapping = ReadonlyMap<string, string>;

/** Null if no file of this layout was imported. Throws `BackendError`. */
export async function readMapping({ client }: Backend, layout: string): Promise<StoredMapping | null> {
  const { data, error, status } = await client
    .from("import_mappings")
    .select("mapping")
    .eq("layout", layout)
    .maybeSingle();
  if (error) throw toTableError(error, status);
  if (data === null || !isObject(data.mapping)) return null;
  return new Map(
    Object.entries(data.mapping).flatMap(([header, field]) =>
      asText(field) ? [[header, asText(field) as string]] : [],
    ),
  );
}

/** Throws `BackendError`. */
export async function storeMapping({ client }: Backend, layout: string, mapping: StoredMapping): Promise<void> {
  const { error, status } = await client
    .from("import_mappings")
    .upsert({ layout, mapping: Object.fromEntries(mapping) });
  if (error) throw toTableError(error, status);
}
