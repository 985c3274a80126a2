/** Words that are not simply the type with capitals. */
const LABELS: Readonly<Record<string, string>> = {
  pre_seed: "Pre-Seed",
  series_unknown: "Venture (series unknown)",
  post_ipo_equity: "Post-IPO Equity",
  post_ipo_debt: "Post-IPO Debt",
  post_ipo_secondary: "Post-IPO Secondary",
  non_equity_assistance: "Non-Equity Assistance",
};

/**
 * An investment type of the data service in words: `series_a` is "Series A". Types the service may add later are
 * spelled out the same way; text that is a label already stays what it is.
 */
export function investmentTypeLabel(type: string | null | undefined): string {
  if (type === null || type === undefined || type.trim() === "") return "Funding Round";
  if (Object.hasOwn(LABELS, type)) return LABELS[type] as string;
  if (!/^[a-z0-9_]+$/.test(type)) return type;
  return type
    .split("_")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
