import { Themed } from "./themed.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** The whole page where the app could not start. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <Themed>
      <UnexpectedError reason={error instanceof Error ? error.message : String(error)} />
    </Themed>
  );
}
