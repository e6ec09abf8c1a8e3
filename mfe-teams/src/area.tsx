import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const TeamManagementPage = lazyPage(() =>
  import(/* webpackChunkName: "teams" */ './features/team-management/team-management-page.js').then(
    (module) => module.TeamManagementPage,
  ),
);
const CalendarPage = lazyPage(() =>
  import(/* webpackChunkName: "calendar" */ './features/calendar/calendar-page.js').then(
    (module) => module.CalendarPage,
  ),
);
const RosterPage = lazyPage(() =>
  import(/* webpackChunkName: "roster" */ './features/roster/roster-page.js').then((module) => module.RosterPage),
);

const PosterPage = lazyPage(() =>
  import(/* webpackChunkName: "poster" */ './features/team-management/poster/poster-page.js').then(
    (module) => module.PosterPage,
  ),
);
const LinksPage = lazyPage(() =>
  import(/* webpackChunkName: "athlete-links" */ './features/roster/links/links-page.js').then(
    (module) => module.LinksPage,
  ),
);
const ConsentFormPage = lazyPage(() =>
  import(/* webpackChunkName: "consent-form" */ './features/roster/consent-form/consent-form-page.js').then(
    (module) => module.ConsentFormPage,
  ),
);
const StaffPage = lazyPage(() =>
  import(/* webpackChunkName: "staff" */ './features/staff/staff-page.js').then((module) => module.StaffPage),
);
const MeasuresPage = lazyPage(() =>
  import(/* webpackChunkName: "measures" */ './features/measures/measures-page.js').then(
    (module) => module.MeasuresPage,
  ),
);
const SeasonPage = lazyPage(() =>
  import(/* webpackChunkName: "season" */ './features/roster/season/season-page.js').then(
    (module) => module.SeasonPage,
  ),
);
const ImportPage = lazyPage(() =>
  import(/* webpackChunkName: "import" */ './features/import/import-page.js').then((module) => module.ImportPage),
);

const ExportPage = lazyPage(() =>
  import(/* webpackChunkName: "export" */ './features/export/export-page.js').then((module) => module.ExportPage),
);

/** The module the shell loads. Routes are grouped by address prefix and relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-teams',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/team-creation': [
      { index: true, Component: TeamManagementPage },
      { path: 'measures', Component: MeasuresPage },
      { path: ':teamId', Component: RosterPage },
      { path: ':teamId/poster', Component: PosterPage },
      { path: ':teamId/links', Component: LinksPage },
      { path: ':teamId/staff', Component: StaffPage },
      { path: ':teamId/season', Component: SeasonPage },
      { path: ':teamId/import', Component: ImportPage },
      { path: ':teamId/export', Component: ExportPage },
      { path: ':teamId/consent-form', Component: ConsentFormPage },
    ],
    '/calendar': [{ index: true, Component: CalendarPage }],
  },
};
