import { useCompanyRecord } from "#web/data/company-file/queries.ts";
import { PeopleWhoWorkedHere } from "#web/features/people/components/people-who-worked-here.tsx";

interface PeopleHereProps {
  /** The company's normalized URL; null if it has none. */
  readonly url: string | null;
  /** Of a hotlist, whose record may have another URL. */
  readonly entryId?: string;
}

/** Kept people who worked at a company; nothing for a company without a record. */
export function PeopleHere({ url, entryId }: PeopleHereProps) {
  const record = useCompanyRecord({ url, entryId: entryId ?? null });
  return record.data ? <PeopleWhoWorkedHere companyId={record.data} /> : null;
}
