import { CompanyFiles, FilesOf } from "#web/features/company-files/components/company-files.tsx";
import type { FileDrop } from "#web/features/company-files/file-drop.ts";
import { HistoryCard } from "#web/features/history/components/history-card.tsx";
import { PeopleWhoWorkedHere } from "#web/features/people/components/people-who-worked-here.tsx";
import { FactSources } from "#web/features/provenance/components/fact-sources.tsx";
import { PeopleHere } from "./people-here.tsx";
import { SimilarHere } from "./similar-here.tsx";

export interface OpenedCompanySectionsProps {
  /** Normalized; null if the company has none. */
  readonly url: string | null;
  /** Of the team's record; null if it is not known. */
  readonly recordId?: string | null;
  /** On a squad's hotlist. */
  readonly entryId?: string;
  /** The company is shown by its record, whatever its URL. */
  readonly isRecord?: boolean;
  readonly drop: FileDrop;
}

export function OpenedCompanySections({
  url,
  recordId = null,
  entryId,
  isRecord = false,
  drop,
}: OpenedCompanySectionsProps) {
  const entry = entryId !== undefined && { entryId };
  const similar = <SimilarHere id={recordId} url={url} />;
  if (isRecord && recordId !== null) {
    return (
      <>
        <FilesOf key={recordId} companyId={recordId} drop={drop} />
        {similar}
        <PeopleWhoWorkedHere companyId={recordId} />
        <FactSources company={{ id: recordId }} />
        <HistoryCard url={null} companyId={recordId} />
      </>
    );
  }
  return (
    <>
      <CompanyFiles url={url} {...entry} drop={drop} />
      {similar}
      <PeopleHere url={url} {...entry} />
      {url !== null && <FactSources company={{ url }} />}
      {url === null && recordId !== null && <FactSources company={{ id: recordId }} />}
      <HistoryCard url={url} {...entry} />
    </>
  );
}
