/** The page of a company behind its name at the end of a line: "Lumora  https://lumora.example", "Lumora (www.lumora.example)" */
import { blanked } from "../words/fillers.ts";

const NAME = /^[^\S\n]*(?:[-*•][^\S\n]+)?\p{Lu}[^\n:@]{1,60}?[^\S\n]+(?:[-–—|][^\S\n]+)?/u.source;
const ADDRESS = /[([<]?(?:https?:\/\/|www\.)[^\s()<>[\]|]+[)\]>]?/u.source;
/** "Seoul, South Korea" behind the address */
const PLACE = /(?:[^\S\n]+\p{Lu}[\p{L}.’'-]+){1,3}(?:,(?:[^\S\n]\p{Lu}[\p{L}.]+){1,3})?/u.source;
const LINK_END = new RegExp(String.raw`(?<name>${NAME})(?<address>${ADDRESS})(?:${PLACE})?[^\S\n]*$`, "gmu");
/** Before an address that is no company's */
const NO_NAME =
  /(?:^|\s)(?:github|gitlab|links?|web ?site|web|site|url|demo|repo\p{L}*|portfolio|linkedin|homepage|code|source|more|see|at|via|on|auf|unter|voir|sur|bei|siehe|in|from|here|visit|app|store)[\s–—|-]*$/iu;

/** The text with fillers for such addresses. */
export function withoutLinkEnds(text: string): string {
  if (!/https?:\/\/|www\./.test(text)) return text;
  return text.replaceAll(LINK_END, (whole, name: string, address: string) =>
    NO_NAME.test(name) || /\d{4}/.test(name)
      ? whole
      : name + blanked(address) + whole.slice(name.length + address.length),
  );
}
