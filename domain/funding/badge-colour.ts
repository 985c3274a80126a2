/** Names of Mantine's palette that badges use. */
export type BadgeColour =
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
 * The types with a colour of their own (specification, section 4 "Round badge colours"). Equity rounds walk the colour
 * wheel from seed to series H, so that a company's age shows at a glance; borrowed money is warm, gifts are green.
 */
const COLOURS = {
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
} as const satisfies Readonly<Record<string, BadgeColour>>;

export type ListedInvestmentType = keyof typeof COLOURS;

/** The investment types that the specification lists for badges. */
export const listedInvestmentTypes = Object.keys(COLOURS) as readonly ListedInvestmentType[];

/** The colour of a round's badge; types that are not listed are gray. */
export function badgeColour(investmentType: string | null | undefined): BadgeColour {
  if (investmentType === null || investmentType === undefined) return "gray";
  return Object.hasOwn(COLOURS, investmentType) ? COLOURS[investmentType as ListedInvestmentType] : "gray";
}
