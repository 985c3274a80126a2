import { SOCKET_LIMITS } from "#gateway/http/socket-limits.ts";

/**
 * Of a server that shares the event loop with its client: while a busy loop writes a large request to an idle connection, the server
 * would close that connection for being idle.
 */
export const IN_PROCESS = { ...SOCKET_LIMITS, keepAliveTimeout: 60_000 };
