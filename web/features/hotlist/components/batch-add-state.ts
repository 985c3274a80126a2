/** What a link to a hotlist carries so that Batch Add is open on arrival; the address stays the hotlist's own. */
export const batchAddState = { batchAdd: true } as const;

export function asksForBatchAdd(state: unknown): boolean {
  return typeof state === "object" && state !== null && "batchAdd" in state && state.batchAdd === true;
}
