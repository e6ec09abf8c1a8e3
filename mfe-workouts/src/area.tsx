import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const LibraryPage = lazyPage(() => import(/* webpackChunkName: "library" */ './features/library/library-page.js').then((module) => module.LibraryPage));

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-workouts',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: { '/workout-library': [{ index: true, Component: LibraryPage }] },
};
