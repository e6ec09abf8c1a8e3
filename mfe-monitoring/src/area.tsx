import type { AreaModule } from '@touchline/contracts/area';
import { lazyRetry, LoadingPanel } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const WellnessPage = lazyRetry(() => import('./features/wellness/wellness-page.js').then((module) => module.WellnessPage), {
  loading: <LoadingPanel minHeight={320} />,
  errorText: 'This page could not be loaded.',
  minHeight: 320,
});

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-monitoring',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: { '/dashboard': [{ path: 'wellness', Component: WellnessPage }] },
};
