/** The parts of a result that load as one, after the text was submitted. */
export { FoundPanel } from "./found/found-panel.tsx";
export { UnknownCompanies } from "./unknown-companies.tsx";
