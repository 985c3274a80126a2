import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { useSession } from "#web/backend/session.tsx";
import { AuthScreen } from "#web/features/auth/components/auth-screen.tsx";
import { loadPart } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";

const SecondStepScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/auth/components/second-step-screen.tsx")).SecondStepScreen,
  })),
);
const NewPasswordScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import("#web/features/auth/components/new-password-screen.tsx")).NewPasswordScreen,
  })),
);

/** `/auth`: every step of signing in. */
export function AuthRoute() {
  const session = useSession();
  const { params } = useUrlState();
  switch (session.status) {
    case "loading":
      return <FullPageLoader label="Loading your session" />;
    case "signed-out":
      return <AuthScreen />;
    case "second-step":
      return (
        <Suspense fallback={<FullPageLoader label="Loading" />}>
          <SecondStepScreen factorIds={session.factorIds} />
        </Suspense>
      );
    case "recovering":
      return (
        <Suspense fallback={<FullPageLoader label="Loading" />}>
          <NewPasswordScreen email={session.email} />
        </Suspense>
      );
    case "signed-in":
      return <Navigate to={ownPath(params.get("next")) ?? paths.overview} replace />;
  }
}

/** Only a path of this app, to prevent open redirects. */
function ownPath(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}
