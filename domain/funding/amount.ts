import type { CrunchbaseMoney } from "./crunchbase-round.ts";

const USD_PER_MILLION = 1_000_000;

/** Total funding in millions of US dollars, rounded: `250M USD` (specification, section 9). */
export function formatFunding(usd: number): string {
  return `${Math.round(usd / USD_PER_MILLION)}M USD`;
}

/** Integer tenths of the unit, so that 999,950 becomes `$1.0M` and never `$1000.0K`. */
const ROUND_UNITS = [
  { suffix: "K", usdPerTenth: 100 },
  { suffix: "M", usdPerTenth: 100_000 },
  { suffix: "B", usdPerTenth: 100_000_000 },
] as const;
const TENTHS_TO_NEXT_UNIT = 10_000;

/**
 * Money raised in one round: `$850.0K`, `$12.5M`, `$1.2B`; below a thousand `$950`; `Undisclosed` if unknown (decisions,
 * "Formats").
 */
export function formatRoundAmount(usd: number | null | undefined): string {
  if (usd === null || usd === undefined || !Number.isFinite(usd) || usd < 0) return "Undisclosed";
  const dollars = Math.round(usd);
  if (dollars < 1000) return `$${dollars}`;
  let text = "";
  for (const { suffix, usdPerTenth } of ROUND_UNITS) {
    const tenths = Math.round(dollars / usdPerTenth);
    text = `$${(tenths / 10).toFixed(1)}${suffix}`;
    if (tenths < TENTHS_TO_NEXT_UNIT) break;
  }
  return text;
}

/**
 * The amount in US dollars: the service's conversion, or a value already in dollars; else null. Other currencies are not
 * converted, because no exchange rate is available.
 */
export function usdOf(money: CrunchbaseMoney | undefined): number | null {
  if (money === undefined) return null;
  if (money.value_usd !== undefined) return money.value_usd;
  return money.currency?.toUpperCase() === "USD" ? (money.value ?? null) : null;
}
