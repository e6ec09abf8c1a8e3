import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { HostServices } from '@touchline/ui/host';
import type { RouteObject } from '@touchline/ui/router';
import { markQueues } from './features/check-in/queue/mark-queue.js';
import { gridQueues } from './features/sessions/queue/grid-queue.js';

const CheckInPage = lazyPage(() =>
  import(/* webpackChunkName: "check-in" */ './features/check-in/check-in-page.js').then(
    (module) => module.CheckInPage,
  ),
);
const SessionsPage = lazyPage(() =>
  import(/* webpackChunkName: "sessions" */ './features/sessions/sessions-page.js').then(
    (module) => module.SessionsPage,
  ),
);
const StatisticsPage = lazyPage(() =>
  import(/* webpackChunkName: "statistics" */ './features/statistics/statistics-page.js').then(
    (module) => module.StatisticsPage,
  ),
);
const RegisterPage = lazyPage(() =>
  import(/* webpackChunkName: "register" */ './features/statistics/register/register-page.js').then(
    (module) => module.RegisterPage,
  ),
);

/** The module the shell loads. Routes are relative to their prefix. */
export const area: AreaModule<RouteObject, HostServices> = {
  name: 'mfe-attendance',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/attendance': [
      { index: true, Component: CheckInPage },
      { path: 'sessions', Component: SessionsPage },
      { path: 'stats', Component: StatisticsPage },
      { path: 'register', Component: RegisterPage },
    ],
  },
  // Waiting marks and sessions are sent on every page.
  background: (services) => {
    const stops = [markQueues.of(services).start(), gridQueues.of(services).start()];
    return () => stops.forEach((stop) => stop());
  },
};
