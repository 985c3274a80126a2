import { useQuery } from "@tanstack/react-query";
import { FILE_KINDS, type FileKind, nameWithExtension } from "#domain/company-file/company-file.ts";
import type { Person } from "#domain/history/entry.ts";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { companyFileKeys } from "./keys.ts";
import { BUCKET } from "./send-file.ts";

export interface CompanyFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly mime: string;
  readonly kind: FileKind;
  readonly note: string | null;
  /** Of a CV: why it is kept. */
  readonly purpose: string | null;
  /** ISO timestamp. */
  readonly expiresAt: string | null;
  /** Null: added by the server's operator. */
  readonly addedBy: Person | null;
  /** Whether the person has an account: the files of former colleagues belong to everybody. */
  readonly isOwnerHere: boolean;
  /** ISO timestamp. */
  readonly addedAt: string;
}

/** The files of a company, newest first. */
export function useCompanyFiles(companyId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: companyFileKeys.ofCompany(companyId),
    queryFn: ({ signal }) => fetchCompanyFiles(backend, companyId, signal),
  });
}

async function fetchCompanyFiles(
  { client }: Backend,
  companyId: string,
  signal: AbortSignal,
): Promise<readonly CompanyFile[]> {
  const files = await client
    .from("company_files")
    .select()
    .eq("company_id", companyId)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(1000)
    .abortSignal(signal);
  if (files.error) throw toTableError(files.error, files.status);
  const authors = [...new Set(files.data.flatMap(({ added_by }) => (added_by === null ? [] : [added_by])))];
  if (authors.length === 0) return files.data.map((row) => toCompanyFile(row, undefined));
  const members = await client.from("team_members").select("id,email,left_at").in("id", authors).abortSignal(signal);
  if (members.error) throw toTableError(members.error, members.status);
  return files.data.map((row) =>
    toCompanyFile(
      row,
      members.data.find(({ id }) => id === row.added_by),
    ),
  );
}

function toCompanyFile(
  row: Tables<"company_files">,
  member: Pick<Tables<"team_members">, "email" | "left_at"> | undefined,
): CompanyFile {
  return {
    id: row.id,
    path: row.path,
    name: row.name,
    bytes: row.bytes,
    mime: row.mime,
    kind: FILE_KINDS.find((kind) => kind === row.kind) ?? "other",
    note: row.note,
    purpose: row.purpose,
    expiresAt: row.expires_at,
    addedBy: row.added_by === null ? null : { id: row.added_by, email: member?.email ?? null },
    isOwnerHere: member !== undefined && member.left_at === null,
    addedAt: row.created_at,
  };
}

/** The ID of a company's record, also of one that was only screened; null if there is none. By hotlist entry, else by URL. */
export function useCompanyRecord(company: { readonly url: string | null; readonly entryId: string | null }) {
  const { client } = useBackend();
  const { url, entryId } = company;
  return useQuery({
    queryKey: companyFileKeys.record(company),
    queryFn: async ({ signal }): Promise<string | null> => {
      if (entryId !== null) {
        const { data, error, status } = await client
          .from("squad_hotlist_companies")
          .select("company_id")
          .eq("id", entryId)
          .abortSignal(signal)
          .maybeSingle();
        if (error) throw toTableError(error, status);
        return data?.company_id ?? null;
      }
      if (url === null) return null;
      const { data, error, status } = await client
        .from("company_facts")
        .select("id")
        .eq("url", url)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data?.id ?? null;
    },
  });
}

/** The content of a file. Throws `StorageError`. */
export async function downloadFile({ client }: Backend, { path, name, mime }: CompanyFile): Promise<File> {
  const { data, error } = await client.storage.from(BUCKET).download(path);
  if (error) throw error;
  return new File([data], nameWithExtension(name, mime), { type: mime });
}

/** A URL of the file's content that works for a minute. @param downloadName null to show it in the browser */
export async function signFileUrl({ client }: Backend, path: string, downloadName: string | null): Promise<string> {
  const { data, error } = await client.storage
    .from(BUCKET)
    .createSignedUrl(path, 60, downloadName === null ? {} : { download: downloadName });
  if (error) throw error;
  return data.signedUrl;
}
