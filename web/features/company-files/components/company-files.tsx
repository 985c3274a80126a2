import { Button, Card, FileButton, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { ACCEPTED_EXTENSIONS } from "#domain/company-file/company-file.ts";
import { useLiveCompanyFiles, useLiveCompanyRecord } from "#web/data/company-file/live.ts";
import { type CompanyFile, useCompanyFiles, useCompanyRecord } from "#web/data/company-file/queries.ts";
import { useUploads } from "#web/data/company-file/uploads.ts";
import { DropOverlay } from "#web/ui/drop-overlay.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import type { FileDrop } from "../file-drop.ts";
import { fileMessages as messages } from "../messages.ts";
import classes from "./company-files.module.css";
import { FileRow } from "./file-row.tsx";
import { UploadRow } from "./upload-row.tsx";

interface CompanyFilesProps {
  /** The company's normalized URL; null if it has none. */
  readonly url: string | null;
  /** Of a hotlist, whose record may have another URL. */
  readonly entryId?: string;
  readonly drop: FileDrop;
}

/** The card "Files" of a company. */
export function CompanyFiles({ url, entryId, drop }: CompanyFilesProps) {
  const company = { url, entryId: entryId ?? null };
  const record = useCompanyRecord(company);
  useLiveCompanyRecord(company);
  if (record.isLoadingError) {
    return (
      <FilesCard>
        <Failed error={record.error} isRetrying={record.isFetching} onRetry={() => void record.refetch()} />
      </FilesCard>
    );
  }
  if (record.isPending) return <FilesCard>{LOADING}</FilesCard>;
  if (record.data === null) {
    return (
      <FilesCard>
        <Text size="sm" c="dimmed">
          {messages.noRecord}
        </Text>
      </FilesCard>
    );
  }
  return <FilesOf key={record.data} companyId={record.data} drop={drop} />;
}

const NONE: readonly CompanyFile[] = [];
/** The newest, so that many files do not push the facts below out of sight. */
const FIRST_FILES = 10;

/** The files of a company's record. */
export function FilesOf({ companyId, drop }: { companyId: string; drop: FileDrop }) {
  const files = useCompanyFiles(companyId);
  useLiveCompanyFiles(companyId);
  const { uploads, list } = useUploads(companyId);
  const resetPicker = useRef<() => void>(null);
  const add = (chosen: readonly File[]) => uploads.start(companyId, chosen);
  const addDropped = useEffectEvent(add);
  const { isDragged, connect } = drop;
  useEffect(() => connect((files) => addDropped(files)), [connect]);
  const all = files.data ?? NONE;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? all : all.slice(0, FIRST_FILES);
  const picker = (
    <FileButton
      multiple
      accept={ACCEPTED_EXTENSIONS}
      resetRef={resetPicker}
      onChange={(chosen) => {
        add(chosen);
        // So that the same file can be chosen again.
        resetPicker.current?.();
      }}
    >
      {(props) => (
        <Button {...props} size="xs" variant="default" leftSection={<IconPlus size={15} />}>
          {messages.choose}
        </Button>
      )}
    </FileButton>
  );
  const isEmpty = files.isSuccess && shown.length === 0 && list.length === 0;
  return (
    <FilesCard action={isEmpty ? null : picker}>
      {isDragged && <DropOverlay title={messages.dropTitle} hint={messages.dropHint} />}
      {list.length > 0 && (
        <ul className={classes.list} aria-label="Uploads">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {files.isPending && LOADING}
      {files.isLoadingError && (
        <Failed error={files.error} isRetrying={files.isFetching} onRetry={() => void files.refetch()} />
      )}
      {shown.length > 0 && (
        <ul className={classes.list} aria-label={messages.title}>
          {shown.map((file) => (
            <FileRow key={file.id} file={file} companyId={companyId} />
          ))}
        </ul>
      )}
      {all.length > FIRST_FILES && (
        <Button
          size="compact-sm"
          variant="subtle"
          mt="xs"
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? messages.showFewer : messages.showAll(all.length)}
        </Button>
      )}
      {isEmpty && (
        <div className={classes.zone}>
          <EmptyState title={messages.empty} action={picker}>
            {messages.emptyHint} {messages.limits}.
          </EmptyState>
        </div>
      )}
    </FilesCard>
  );
}

const LOADING = (
  <Stack gap="sm" role="status" aria-label="Loading files">
    <Skeleton height={14} width="60%" />
    <Skeleton height={14} width="45%" />
  </Stack>
);

function FilesCard({ action, children }: { readonly action?: ReactNode; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={messages.title} data-print="hidden">
      <Group justify="space-between" mb="sm" mih={30}>
        <Title order={2}>{messages.title}</Title>
        {action}
      </Group>
      {children}
    </Card>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  return <LoadFailed title={messages.loadFailed} message={error.message} isRetrying={isRetrying} onRetry={onRetry} />;
}
