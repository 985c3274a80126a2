import { expect } from "vitest";
import { residentBytes } from "./resident-memory.ts";

/**
 * Resolves when a server that has started keeps its memory: V8 optimizes the engine's code first, which takes up to 800 MB
 * (docs/deploy.md) and is not what a test measures.
 */
export async function steadyMemory(pid: number): Promise<void> {
  const recent: number[] = [];
  const isSteady = () => {
    recent.push(residentBytes(pid));
    const last = recent.slice(-20);
    return last.length === 20 && Math.max(...last) < 450e6 && Math.max(...last) - Math.min(...last) < 20e6;
  };
  await expect.poll(isSteady, { timeout: 60_000, interval: 100 }).toBe(true);
}
