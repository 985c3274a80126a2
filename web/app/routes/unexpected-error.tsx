import { isRouteErrorResponse, useRouteError } from "react-router";
import { ChunkError } from "#web/lib/chunk.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { ScreenNotLoaded } from "../screen-not-loaded.tsx";
import { UnexpectedError } from "../unexpected-error.tsx";

/** An error of the page, outside of the shell. */
export function PageErrorRoute() {
  const error = useRouteError();
  return error instanceof ChunkError ? <ScreenNotLoaded isPage /> : <UnexpectedError isPage reason={describe(error)} />;
}

/** An error of one screen: the shell stays. */
export function ScreenErrorRoute() {
  const error = useRouteError();
  return error instanceof ChunkError ? <ScreenNotLoaded /> : <UnexpectedError reason={describe(error)} />;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return errorMessage(error);
}
