import { createBrowserRouter } from "react-router";
import { paths } from "#web/paths.ts";
import { FullPageLoader } from "#web/ui/full-page-loader.tsx";
import { RequireSession } from "./guards/require-session.tsx";
import { AuthRoute } from "./routes/auth.tsx";
import { NotFoundRoute } from "./routes/not-found.tsx";
import { UnexpectedErrorRoute } from "./routes/unexpected-error.tsx";

/** Screens are lazy; the sign-in screen is part of the first load. */
export function createRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: UnexpectedErrorRoute,
      HydrateFallback: () => <FullPageLoader label="Loading" />,
      children: [
        { path: paths.auth, Component: AuthRoute },
        {
          path: paths.acceptInvitation,
          lazy: async () => ({ Component: (await import("./routes/accept-invitation.tsx")).AcceptInvitationRoute }),
        },
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await import("./shell/shell.tsx")).Shell }),
              children: [
                {
                  path: paths.welcome,
                  lazy: async () => ({ Component: (await import("./routes/welcome.tsx")).WelcomeRoute }),
                },
                {
                  path: paths.overview,
                  lazy: async () => ({ Component: (await import("./routes/overview.tsx")).OverviewRoute }),
                },
                {
                  path: paths.toolsExplanation,
                  lazy: async () => ({
                    Component: (await import("./routes/tools-explanation.tsx")).ToolsExplanationRoute,
                  }),
                },
                {
                  path: paths.account,
                  lazy: async () => ({ Component: (await import("./routes/account.tsx")).AccountRoute }),
                },
                {
                  path: paths.screener,
                  lazy: async () => ({ Component: (await import("./routes/screener.tsx")).ScreenerRoute }),
                },
                {
                  path: `${paths.squadScreener}/:squadId?`,
                  lazy: async () => ({ Component: (await import("./routes/squad-screener.tsx")).SquadScreenerRoute }),
                },
                {
                  path: paths.textAnalysis,
                  lazy: async () => ({ Component: (await import("./routes/text-analysis.tsx")).TextAnalysisRoute }),
                },
                {
                  path: paths.simpleTextAnalysis,
                  lazy: async () => ({
                    Component: (await import("./routes/simple-text-analysis.tsx")).SimpleTextAnalysisRoute,
                  }),
                },
                {
                  path: paths.cvCreator,
                  lazy: async () => ({ Component: (await import("./routes/cv-creator.tsx")).CvCreatorRoute }),
                },
                {
                  path: paths.profileFormatter,
                  lazy: async () => ({
                    Component: (await import("./routes/profile-formatter.tsx")).ProfileFormatterRoute,
                  }),
                },
                {
                  path: paths.companyDatabase,
                  lazy: async () => ({
                    Component: (await import("./routes/company-database.tsx")).CompanyDatabaseRoute,
                  }),
                },
                {
                  path: paths.companyNames,
                  lazy: async () => ({ Component: (await import("./routes/company-names.tsx")).CompanyNamesRoute }),
                },
                {
                  path: paths.universities,
                  lazy: async () => ({ Component: (await import("./routes/universities.tsx")).UniversitiesRoute }),
                },
                {
                  path: paths.squadPicker,
                  lazy: async () => ({ Component: (await import("./routes/squad-picker.tsx")).SquadPickerRoute }),
                },
                {
                  path: `${paths.hotlist}/:squadId`,
                  lazy: async () => ({ Component: (await import("./routes/squad-hotlist.tsx")).SquadHotlistRoute }),
                },
                {
                  path: `${paths.company}/:companyId`,
                  lazy: async () => ({ Component: (await import("./routes/company.tsx")).CompanyRoute }),
                },
                {
                  path: paths.management,
                  lazy: async () => ({ Component: (await import("./routes/management.tsx")).ManagementRoute }),
                },
              ],
            },
          ],
        },
        { path: "*", Component: NotFoundRoute },
      ],
    },
  ]);
}
