import { Link } from "react-router";
import { parseCompanyUrl } from "#domain/company/company-url.ts";
import type { CompanyNews, OperationNews } from "#domain/news/news.ts";
import { operationSentence, type Reader, sentencesOf } from "#domain/news/sentences.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { paths } from "#web/paths.ts";
import classes from "./news-list.module.css";

interface NewsListProps {
  readonly companies: readonly CompanyNews[];
  readonly operations: readonly OperationNews[];
  readonly reader: Reader;
}

/** One item for each company, with what changed in sentences; imports and bulk changes first. */
export function NewsList({ companies, operations, reader }: NewsListProps) {
  return (
    <ul className={classes.list}>
      {operations.map((operation) => (
        <li key={operation.id} className={classes.item}>
          <Link to={paths.operations} className={classes.name}>
            {operationSentence(operation, reader.you)}
          </Link>
          <time className={classes.at} dateTime={operation.at}>
            {formatMoment(operation.at)}
          </time>
        </li>
      ))}
      {companies.map((company) => (
        <CompanyItem key={company.key} company={company} reader={reader} />
      ))}
    </ul>
  );
}

function CompanyItem({ company, reader }: { company: CompanyNews; reader: Reader }) {
  const sentences = sentencesOf(company, reader);
  const path = pathOf(company);
  const at = company.changes[0]?.at ?? "";
  if (sentences.length === 0) return null;
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        {path === null ? (
          <span className={classes.name}>{company.name}</span>
        ) : (
          <Link to={path} className={classes.name}>
            {company.name}
          </Link>
        )}
        {": "}
        {sentences.map(({ key, text }, index) => (
          <span key={key}>
            {index > 0 && <span className={classes.separator}> · </span>}
            {text}
          </span>
        ))}
      </div>
      <time className={classes.at} dateTime={at}>
        {formatMoment(at)}
      </time>
    </li>
  );
}

/** Null where nothing is left to open. */
function pathOf({ entryId, url, companyId, name, changes }: CompanyNews): string | null {
  if (entryId !== null) return paths.companyOf(entryId);
  const parsed = parseCompanyUrl(url ?? "");
  if (parsed.ok) return `${paths.companyDatabase}?${new URLSearchParams({ company: parsed.permalink })}`;
  const isGone = companyId === null || changes.some(({ isRemoved }) => isRemoved);
  return isGone ? null : `${paths.companyDatabase}?${new URLSearchParams({ q: name })}`;
}
