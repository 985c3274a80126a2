import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "#web/backend/session.tsx";
import { paths } from "#web/paths.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";

/** Requires a complete sign-in; otherwise redirects to `/auth` with the current path as `next`. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === "loading") return <FullPageLoader label="Loading your session" />;
  if (session.status !== "signed-in") {
    const next = pathname + search + hash;
    const query = next === paths.welcome || next === paths.overview ? "" : `?next=${encodeURIComponent(next)}`;
    return <Navigate to={paths.auth + query} replace />;
  }
  return <Outlet />;
}
