import { Box } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { findCompany } from "#domain/batch/find-companies.ts";
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import { companyUrlErrorMessages } from "#domain/company/url-error-messages.ts";
import { useAddCompany } from "#web/data/company/writes.ts";
import { useCompanySuggestions } from "#web/data/provenance/suggestions.ts";
import { SuggestionButtons } from "#web/ui/suggestion-buttons.tsx";
import { toast } from "#web/ui/toast.tsx";
import { UrlForm } from "#web/ui/url-form.tsx";
import { databaseMessages } from "../messages.ts";

interface SingleAddProps {
  /** Its field takes the focus when the dialog opens. */
  readonly isFocused: boolean;
  readonly onAdded: (id: string) => void;
}

export function SingleAdd({ isFocused, onAdded }: SingleAddProps) {
  const [addedCount, setAddedCount] = useState(0);
  const add = useAddCompany();
  const [lookups, setLookups] = useState<readonly CompanyLookup[]>([]);
  const suggestions = useCompanySuggestions(lookups);

  function submit(typed: string): string | null {
    const address = findCompany(typed);
    if (!address.ok) {
      toast.error(databaseMessages.errorTitle, databaseMessages.invalidUrl);
      setLookups(address.lookups);
      return companyUrlErrorMessages[address.reason];
    }
    add.mutate(address.url, {
      onSuccess: ({ id, name }) => {
        toast.success(databaseMessages.savedTitle, databaseMessages.saved(name));
        setAddedCount((count) => count + 1);
        onAdded(id);
      },
      onError: (error) => toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed),
    });
    return null;
  }

  return (
    <UrlForm
      // A new form after each company: its field is empty.
      key={addedCount}
      label="Crunchbase URL"
      placeholder="https://www.crunchbase.com/organization/celonis"
      button={{ label: "Add Company", busyLabel: "Fetching...", icon: <IconPlus size={16} /> }}
      isBusy={add.isPending}
      isDialogFocus={isFocused}
      onSubmit={submit}
      renderSuggestions={(onUse) =>
        suggestions.length > 0 && (
          <Box mt="xs">
            <SuggestionButtons
              names={suggestions.map(({ name }) => name)}
              onUse={(index) => onUse(suggestions[index]?.url ?? "")}
            />
          </Box>
        )
      }
    />
  );
}
