/** Mantine palette names. */
export type BadgeColor =
  | "gray"
  | "dark"
  | "red"
  | "pink"
  | "grape"
  | "violet"
  | "indigo"
  | "blue"
  | "cyan"
  | "teal"
  | "green"
  | "lime"
  | "yellow"
  | "orange";

/**
 * Specification, section 4 "Round badge colors". Equity rounds follow the color wheel from seed to series H, to show a
 * company's stage at a glance; debt is warm, grants are green.
 */
const COLORS = {
  angel: "yellow",
  seed: "lime",
  series_a: "green",
  series_b: "teal",
  series_c: "cyan",
  series_d: "blue",
  series_e: "indigo",
  series_f: "violet",
  series_g: "grape",
  series_h: "pink",
  venture: "teal",
  private_equity: "red",
  corporate_round: "indigo",
  secondary_market: "violet",
  post_ipo_equity: "grape",
  post_ipo_debt: "red",
  debt_financing: "orange",
  convertible_note: "orange",
  grant: "green",
  equity_crowdfunding: "cyan",
  product_crowdfunding: "blue",
  non_equity_assistance: "lime",
  initial_coin_offering: "yellow",
  undisclosed: "dark",
} as const satisfies Readonly<Record<string, BadgeColor>>;

export type ListedInvestmentType = keyof typeof COLORS;

export const listedInvestmentTypes = Object.keys(COLORS) as readonly ListedInvestmentType[];

export function badgeColor(investmentType: string | null | undefined): BadgeColor {
  if (investmentType === null || investmentType === undefined) return "gray";
  return Object.hasOwn(COLORS, investmentType) ? COLORS[investmentType as ListedInvestmentType] : "gray";
}
