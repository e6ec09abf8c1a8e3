import { failed, ok, type Check } from '../check.js';
import { hasDemoData } from '../demo-data.js';
import { isServedToOthers } from '../served-to-others.js';

export const demoDataCheck: Check = {
  subject: 'Demo data',
  needs: ['DATABASE_URL', 'DATA_DIR', 'HOST', 'PUBLIC_URL'],
  async run({ settings, database }) {
    if (!(await hasDemoData(database))) return ok('The database has no demo coaches.');
    if (!isServedToOthers(settings)) return ok('The database has demo coaches, whom only this machine reaches.');
    return failed(
      'The database has demo coaches, and others reach this server: their passwords are public. Use an empty database, with DEMO_DATA=off.',
    );
  },
};
