import { Button } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { handOverFile } from "#web/data/import/dropped-file.ts";
import { type ImportTarget, targetParameter } from "#web/data/import/target.ts";
import { paths } from "#web/paths.ts";
import { DropOverlay } from "#web/ui/drop-overlay.tsx";
import { useFileDrop } from "#web/ui/use-file-drop.ts";
import { noticeMessages as messages } from "../notice-messages.ts";
import { useImportNotice } from "../use-import-notice.ts";

/** The button of a list that can be imported into. A file dropped on its screen opens the import, too. */
export function ImportEntry({ target }: { target: ImportTarget }) {
  const navigate = useNavigate();
  const to = paths.importTo(targetParameter(target));
  useImportNotice(target);
  const isDragged = useFileDrop((file) => {
    handOverFile(file);
    void navigate(to);
  });
  return (
    <>
      <Button
        component={Link}
        to={to}
        variant="default"
        data-print="hidden"
        leftSection={<IconTableImport size={16} stroke={1.7} />}
      >
        {messages.import}
      </Button>
      {isDragged && <DropOverlay title={messages.dropTitle(target)} hint={messages.dropHint} />}
    </>
  );
}
