/** Labels that capitalizing the type does not give. */
const LABELS: Readonly<Record<string, string>> = {
  pre_seed: "Pre-Seed",
  series_unknown: "Venture (series unknown)",
  post_ipo_equity: "Post-IPO Equity",
  post_ipo_debt: "Post-IPO Debt",
  post_ipo_secondary: "Post-IPO Secondary",
  non_equity_assistance: "Non-Equity Assistance",
};

/**
 * The label of a Crunchbase investment type: `series_a` is "Series A". Unlisted types are capitalized; text that is already
 * a label is returned unchanged.
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
