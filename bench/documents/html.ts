import type { SamplePosition } from "./people.ts";

/** A page to print with a browser. */
export function page(style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`;
}

export function html(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function bulletsOf({ bullets }: Pick<SamplePosition, "bullets">): string {
  return bullets.length === 0 ? "" : `<ul>${bullets.map((bullet) => `<li>${html(bullet)}</li>`).join("")}</ul>`;
}
