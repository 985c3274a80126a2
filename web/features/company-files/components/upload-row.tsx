import { ActionIcon, Button, Progress, Text } from "@mantine/core";
import { IconAlertTriangle, IconFileUpload, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { formatBytes } from "#domain/company-file/company-file.ts";
import type { Upload, Uploads } from "#web/data/company-file/uploads.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { fileMessages as messages, uploadProblem } from "../messages.ts";
import classes from "./company-files.module.css";

const CvDetails = lazy(() => loadPart(async () => ({ default: (await import("./cv-details.tsx")).CvDetails })));

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: Uploads;
}

/** A file that is being uploaded, waits for its purpose, or could not be uploaded. */
export function UploadRow({ upload, uploads }: UploadRowProps) {
  const { id, name, state } = upload;
  const [isAsking, setAsking] = useState(state.status === "asking");
  const problem = uploadProblem(state);
  const isRunning = state.status === "sending" || state.status === "waiting";
  const isFailed = state.status === "failed" || state.status === "not-allowed";
  const Icon = problem === null ? IconFileUpload : IconAlertTriangle;
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.5} className={classes.icon} data-failed={isFailed || undefined} aria-hidden />
      <div className={classes.text}>
        <Text size="sm" fw={500} truncate title={name}>
          {name}
        </Text>
        {isRunning && (
          <Progress
            size="sm"
            mt={4}
            value={state.status === "sending" ? (state.share ?? 0) * 100 : 0}
            aria-label={messages.uploading(name)}
          />
        )}
        <Text size="xs" c="dimmed" role={problem === null ? undefined : "status"}>
          {problem ?? progressText(upload)}
        </Text>
      </div>
      {state.status === "failed" && (
        <Button size="compact-sm" variant="default" onClick={() => uploads.retry(id)}>
          {messages.tryAgain}
        </Button>
      )}
      {state.status === "asking" && (
        <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
          {messages.describe}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={isRunning ? messages.cancel(name) : messages.dismiss(name)}
        onClick={() => uploads.remove(id)}
      >
        <IconX size={16} />
      </ActionIcon>
      {state.status === "asking" && isAsking && (
        <Suspense>
          <CvDetails
            name={name}
            onClose={() => setAsking(false)}
            onSave={(description) => uploads.describe(id, description)}
          />
        </Suspense>
      )}
    </li>
  );
}

function progressText({ bytes, state }: Upload): string {
  if (state.status !== "sending")
    return `${formatBytes(bytes)} · ${state.status === "waiting" ? messages.waiting : messages.cvTitle}`;
  if (state.share === null) return `${formatBytes(bytes)} · ${messages.checking}`;
  return `${formatBytes(bytes * state.share)} of ${formatBytes(bytes)}`;
}
