import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FILE_KIND_LABELS, FILE_KINDS } from "#domain/company-file/company-file.ts";
import type { CompanyFile } from "#web/data/company-file/queries.ts";
import { useChangeFile } from "#web/data/company-file/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { FieldConflict } from "#web/ui/field-conflict.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditedText } from "#web/ui/use-edited-text.ts";
import { expiryMoment, expiryRange } from "../expiry.ts";
import { fileMessages as messages } from "../messages.ts";
import { CvFields, type CvValues, cvErrors } from "./cv-fields.tsx";

interface EditFileProps {
  readonly file: CompanyFile;
  readonly onClose: () => void;
}

/** Name, kind and note of a file; of a CV, also purpose and expiry. */
export function EditFile({ file, onClose }: EditFileProps) {
  const addedMs = Date.parse(file.addedAt);
  const name = useEditedText(file.name);
  const [kind, setKind] = useState(file.kind);
  const note = useEditedText(file.note ?? "");
  const [cv, setCv] = useState<CvValues>({
    purpose: file.purpose ?? "",
    expiry: file.expiresAt?.slice(0, 10) ?? expiryRange(addedMs).last,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useChangeFile();
  const isCv = kind === "cv";
  const errors = cvErrors(cv, addedMs);

  async function submit() {
    setSubmitted(true);
    if (name.text.trim() === "" || (isCv && (errors.purpose !== null || errors.expiry !== null))) return;
    const described = isCv
      ? { purpose: cv.purpose.trim(), expires_at: expiryMoment(cv.expiry) }
      : { purpose: null, expires_at: null };
    try {
      const isThere = await change.mutateAsync({
        id: file.id,
        change: { name: name.text.trim(), kind, note: note.text.trim() || null, ...described },
      });
      if (!isThere) toast.error(messages.errorTitle, messages.gone);
      onClose();
    } catch (error) {
      toast.error(messages.errorTitle, errorMessage(error));
    }
  }

  return (
    <Modal opened onClose={onClose} title={messages.editTitle} closeButtonProps={{ "aria-label": "Close" }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={messages.name}
            maxLength={255}
            value={name.text}
            error={isSubmitted && name.text.trim() === "" ? messages.missingName : null}
            onChange={(event) => name.setText(event.currentTarget.value)}
            data-autofocus
          />
          <FieldConflict theirs={name.hasConflict ? file.name : null} author={null} onUseTheirs={name.showSaved} />
          <Select
            label={messages.kind}
            allowDeselect={false}
            data={FILE_KINDS.map((value) => ({ value, label: FILE_KIND_LABELS[value] }))}
            value={kind}
            onChange={(value) => setKind(FILE_KINDS.find((one) => one === value) ?? kind)}
          />
          {isCv && <CvFields values={cv} errors={isSubmitted ? errors : null} addedMs={addedMs} onChange={setCv} />}
          <Textarea
            label={messages.note}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2000}
            value={note.text}
            onChange={(event) => note.setText(event.currentTarget.value)}
          />
          <FieldConflict
            theirs={note.hasConflict ? (file.note ?? "") : null}
            author={null}
            onUseTheirs={note.showSaved}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
