import { useNavigate } from "react-router";
import { isPreviewed, nameWithExtension } from "#domain/company-file/company-file.ts";
import { useBackend } from "#web/backend/client.ts";
import { type CompanyFile, downloadFile, signFileUrl } from "#web/data/company-file/queries.ts";
import { useDeleteFile } from "#web/data/company-file/writes.ts";
import { useRestoreRow } from "#web/data/history/writes.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { handText } from "#web/lib/handed-text.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { fileMessages as messages } from "./messages.ts";

export function useFileActions(companyId: string) {
  const backend = useBackend();
  const navigate = useNavigate();
  const { mutateAsync: deleteFile } = useDeleteFile(companyId);
  const { mutateAsync: restoreRow } = useRestoreRow();

  async function download(file: CompanyFile): Promise<void> {
    try {
      const name = nameWithExtension(file.name, file.mime);
      const link = document.createElement("a");
      link.href = await signFileUrl(backend, file.path, name);
      link.download = name;
      link.click();
    } catch (error) {
      toast.error(messages.errorTitle, messages.openFailed(errorMessage(error)));
    }
  }

  return {
    download,

    /** Shows PDFs and images in a new tab, and saves other files. */
    async open(file: CompanyFile): Promise<void> {
      if (!isPreviewed(file.mime)) return download(file);
      // During the click: browsers block tabs that are opened later.
      const tab = window.open("", "_blank");
      if (tab === null) return toast.error(messages.errorTitle, messages.popupBlocked);
      tab.opener = null;
      try {
        tab.location.href = await signFileUrl(backend, file.path, null);
      } catch (error) {
        tab.close();
        toast.error(messages.errorTitle, messages.openFailed(errorMessage(error)));
      }
    },

    /** Opens the text analysis with the file's text, which is read in the browser. */
    async findNames(file: CompanyFile): Promise<void> {
      try {
        const { readFiles } = await loadPart(() => import("#web/data/document/read-files.ts"));
        const [document] = await readFiles([await downloadFile(backend, file)]);
        const problem = document?.problem ?? null;
        if (problem !== null) return toast.error(messages.noTextTitle, problem.message);
        handText(document?.text ?? "");
        await navigate(paths.textAnalysis);
      } catch (error) {
        toast.error(messages.errorTitle, messages.openFailed(errorMessage(error)));
      }
    },

    async remove(file: CompanyFile): Promise<void> {
      const restore = async () => {
        try {
          const { status, message } = await restoreRow({ tableName: "company_files", rowId: file.id });
          if (status === "restored" || status === "exists")
            toast.success(messages.restoredTitle, messages.restored(file.name));
          else toast.error(messages.errorTitle, message);
        } catch (error) {
          toast.error(messages.errorTitle, errorMessage(error));
        }
      };
      try {
        await deleteFile(file);
        toast.undo(messages.deletedTitle, messages.deleted(file.name), () => void restore());
      } catch (error) {
        toast.error(messages.errorTitle, messages.deleteFailed(errorMessage(error)));
      }
    },
  };
}
