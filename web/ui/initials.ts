/** `ada.lovelace@fund.example` is AL. */
export function initialsOf(email: string): string {
  const [name = ""] = email.split("@");
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return letters.map((part) => part?.at(0)?.toUpperCase() ?? "").join("") || "?";
}
