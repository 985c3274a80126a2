import { useCallback, useEffect, useState } from "react";
import {
  type InactivityState,
  inactivityState,
  type LastActivity,
  parseLastActivity,
} from "#domain/session/inactivity.ts";
import { onStoredElsewhere, readStored, store } from "#web/lib/local-storage.ts";

const LAST_ACTIVITY = "last-activity";
/** Whether this browser's last session ended by inactivity. */
export const ENDED_BY_INACTIVITY = "device.ended-by-inactivity";

const DELIBERATE = ["click", "keydown"] as const;
const FLEETING = ["scroll", "mousemove"] as const;
const NOTE_EVERY_MS = 1000;

function presenceOf(sessionId: string): InactivityState {
  const nowMs = Date.now();
  return inactivityState(parseLastActivity(readStored(LAST_ACTIVITY), sessionId, nowMs), nowMs);
}

/**
 * Tracks activity in all tabs of the browser.
 * @returns `stay` counts as activity
 */
export function useInactivity(sessionId: string): { readonly presence: InactivityState; readonly stay: () => void } {
  const [presence, setPresence] = useState(() => presenceOf(sessionId));
  const stay = useCallback(() => {
    store(LAST_ACTIVITY, { sessionId, atMs: Date.now() } satisfies LastActivity);
    setPresence(presenceOf(sessionId));
  }, [sessionId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: ReturnType<typeof setTimeout> | undefined;
    let notedAtMs = 0;

    function look() {
      clearTimeout(timer);
      const now = presenceOf(sessionId);
      setPresence(now);
      // The warning counts down the seconds.
      if (now.kind !== "expired") timer = setTimeout(look, now.kind === "active" ? now.nextCheckMs : 1000);
      return now.kind;
    }

    function note() {
      const nowMs = Date.now();
      if (Math.abs(nowMs - notedAtMs) < NOTE_EVERY_MS) return;
      // An event after sleep does not extend a session that expired meanwhile.
      const before = look();
      if (before === "expired") return;
      notedAtMs = nowMs;
      store(LAST_ACTIVITY, { sessionId, atMs: nowMs } satisfies LastActivity);
      if (before === "warning") look();
    }

    // Delayed during the warning: a mouse move toward its button would close the dialog first.
    function noteFleeting() {
      if (presenceOf(sessionId).kind === "warning") pending ??= setTimeout(noteNow, NOTE_EVERY_MS);
      else note();
    }
    function noteNow() {
      pending = undefined;
      note();
    }

    if (look() !== "expired") note();
    const options = { capture: true, passive: true };
    for (const name of DELIBERATE) window.addEventListener(name, note, options);
    for (const name of FLEETING) window.addEventListener(name, noteFleeting, options);
    document.addEventListener("visibilitychange", look);
    const forgetOthers = onStoredElsewhere(LAST_ACTIVITY, look);
    return () => {
      clearTimeout(timer);
      clearTimeout(pending);
      for (const name of DELIBERATE) window.removeEventListener(name, note, options);
      for (const name of FLEETING) window.removeEventListener(name, noteFleeting, options);
      document.removeEventListener("visibilitychange", look);
      forgetOthers();
    };
  }, [sessionId]);

  return { presence, stay };
}
