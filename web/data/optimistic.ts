import type { QueryClient, QueryKey } from "@tanstack/react-query";

interface Snapshot<Data> {
  readonly previous: Data | undefined;
}

/** Mutation options that show a write in a cached query at once, and restore the query when the write fails. */
export function optimisticUpdate<Data, Variables>(
  queryClient: QueryClient,
  keyOf: (variables: Variables) => QueryKey,
  apply: (data: Data, variables: Variables) => Data,
) {
  return {
    onMutate: async (variables: Variables): Promise<Snapshot<Data>> => {
      const queryKey = keyOf(variables);
      // A response of before the write would undo the update.
      await queryClient.cancelQueries({ queryKey });
      const previous = queryClient.getQueryData<Data>(queryKey);
      if (previous !== undefined) queryClient.setQueryData<Data>(queryKey, apply(previous, variables));
      return { previous };
    },
    onError: (_error: Error, variables: Variables, snapshot: Snapshot<Data> | undefined) => {
      queryClient.setQueryData<Data>(keyOf(variables), snapshot?.previous);
    },
  };
}
