/** Names of Mantine's palette that badges use. */
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
 * The types with a color of their own (specification, section 4 "Round badge colors"). Equity rounds walk the color
 * wheel from seed to series H, so that a company's age shows at a glance; borrowed money is warm, gifts are green.
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

/** The investment types that the specification lists for badges. */
export const listedInvestmentTypes = Object.keys(COLORS) as readonly ListedInvestmentType[];

/** The color of a round's badge; types that are not listed are gray. */
export function badgeColor(investmentType: string | null | undefined): BadgeColor {
  if (investmentType === null || investmentType === undefined) return "gray";
  return Object.hasOwn(COLORS, investmentType) ? COLORS[investmentType as ListedInvestmentType] : "gray";
}
