import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const OverviewPage = lazyPage(() =>
  import(/* webpackChunkName: "overview" */ './features/overview/overview-page.js').then(
    (module) => module.OverviewPage,
  ),
);

/** The module that the shell loads. Routes are grouped by address prefix and relative to it. */
export const area: AreaModule<RouteObject> = {
  name: '__NAME__',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: { '/__PATH__': [{ index: true, Component: OverviewPage }] },
};
