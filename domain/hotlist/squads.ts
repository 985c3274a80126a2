/** The five investment squads (specification, section 2 "Company hotlist"). */
export const squads = [
  { id: "genai", name: "Gen/AI" },
  { id: "fintech", name: "Fintech" },
  { id: "enterprise", name: "Enterprise Infra" },
  { id: "climate", name: "Energy/Climate" },
  { id: "techbio", name: "TechBio" },
] as const;

export type Squad = (typeof squads)[number];
export type SquadId = Squad["id"];

/** Null for an unknown ID. */
export function findSquad(id: string | null | undefined): Squad | null {
  return squads.find((squad) => squad.id === id) ?? null;
}
