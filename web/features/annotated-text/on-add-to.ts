/** Opens "Add to…" beside an element. */
export type OnAddTo = (company: { readonly name: string; readonly url: string | null }, opener: HTMLElement) => void;
