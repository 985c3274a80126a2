import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useConnection } from "#web/backend/use-connection.ts";
import classes from "./connection-bar.module.css";

const SLOW_MS = 5000;

/** Says that the browser is offline, that the server does not respond, or that it is slow. */
export function ConnectionBar() {
  const connection = useConnection();
  const isLoading =
    useIsFetching({ predicate: ({ state, meta }) => state.status === "pending" && meta?.isLocal !== true }) > 0;
  const isOpening = useNavigation().state !== "idle";
  const isSlowToLoad = useLasting(isLoading || isOpening);
  const isSlowToSave = useLasting(useIsMutating() > 0);

  let text = "";
  if (connection === "offline") text = "You're offline. Changes can't be saved until you're back online.";
  else if (connection === "unreachable") text = "Can't reach the server. Reconnecting...";
  else if (isSlowToLoad) text = "Still loading. The server is slow to respond.";
  else if (isSlowToSave) text = "Still saving. The server is slow to respond.";
  return (
    <div role="status" className={classes.bar} data-lost={connection !== "online" || undefined} data-print="hidden">
      {text}
    </div>
  );
}

/** Whether the condition has been true for `SLOW_MS`. */
function useLasting(isTrue: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  if (!isTrue && isLasting) setLasting(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setLasting(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isLasting;
}
