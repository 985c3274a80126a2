/** Notices that the engine hangs while it opens: an endless loop in WASM reports nothing by itself. */

const CHECK_EVERY_MS = 250;
/** Without a file operation for this long, it hangs ... */
const STALL_MS = 3500;
/** ... if the process has worked for this long meanwhile, in an endless loop ... */
const BUSY_MS = 3000;
/** ... or not at all. On a machine with too much work it is in between. */
const IDLE_MS = 100;

/** Calls `onHang` once. @param fileOperations how many there were so far. @returns the function that stops watching */
export function watchStart(fileOperations: () => number, onHang: () => void): () => void {
  let seen = fileOperations();
  let since = performance.now();
  let checkedAt = since;
  let cpuBefore = process.cpuUsage();
  const timer = setInterval(() => {
    const count = fileOperations();
    const now = performance.now();
    // A suspended process notices nothing.
    const wasSuspended = now - checkedAt > 4 * CHECK_EVERY_MS;
    checkedAt = now;
    if (count !== seen || wasSuspended) {
      seen = count;
      since = now;
      cpuBefore = process.cpuUsage();
      return;
    }
    if (now - since < STALL_MS) return;
    const { user, system } = process.cpuUsage(cpuBefore);
    const workedMs = (user + system) / 1000;
    if (workedMs > IDLE_MS && workedMs < BUSY_MS) return;
    clearInterval(timer);
    onHang();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
