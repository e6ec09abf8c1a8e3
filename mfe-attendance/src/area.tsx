import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { HostServices } from '@touchline/ui/host';
import type { RouteObject } from '@touchline/ui/router';
import { queueOf } from './features/check-in/queue/queue-of.js';

const CheckInPage = lazyPage(() =>
  import(/* webpackChunkName: "check-in" */ './features/check-in/check-in-page.js').then(
    (module) => module.CheckInPage,
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

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject, HostServices> = {
  name: 'mfe-attendance',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/attendance': [
      { index: true, Component: CheckInPage },
      { path: 'stats', Component: StatisticsPage },
      { path: 'register', Component: RegisterPage },
    ],
  },
  // Marks that wait are sent whatever page is shown.
  background: (services) => queueOf(services).start(),
};
