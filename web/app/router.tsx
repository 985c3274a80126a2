import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createBrowserRouter } from "react-router";
import type { Backend } from "#web/backend/client.ts";
import { loadScreen } from "#web/lib/chunk.ts";
import { paths } from "#web/paths.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { RequireSession } from "./guards/require-session.tsx";
import { AuthRoute } from "./routes/auth.tsx";
import { NotFoundRoute } from "./routes/not-found.tsx";
import { PageErrorRoute, ScreenErrorRoute } from "./routes/unexpected-error.tsx";

/** A route whose screen is loaded when it is opened. */
function screen(path: string, load: () => Promise<ComponentType>) {
  return { path, lazy: frame(load) };
}

/** A part that the screen will load next. The screen repeats a failed preload, and reports it. */
function preload(part: Promise<unknown>): void {
  part.catch(() => undefined);
}

function frame(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await loadScreen(load) });
}

const screens = [
  screen(paths.welcome, async () => (await import("./routes/welcome.tsx")).WelcomeRoute),
  screen(paths.overview, async () => (await import("./routes/overview.tsx")).OverviewRoute),
  screen(paths.changes, async () => (await import("./routes/changes.tsx")).ChangesRoute),
  screen(paths.toolsExplanation, async () => (await import("./routes/tools-explanation.tsx")).ToolsExplanationRoute),
  screen(paths.account, async () => (await import("./routes/account.tsx")).AccountRoute),
  screen(paths.screener, async () => (await import("./routes/screener.tsx")).ScreenerRoute),
  screen(
    `${paths.squadScreener}/:squadId?`,
    async () => (await import("./routes/squad-screener.tsx")).SquadScreenerRoute,
  ),
  screen(paths.cvCreator, async () => (await import("./routes/profile-screen.tsx")).ProfileRoute),
  screen(paths.profileFormatter, async () => (await import("./routes/profile-screen.tsx")).ProfileRoute),
  screen(paths.people, async () => (await import("./routes/people.tsx")).PeopleRoute),
  screen(paths.triage, async () => (await import("./routes/triage.tsx")).TriageRoute),
  screen(paths.companyDatabase, async () => {
    if (!/[?&](company|record)=/.test(location.search)) preload(import("./routes/company-list.tsx"));
    return (await import("./routes/company-database.tsx")).CompanyDatabaseRoute;
  }),
  screen(paths.compare, async () => (await import("./routes/compare.tsx")).CompareRoute),
  screen(paths.duplicates, async () => (await import("./routes/duplicates.tsx")).DuplicatesRoute),
  screen(paths.companyNames, async () => (await import("./routes/company-names.tsx")).CompanyNamesRoute),
  screen(paths.universities, async () => (await import("./routes/universities.tsx")).UniversitiesRoute),
  screen(paths.matchRules, async () => (await import("./routes/match-rules.tsx")).MatchRulesRoute),
  screen(paths.squadPicker, async () => (await import("./routes/squad-picker.tsx")).SquadPickerRoute),
  screen(`${paths.hotlist}/:squadId`, async () => {
    if (new URLSearchParams(location.search).get("layout") === "board") preload(import("./routes/squad-board.tsx"));
    else preload(import("#web/features/hotlist/components/hotlist-table.tsx"));
    return (await import("./routes/squad-hotlist.tsx")).SquadHotlistRoute;
  }),
  screen(`${paths.company}/:companyId`, async () => (await import("./routes/company.tsx")).CompanyRoute),
  screen(paths.management, async () => (await import("./routes/management.tsx")).ManagementRoute),
  screen(paths.trash, async () => (await import("./routes/trash.tsx")).TrashRoute),
  screen(paths.operations, async () => (await import("./routes/operations.tsx")).OperationsRoute),
  screen(paths.import, async () => (await import("./routes/import.tsx")).ImportRoute),
];

/** Those that ask for data while they are loaded. */
function screensWithData(backend: Backend, queryClient: QueryClient) {
  const loadTextAnalysis = async () => {
    preload(
      import("#web/features/annotated-text/preload-names.ts").then((part) => part.preloadNames(backend, queryClient)),
    );
    return (await import("./routes/text-analysis.tsx")).TextAnalysisRoute;
  };
  return [screen(paths.textAnalysis, loadTextAnalysis), screen(paths.simpleTextAnalysis, loadTextAnalysis)];
}

/** Screens are lazy; the sign-in screen is part of the first load. */
export function createRouter(backend: Backend, queryClient: QueryClient) {
  return createBrowserRouter([
    {
      ErrorBoundary: PageErrorRoute,
      HydrateFallback: () => <FullPageLoader label="Loading" />,
      children: [
        { path: paths.auth, Component: AuthRoute },
        {
          path: paths.acceptInvitation,
          lazy: async () => ({ Component: (await import("./routes/accept-invitation.tsx")).AcceptInvitationRoute }),
        },
        {
          path: paths.confirmEmail,
          lazy: async () => ({ Component: (await import("./routes/confirm-email.tsx")).ConfirmEmailRoute }),
        },
        {
          Component: RequireSession,
          children: [
            {
              lazy: frame(async () => (await import("./shell/shell.tsx")).Shell),
              children: [
                { ErrorBoundary: ScreenErrorRoute, children: [...screens, ...screensWithData(backend, queryClient)] },
              ],
            },
          ],
        },
        {
          lazy: frame(async () => (await import("./shell/shell.tsx")).OptionalShell),
          children: [{ path: "*", Component: NotFoundRoute }],
        },
      ],
    },
  ]);
}
