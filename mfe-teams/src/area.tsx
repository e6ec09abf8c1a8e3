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

/** The module the shell loads. Routes are grouped by address prefix and relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-teams',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/team-creation': [
      { index: true, Component: TeamManagementPage },
      { path: ':teamId', Component: RosterPage },
    ],
    '/calendar': [{ index: true, Component: CalendarPage }],
  },
};
