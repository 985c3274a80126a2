/** The statement that switches the history of companies on or off. */
export function recordChanges(state: "enable" | "disable"): string {
  const triggers = ["insert", "update", "delete"].map((event) => `${state} trigger record_${event}`);
  return `alter table company_facts ${triggers.join(", ")}`;
}
