import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const StatisticsPage = lazyPage(() => import(/* webpackChunkName: "statistics" */ './features/statistics/statistics-page.js').then((module) => module.StatisticsPage));

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-attendance',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: { '/attendance': [{ path: 'stats', Component: StatisticsPage }] },
};
