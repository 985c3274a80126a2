import { comparedKey } from "#domain/company/compared-keys.ts";
import { AddTo } from "#web/features/add-to/add-to.tsx";
import { SimilarCompanies } from "#web/features/compare/components/similar-companies.tsx";
import { compareMessages } from "#web/features/compare/messages.ts";

interface SimilarHereProps {
  /** Of the company's record; null if it is not known. */
  readonly id?: string | null;
  /** Normalized; null if the company has none. */
  readonly url: string | null;
}

/** Similar companies, each with "Add to…"; nothing for a company without record and URL. */
export function SimilarHere({ id = null, url }: SimilarHereProps) {
  if (id === null && url === null) return null;
  return (
    <SimilarCompanies
      company={id === null ? { url: url ?? "" } : { id }}
      comparedKey={comparedKey({ id: id ?? "", url })}
      renderAdd={(similar) => (
        <AddTo
          company={{ companyId: similar.id, name: similar.name, url: similar.url }}
          label={compareMessages.addTo(similar.name)}
        />
      )}
    />
  );
}
