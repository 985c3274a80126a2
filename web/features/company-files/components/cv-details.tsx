import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { NewFile } from "#web/data/company-file/add-file.ts";
import { expiryMoment, expiryRange } from "../expiry.ts";
import { fileMessages as messages } from "../messages.ts";
import { CvFields, type CvValues, cvErrors } from "./cv-fields.tsx";

interface CvDetailsProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (description: Pick<NewFile, "kind" | "purpose" | "expiresAt">) => void;
}

/** Asks for the purpose and the expiry of a CV before it is uploaded. */
export function CvDetails({ name, onClose, onSave }: CvDetailsProps) {
  const [addedMs] = useState(Date.now);
  const [values, setValues] = useState<CvValues>({ purpose: "", expiry: expiryRange(addedMs).last });
  const [isSubmitted, setSubmitted] = useState(false);
  const errors = cvErrors(values, addedMs);

  function submit() {
    setSubmitted(true);
    if (errors.purpose !== null || errors.expiry !== null) return;
    onSave({ kind: "cv", purpose: values.purpose.trim(), expiresAt: expiryMoment(values.expiry) });
  }

  return (
    <Modal opened onClose={onClose} title={messages.cvTitle} closeButtonProps={{ "aria-label": "Close" }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <Text size="sm" fw={500} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {messages.cvHint}
          </Text>
          <CvFields
            hasFocus
            values={values}
            errors={isSubmitted ? errors : null}
            addedMs={addedMs}
            onChange={setValues}
          />
          <Group justify="space-between">
            <Button
              variant="subtle"
              color="gray"
              onClick={() => onSave({ kind: "other", purpose: null, expiresAt: null })}
            >
              {messages.notCv}
            </Button>
            <Button type="submit">{messages.add}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
