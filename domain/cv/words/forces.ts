/** Forces of a state, whose last word is a title elsewhere */
const FORCE = /\s(?:National|Coast|Home|Border|Republican|Civil) Guard(?=$|, \p{N})/iu;
const FORCE_AND_TOWN = /^[^,;|(–—]*\s(?:National|Coast|Home|Border|Republican|Civil) Guard(?=,)/iu;

/** "Lumora Army National Guard", "Umbra Coast Guard, Leeds": not the title of a guard. The title of somebody may be behind the comma. */
export function isForce(text: string, hasTitle: (rest: string) => boolean): boolean {
  if (!/guard/i.test(text)) return false;
  if (FORCE.test(text)) return true;
  const force = text.includes(",") ? FORCE_AND_TOWN.exec(text)?.[0] : undefined;
  return force !== undefined && !hasTitle(text.slice(force.length));
}
