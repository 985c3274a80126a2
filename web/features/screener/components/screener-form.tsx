import { IconLink } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { findCompany } from "#domain/batch/find-companies.ts";
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import { companyUrlErrorMessages } from "#domain/company/url-error-messages.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { toast } from "#web/ui/toast.tsx";
import { UrlForm } from "#web/ui/url-form.tsx";
import { screenerMessages } from "../messages.ts";

const UrlSuggestions = lazy(() =>
  loadPart(async () => ({ default: (await import("./url-suggestions.tsx")).UrlSuggestions })),
);

interface ScreenerFormProps {
  readonly initialUrl: string;
  readonly isFetching: boolean;
  /** Called with the normalized URL. */
  readonly onScreen: (url: string) => void;
}

export function ScreenerForm({ initialUrl, isFetching, onScreen }: ScreenerFormProps) {
  const [lookups, setLookups] = useState<readonly CompanyLookup[]>([]);

  function submit(typed: string): string | null {
    const address = findCompany(typed);
    if (address.ok) {
      onScreen(address.url);
      return null;
    }
    setLookups(address.lookups);
    toast.error(screenerMessages.invalidTitle, screenerMessages.invalid);
    return companyUrlErrorMessages[address.reason];
  }

  return (
    <UrlForm
      label="Crunchbase URL"
      placeholder="https://www.crunchbase.com/organization/celonis"
      icon={<IconLink size={18} />}
      button={{ label: screenerMessages.fetch, busyLabel: screenerMessages.fetching }}
      isBusy={isFetching}
      isFocused
      initialUrl={initialUrl}
      onSubmit={submit}
      renderSuggestions={(onUse) =>
        lookups.length > 0 && (
          <Suspense>
            <UrlSuggestions lookups={lookups} onUse={onUse} />
          </Suspense>
        )
      }
    />
  );
}
