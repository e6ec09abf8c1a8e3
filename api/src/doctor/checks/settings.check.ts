import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failed, ok, type Check } from '../check.js';

/** The other checks use the defaults in place of invalid values, or do not run. */
export const settingsCheck: Check = {
  subject: 'Settings',
  run({ problems, folder }) {
    if (problems.length > 0) return problems.map((problem) => failed(problem));
    const file = join(folder, '.env');
    const source = existsSync(file) ? `the environment and ${file}` : `the environment (there is no ${file})`;
    return ok(`All settings of ${source} are valid.`);
  },
};
