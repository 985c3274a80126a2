/** "same university", "ebenda": the words that say that a name is the one before it, for a list of nouns */
export function sameName(nouns: string): string {
  const noun = `(?:${nouns})`;
  return String.raw`(?:(?:at )?(?:the )?same ${noun}|ibid(?:em)?\.?|idem|id\.|ditto|ebenda|ebd\.?|(?:an der |die)?(?:gleiche[nrs]?|selbe[nrs]?) ${noun}|(?:dans )?(?:le |la )?même ${noun}|(?:en )?(?:la |el )?(?:misma?|mismo) ${noun}|(?:la |lo )?stess[ao] ${noun}|(?:de|het)?(?:zelfde) ${noun}|(?:a |o )?mesm[ao] ${noun})`;
}
