import type { AreaModule } from '@touchline/contracts/area';
import { lazyPage } from '@touchline/ui';
import type { RouteObject } from '@touchline/ui/router';

const LibraryPage = lazyPage(() =>
  import(/* webpackChunkName: "library" */ './features/library/library-page.js').then((module) => module.LibraryPage),
);
const TeamWorkoutsPage = lazyPage(() =>
  import(/* webpackChunkName: "team-workouts" */ './features/team-workouts/team-workouts-page.js').then(
    (module) => module.TeamWorkoutsPage,
  ),
);
const PrintPage = lazyPage(() =>
  import(/* webpackChunkName: "print" */ './features/team-workouts/print/print-page.js').then(
    (module) => module.PrintPage,
  ),
);
const ExerciseLibraryPage = lazyPage(() =>
  import(/* webpackChunkName: "exercise-library" */ './features/exercise-library/exercise-library-page.js').then(
    (module) => module.ExerciseLibraryPage,
  ),
);
const TrendsPage = lazyPage(() =>
  import(/* webpackChunkName: "trends" */ './features/trends/trends-page.js').then((module) => module.TrendsPage),
);

/** The module the shell loads. Routes by prefix, relative to it. */
export const area: AreaModule<RouteObject> = {
  name: 'mfe-workouts',
  version: process.env.AREA_VERSION,
  contract: process.env.AREA_CONTRACT,
  routes: {
    '/workouts': [
      { index: true, Component: TeamWorkoutsPage },
      { path: 'print', Component: PrintPage },
      { path: 'alpha-assist', Component: TrendsPage },
    ],
    '/workout-library': [
      { index: true, Component: LibraryPage },
      { path: 'exercises', Component: ExerciseLibraryPage },
    ],
  },
};
