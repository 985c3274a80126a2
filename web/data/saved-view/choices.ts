import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { savedViewKeys } from "./keys.ts";

/** The values of a company field that contain a text, the most frequent first. `field`: of `domain/views/fields.ts`, a choice or list. */
export function useCompanyChoices(field: string, search: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: savedViewKeys.choices(field, search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { data, error, status } = await client.rpc("company_choices", { field, search }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data;
    },
  });
}
