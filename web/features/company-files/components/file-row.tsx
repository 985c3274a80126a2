import { ActionIcon, Anchor, Badge, Group, Text } from "@mantine/core";
import {
  IconDots,
  IconDownload,
  IconExternalLink,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconPencil,
  IconPhoto,
  IconPresentation,
  IconTextScan2,
  IconTrash,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { FILE_KIND_LABELS, formatBytes, hasText, isPreviewed } from "#domain/company-file/company-file.ts";
import { shortName } from "#domain/history/short-name.ts";
import { useSession } from "#web/backend/session.tsx";
import type { CompanyFile } from "#web/data/company-file/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { ActionMenu } from "#web/ui/action-menu.tsx";
import { fileMessages as messages } from "../messages.ts";
import { useFileActions } from "../use-file-actions.ts";
import classes from "./company-files.module.css";

const EditFile = lazy(() => loadPart(async () => ({ default: (await import("./edit-file.tsx")).EditFile })));

interface FileRowProps {
  readonly file: CompanyFile;
  readonly companyId: string;
}

export function FileRow({ file, companyId }: FileRowProps) {
  const { name, kind, bytes, mime, note, purpose, expiresAt, addedBy, addedAt } = file;
  const [isEditing, setEditing] = useState(false);
  const [isReading, setReading] = useState(false);
  const actions = useFileActions(companyId);
  const session = useSession();
  const you = "userId" in session ? session.userId : null;
  const isShown = isPreviewed(mime);
  const mayDelete = addedBy?.id === you || !file.isOwnerHere;
  const details = [formatBytes(bytes), shortName(addedBy, you), formatMoment(addedAt)];
  if (expiresAt !== null) details.push(messages.expires(expiresAt));
  if (isReading) details.push(messages.reading);

  async function findNames() {
    setReading(true);
    await actions.findNames(file);
    setReading(false);
  }

  return (
    <li className={classes.row}>
      <FileIcon mime={mime} />
      <div className={classes.text}>
        <Group gap={8} wrap="nowrap">
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.name}
            title={name}
            aria-label={isShown ? messages.open(name) : messages.download(name)}
            onClick={() => void actions.open(file)}
          >
            {name}
          </Anchor>
          <Badge variant="light" color="gray" tt="none" fw={500} style={{ flexShrink: 0 }}>
            {FILE_KIND_LABELS[kind]}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {details.join(" · ")}
        </Text>
        {(purpose ?? note) !== null && (
          <Text size="sm" className={classes.note}>
            {[purpose, note].filter((text) => text !== null).join("\n")}
          </Text>
        )}
      </div>
      <ActionMenu
        opener={
          <ActionIcon variant="subtle" color="gray" aria-label={messages.actions(name)}>
            <IconDots size={18} />
          </ActionIcon>
        }
        sections={[
          {
            actions: [
              ...(isShown
                ? [
                    {
                      label: messages.openAction,
                      icon: <IconExternalLink size={16} />,
                      onSelect: () => void actions.open(file),
                    },
                  ]
                : []),
              {
                label: messages.downloadAction,
                icon: <IconDownload size={16} />,
                onSelect: () => void actions.download(file),
              },
              ...(hasText(mime)
                ? [
                    {
                      label: messages.findNames,
                      icon: <IconTextScan2 size={16} />,
                      isDisabled: isReading,
                      onSelect: () => void findNames(),
                    },
                  ]
                : []),
              { label: messages.edit, icon: <IconPencil size={16} />, onSelect: () => setEditing(true) },
            ],
          },
          {
            actions: [
              {
                label: mayDelete ? messages.delete : messages.onlyOwner(shortName(addedBy, you)),
                icon: <IconTrash size={16} />,
                color: mayDelete ? "red" : undefined,
                isDisabled: !mayDelete,
                onSelect: () => void actions.remove(file),
              },
            ],
          },
        ]}
      />
      {isEditing && (
        <Suspense>
          <EditFile file={file} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}

function FileIcon({ mime }: { mime: string }) {
  const props = { size: 22, stroke: 1.5, className: classes.icon, "aria-hidden": true } as const;
  if (mime === "application/pdf") return <IconFileTypePdf {...props} />;
  if (mime.startsWith("image/")) return <IconPhoto {...props} />;
  if (mime.includes("presentation")) return <IconPresentation {...props} />;
  if (mime.includes("spreadsheet") || mime === "text/csv") return <IconFileSpreadsheet {...props} />;
  return mime.includes("word") || mime === "text/plain" ? <IconFileText {...props} /> : <IconFile {...props} />;
}
