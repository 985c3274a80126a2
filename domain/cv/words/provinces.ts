const TOWN_AND_PROVINCE =
  /^(\p{Lu}[\p{L}'’ -]{2,40}?) ?(?:\(|\/ ?|[-–] )\p{Lu}{2}\)?(?:, ?(?:Brasil|Brazil|Italia|Italy))?$/u;

const ENDING = /\p{Lu}{2}\)?$|Brasil|Brazil|Italia|Italy/u;

/** The town of "Curitiba (PR)", "Curitiba/PR" and "Monza - MB": with its state in Brazil or its province in Italy */
export function townOfProvince(text: string): string {
  return ENDING.test(text.slice(-6)) ? (TOWN_AND_PROVINCE.exec(text)?.[1] ?? "") : "";
}
