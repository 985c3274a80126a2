import { queryOptions, useQuery } from "@tanstack/react-query";
import { asObject } from "#domain/company/parse-json.ts";
import { type Backend, type SampleData, useBackend } from "#web/backend/client.ts";
import { toFunctionError } from "#web/backend/errors.ts";

/** Whether a function serves the built-in sample. */
function isSampleQuery({ client, config }: Backend, name: "fetch-crunchbase" | "fetch-linkedin") {
  return queryOptions({
    queryKey: ["is-sample", name] as const,
    enabled: config.sampleData === null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<boolean> => {
      const { data, error } = await client.functions.invoke<unknown>(name, { body: { source: true } });
      if (error) throw await toFunctionError(error);
      return asObject(data).source === "sample";
    },
  });
}

/** Which data come from the sample. Our own server says so at the start; a hosted project's functions are asked once. */
export function useSampleData(): SampleData {
  const backend = useBackend();
  const companies = useQuery(isSampleQuery(backend, "fetch-crunchbase"));
  const profiles = useQuery(isSampleQuery(backend, "fetch-linkedin"));
  return backend.config.sampleData ?? { companies: companies.data === true, profiles: profiles.data === true };
}
