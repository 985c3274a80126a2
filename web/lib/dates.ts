const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const TODAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** `2021-06-02` as `2 Jun 2021`; other text is returned unchanged. */
export function formatDay(isoDate: string): string {
  const time = Date.parse(isoDate);
  return Number.isNaN(time) ? isoDate : DAY.format(time);
}

/** Today in the browser's time zone: `2 Jun 2021`. */
export function formatToday(): string {
  return TODAY.format();
}

/** Today in the browser's time zone: `2021-06-02`. */
export function localDay(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** An ISO timestamp in the browser's time zone. */
export function formatMoment(isoMoment: string): string {
  const time = Date.parse(isoMoment);
  return Number.isNaN(time) ? isoMoment : MOMENT.format(time);
}
