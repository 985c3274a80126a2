/** Splits work on the main thread, so that the page stays responsive. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
