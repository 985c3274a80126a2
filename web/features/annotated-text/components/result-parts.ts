/** The parts of a result that load as one, after the text was submitted. */
export { AddButton } from "#web/ui/add-button.tsx";
export { CardActions } from "./corrections/card-actions.tsx";
export { OpenNameCard } from "./corrections/open-name-card.tsx";
export { SelectionActions } from "./corrections/selection-actions.tsx";
export { FoundPanel } from "./found/found-panel.tsx";
export { UnknownCompanies } from "./unknown-companies.tsx";
