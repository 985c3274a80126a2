import { Box } from "@mantine/core";
import type { CompanyLookup } from "#domain/batch/paste-lookups.ts";
import { useCompanySuggestions } from "#web/data/provenance/suggestions.ts";
import { SuggestionButtons } from "#web/ui/suggestion-buttons.tsx";

interface UrlSuggestionsProps {
  readonly lookups: readonly CompanyLookup[];
  readonly onUse: (url: string) => void;
}

/** Loaded with the first text that is no Crunchbase URL. */
export function UrlSuggestions({ lookups, onUse }: UrlSuggestionsProps) {
  const suggestions = useCompanySuggestions(lookups);
  if (suggestions.length === 0) return null;
  return (
    <Box mt="xs">
      <SuggestionButtons
        names={suggestions.map(({ name }) => name)}
        onUse={(index) => onUse(suggestions[index]?.url ?? "")}
      />
    </Box>
  );
}
