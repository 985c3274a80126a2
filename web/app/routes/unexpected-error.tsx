import { isRouteErrorResponse, useRouteError } from "react-router";
import { UnexpectedError } from "../unexpected-error.tsx";

export function UnexpectedErrorRoute() {
  return <UnexpectedError reason={describe(useRouteError())} />;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
