import { useQuery } from "@tanstack/react-query";
import { asObject } from "#domain/company/parse-json.ts";
import { useBackend } from "#web/backend/client.ts";
import { toFunctionError } from "#web/backend/errors.ts";
import { provenanceKeys } from "./keys.ts";

/** Whether the operator has switched open data on. Asked once, when it is first needed. */
export function useOpenData(isNeeded = true) {
  const { client } = useBackend();
  return useQuery({
    queryKey: provenanceKeys.openData,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<boolean> => {
      const { data, error } = await client.functions.invoke<unknown>("fetch-crunchbase", { body: { source: true } });
      if (error) throw await toFunctionError(error);
      return asObject(data).open_data === true;
    },
  });
}
