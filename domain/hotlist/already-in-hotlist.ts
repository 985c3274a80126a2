/** Specification, section 5. */
export function alreadyInHotlist(name: string, squad: string): string {
  return `${name} is already in the ${squad} hotlist`;
}
