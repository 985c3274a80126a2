import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { copyRichText } from "#web/lib/clipboard.ts";
import { downloadText } from "#web/lib/download.ts";
import { toast } from "#web/ui/toast.tsx";
import { cvMessages } from "../messages.ts";
import classes from "./cv-text.module.css";

interface CvTextProps {
  readonly text: string;
  /** The same CV for programs that paste formatted text. */
  readonly html: string;
}

export function CvText({ text, html }: CvTextProps) {
  async function copy() {
    const blob = (content: string, type: string) => Promise.resolve(new Blob([content], { type }));
    if (await copyRichText(blob(html, "text/html"), blob(text, "text/plain")))
      toast.success(cvMessages.copiedTitle, cvMessages.copied);
    else toast.error(cvMessages.copyFailedTitle, cvMessages.copyFailed);
  }

  return (
    <Card data-print="hidden" component="section" aria-label="CV" className={classes.card}>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2}>CV</Title>
        <Group gap="xs">
          <Button size="xs" variant="light" leftSection={<IconCopy size={14} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} />}
            onClick={() => downloadText(cvMessages.fileName, `${text}\n`, "text/plain")}
          >
            Download
          </Button>
        </Group>
      </Group>
      {text === "" ? (
        <Text size="sm" c="dimmed">
          This profile is empty.
        </Text>
      ) : (
        <pre className={classes.text}>
          {text.split("\n").map((line, number) => (
            <span key={number} className={classes.line}>
              {line}
            </span>
          ))}
        </pre>
      )}
    </Card>
  );
}
