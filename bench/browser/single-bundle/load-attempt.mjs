/**
 * Takes the place of the shell's `areas/load-attempt.ts` in the single bundle: the areas are part of the bundle, each page a
 * chunk of its own, as in an ordinary application with routes that load lazily.
 */
import { preloadCharts } from '@touchline/ui/charts';
import { area as attendance } from '@tree/mfe-attendance/src/area.js';
import { area as monitoring } from '@tree/mfe-monitoring/src/area.js';
import { area as teams } from '@tree/mfe-teams/src/area.js';
import { area as workouts } from '@tree/mfe-workouts/src/area.js';
import { toFailure } from '@tree/shell/src/areas/area-failure.js';
import { loadPage } from '@tree/shell/src/areas/load-page.js';

const AREAS = {
  'mfe-attendance': attendance,
  'mfe-monitoring': monitoring,
  'mfe-teams': teams,
  'mfe-workouts': workouts,
};

export async function loadAttempt(head, _attempt, pathname) {
  if (head.warm.includes('charts')) preloadCharts().catch(() => undefined);
  await loadPage(AREAS[head.name], pathname);
  return AREAS[head.name];
}

export const toCrashFailure = async (error) => toFailure(error);
