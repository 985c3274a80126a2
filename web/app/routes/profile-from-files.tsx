import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { ReadDocument } from "#domain/documents/read-document.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import { DocumentView } from "#web/features/documents/components/document-view.tsx";
import { FileDrop } from "#web/features/documents/components/file-drop.tsx";
import { PasteText } from "#web/features/documents/components/paste-text.tsx";
import type { Documents } from "#web/features/documents/use-documents.ts";

interface ProfileFromFilesProps {
  readonly documents: Documents;
  /** Shows a field for text above the files. */
  readonly isPasted: boolean;
  readonly action: string;
  readonly needsProfile: boolean;
  readonly children: (document: ReadDocument, profile: PersonProfile | null) => ReactNode;
}

/** People of files and pasted texts: one is shown at a time. */
export function ProfileFromFiles({ documents, isPasted, action, needsProfile, children }: ProfileFromFilesProps) {
  const shown = documents.selected?.document ?? null;
  const add = (files: readonly File[]) => void documents.add(files);
  return (
    <Stack gap="lg">
      <Stack gap="lg" data-print="hidden">
        {isPasted && (
          <PasteText
            action={action}
            isReading={documents.entries.some(({ document }) => document === null)}
            onFiles={add}
          />
        )}
        <FileDrop
          documents={documents}
          isCompact={isPasted}
          hasSelection
          onFiles={add}
          onReread={(entry, isPlainText) => void documents.read(entry, isPlainText)}
        />
      </Stack>
      <Box aria-live="polite">
        {shown !== null && shown.problem === null && (
          <DocumentView key={documents.selected?.key} document={shown} needsProfile={needsProfile}>
            {(profile) => children(shown, profile)}
          </DocumentView>
        )}
      </Box>
    </Stack>
  );
}
