import { errorMessage } from "#web/lib/error-message.ts";
import { Themed } from "./themed.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** The page for a failed start. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <Themed>
      <UnexpectedError isPage reason={errorMessage(error)} />
    </Themed>
  );
}
