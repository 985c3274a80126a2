/** Figures for Prometheus. Labels come from closed lists: methods, route patterns, statuses. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CompletedRequest } from "./request-log.ts";

export interface Metrics {
  onRequestCompleted(answered: CompletedRequest): void;
  onDatabaseCall(call: {
    readonly kind: "run" | "transaction";
    readonly ok: boolean;
    readonly durationMs: number;
  }): void;
  onEngineRestart(): void;
  /** Asked at each scrape. */
  countSockets(count: () => Promise<number>): void;
  /** The text that Prometheus reads, and its content type. */
  render(): Promise<{ readonly body: string; readonly contentType: string }>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, route and status, and how long they took",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: "database_call_duration_seconds",
    help: "Calls of the database with the wait for their turn, by kind and outcome",
    labelNames: ["kind", "outcome"],
    buckets: SECONDS,
    registers,
  });
  const restarts = new Counter({
    name: "database_engine_restarts_total",
    help: "How often the embedded database was replaced because it hung, broke or ended",
    registers,
  });
  let countSockets = async () => 0;
  const openSockets = new Gauge({
    name: "http_open_sockets",
    help: "Connections that are open, idle ones included",
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
