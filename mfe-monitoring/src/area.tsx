import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const OverviewPage = lazyPage(() => import(/* webpackChunkName: "overview" */ './features/overview/overview-page.js').then((module) => module.OverviewPage));
const WellnessPage = lazyPage(() => import(/* webpackChunkName: "wellness" */ './features/wellness/wellness-page.js').then((module) => module.WellnessPage));

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-monitoring',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: { '/dashboard': [{ index: true, Component: OverviewPage }, { path: 'wellness', Component: WellnessPage }] },
};
