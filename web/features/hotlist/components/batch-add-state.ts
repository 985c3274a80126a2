/** Router state of a link that opens Batch Add, without changing the URL. */
export const batchAddState = { batchAdd: true } as const;

export function asksForBatchAdd(state: unknown): boolean {
  return typeof state === "object" && state !== null && "batchAdd" in state && state.batchAdd === true;
}
