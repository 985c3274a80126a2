import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorMessage } from "#web/lib/error-message.ts";
import { UnexpectedError } from "../unexpected-error.tsx";

export function UnexpectedErrorRoute() {
  return <UnexpectedError reason={describe(useRouteError())} />;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return errorMessage(error);
}
