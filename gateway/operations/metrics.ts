/** Prometheus metrics. Label values come from closed lists (methods, route patterns, statuses) to bound their number. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CompletedRequest } from "./request-log.ts";

export interface Metrics {
  onRequestCompleted(request: CompletedRequest): void;
  onDatabaseCall(call: {
    readonly kind: "run" | "transaction";
    readonly ok: boolean;
    readonly durationMs: number;
  }): void;
  onEngineRestart(): void;
  /** Sets the function that counts open sockets at each scrape. */
  countSockets(count: () => Promise<number>): void;
  /** Prometheus' text format. */
  render(): Promise<{ readonly body: string; readonly contentType: string }>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: "database_call_duration_seconds",
    help: "Duration of database calls, including the wait in the queue, by kind and outcome",
    labelNames: ["kind", "outcome"],
    buckets: SECONDS,
    registers,
  });
  const restarts = new Counter({
    name: "database_engine_restarts_total",
    help: "Restarts of the embedded database after a hang, a crash or an exit",
    registers,
  });
  let countSockets = async () => 0;
  const openSockets = new Gauge({
    name: "http_open_sockets",
    help: "Open connections, including idle ones",
    registers,
  });
  return {
    onRequestCompleted: ({ method, route, status, durationMs }) =>
      requests.observe({ method, route, status }, durationMs / 1000),
    onDatabaseCall: ({ kind, ok, durationMs }) =>
      calls.observe({ kind, outcome: ok ? "ok" : "error" }, durationMs / 1000),
    onEngineRestart: () => restarts.inc(),
    countSockets: (count) => {
      countSockets = count;
    },
    async render() {
      openSockets.set(await countSockets());
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
