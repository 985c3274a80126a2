import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { tableFault } from "#web/backend/errors.ts";
import { UNIVERSITIES_KEY, type University } from "./queries.ts";

/** Adds a university by its name; fails with `UNIQUE_VIOLATION` where one of this name is there. */
export function useAddUniversity() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (university: Pick<University, "name"> | University): Promise<University> => {
      const { data, error, status } = await client
        .from("universities")
        .insert(university)
        .select()
        .single<University>();
      if (error) throw tableFault(error, status);
      return data;
    },
    onSuccess: (added) => {
      queryClient.setQueryData<readonly University[]>(UNIVERSITIES_KEY, (list) => list && [...list, added]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: UNIVERSITIES_KEY }),
  });
}

/** Removes a university; it leaves the list at once, and comes back where it could not be removed. */
export function useRemoveUniversity() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: University) => {
      const { error, status } = await client.from("universities").delete().eq("id", id);
      if (error) throw tableFault(error, status);
    },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: UNIVERSITIES_KEY });
      const before = queryClient.getQueryData<readonly University[]>(UNIVERSITIES_KEY);
      queryClient.setQueryData(
        UNIVERSITIES_KEY,
        before?.filter((university) => university.id !== id),
      );
      return before;
    },
    onError: (_error, _university, before) => queryClient.setQueryData(UNIVERSITIES_KEY, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: UNIVERSITIES_KEY }),
  });
}
