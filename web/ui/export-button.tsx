import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { downloadText } from "#web/lib/download.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import classes from "./export-button.module.css";
import { toast } from "./toast.tsx";

interface ExportButtonProps {
  /** Without `.csv`. */
  readonly fileName: string;
  /** Number of rows; 0 disables the button. */
  readonly count: number;
  /** The table as CSV with the current filter and sort. */
  readonly produce: () => Promise<{ readonly csv: string; readonly rows: number }>;
}

export function ExportButton({ fileName, count, produce }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { csv, rows } = await produce();
      downloadText(`${fileName}.csv`, csv, "text/csv");
      toast.success(
        "Exported",
        `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"} saved to ${fileName}.csv.`,
      );
    } catch (error) {
      toast.error("Export failed", errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={isBusy}
      disabled={count === 0}
      title="Export CSV"
      classNames={{ root: classes.button, section: classes.icon }}
      onClick={() => void save()}
    >
      <span className={classes.label}>Export CSV</span>
    </Button>
  );
}
