/** For the header of every response and, where no server sets headers, for the page's meta tag. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The component library sets its CSS variables in a style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Only the page's own policy may turn strings into markup or script URLs (web/app/trusted-types.ts).
  "require-trusted-types-for 'script'",
  "trusted-types default",
] as const;

/** The page may connect to its own origin and to this one, also by WebSocket. */
export function connectSources(origin: string | null): string {
  const sources = origin === null ? ["'self'"] : ["'self'", origin, origin.replace(/^http/, "ws")];
  return `connect-src ${sources.join(" ")}`;
}
