import { fileURLToPath } from 'node:url';
import config from './jest.int.config.mjs';

/**
 * Loading the application takes jest some three seconds of processor for each file, longer than most of them run. `npm test` therefore loads it
 * once for the specs of several domains, one after the other. By hand a spec is run by its name, with jest.int.config.mjs:
 * in a group an `it.only` leaves out the specs beside it, and the last `jest.setTimeout` is that of all.
 */
const TOGETHER = {
  squads: ['athletes', 'registrations', 'teams'],
  planning: ['calendar'],
  attending: ['attendance', 'overview'],
  coaches: ['administration', 'coaches', 'limits'],
  workouts: ['exercise-library', 'trends', 'workout-calendar', 'workout-library'],
  records: ['audit', 'fatigue', 'training-load', 'wellness'],
  frame: ['app', 'idempotency', 'intake', 'site'],
};
const { maxWorkers, testTimeout, testPathIgnorePatterns, ...shared } = config;
const together = Object.values(TOGETHER).flat();

/** The layer as `npm test` runs it. What no group names runs by itself: what is long, or fills a database for itself. */
export default {
  maxWorkers,
  testTimeout,
  projects: [
    {
      ...shared,
      displayName: 'alone',
      rootDir: fileURLToPath(new URL('.', import.meta.url)),
      testPathIgnorePatterns: [...testPathIgnorePatterns, `<rootDir>/test/(${together.join('|')})/`],
    },
    ...Object.entries(TOGETHER).map(([displayName, folders]) => ({
      ...shared,
      displayName,
      rootDir: fileURLToPath(new URL('.', import.meta.url)),
      testMatch: ['<rootDir>/test/support/together.int.ts'],
      testPathIgnorePatterns,
      globals: { FOLDERS: folders },
    })),
  ],
};
