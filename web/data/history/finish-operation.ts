import type { Backend } from "#web/backend/client.ts";
import { BackendError, toTableError } from "#web/backend/errors.ts";

type Details = Readonly<Record<string, number>>;

/**
 * Closes an operation. Without a connection, it is closed when the server can be reached again, or else by the server after a day;
 * until then it is shown as interrupted. Other errors are thrown as `BackendError`.
 */
export async function finishOperation(backend: Backend, id: string, details: Details = {}): Promise<void> {
  const { error, status } = await backend.client.rpc("finish_operation", { id, details });
  if (!error) return;
  const failure = toTableError(error, status);
  if (!(failure instanceof BackendError) || failure.code !== "network") throw failure;
  finishWhenOnline(backend, id, details);
}

function finishWhenOnline(backend: Backend, id: string, details: Details): void {
  const { connection, sessions } = backend;
  // The failed request has started a check of the connection, so that its state changes at least once.
  const stop = connection.subscribe(() => {
    if (connection.current() !== "online" || sessions.current().status !== "signed-in") return;
    stop();
    finishOperation(backend, id, details).catch((error: unknown) =>
      console.error("Failed to finish an operation:", error),
    );
  });
}
