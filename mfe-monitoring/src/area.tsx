import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { HostServices } from '@touchline/ui/host';
import type { RouteObject } from '@touchline/ui/router';

const OverviewPage = lazyPage(() =>
  import(/* webpackChunkName: "overview" */ './features/overview/overview-page.js').then(
    (module) => module.OverviewPage,
  ),
);
const SquadPage = lazyPage(() =>
  import(/* webpackChunkName: "squad" */ './features/squad/squad-page.js').then((module) => module.SquadPage),
);
const SquadHistoryPage = lazyPage(() =>
  import(/* webpackChunkName: "squad-history" */ './features/squad/history/history-page.js').then(
    (module) => module.HistoryPage,
  ),
);
const TrainingLoadPage = lazyPage(() =>
  import(/* webpackChunkName: "training-load" */ './features/training-load/training-load-page.js').then(
    (module) => module.TrainingLoadPage,
  ),
);
const WellnessPage = lazyPage(() =>
  import(/* webpackChunkName: "wellness" */ './features/wellness/wellness-page.js').then(
    (module) => module.WellnessPage,
  ),
);
const PerformancePage = lazyPage(() =>
  import(/* webpackChunkName: "performance" */ './features/performance-tests/performance-page.js').then(
    (module) => module.PerformancePage,
  ),
);

/** What the shell loads of this area. Routes per prefix, relative to it. */
export const area: AreaModule<RouteObject, HostServices> = {
  name: 'mfe-monitoring',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/dashboard': [
      { index: true, Component: OverviewPage },
      { path: 'squad', Component: SquadPage },
      { path: 'squad/history', Component: SquadHistoryPage },
      { path: 'wellness', Component: WellnessPage },
      { path: 'srpe', Component: TrainingLoadPage },
      { path: 'apex', Component: PerformancePage },
    ],
  },
  // After a reload, on every page: recordings that are not saved yet are named at a logout.
  background: (services) => {
    void import(/* webpackChunkName: "kept-drafts" */ './features/performance-tests/recording/draft/kept-drafts.js')
      .then(({ announceDrafts }) => announceDrafts(services))
      // Without the code nothing is announced until the screen of the tests is opened.
      .catch(() => undefined);
    return () => undefined;
  },
};
