/**
 * `npm run kit-report`: writes the reports of the kit's exports (`packages/ui/api/<key>.api.md`) and prints missing parts.
 * `-- --check`, a part of `npm run lint`, writes nothing and fails when something is.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDER, SHARED_KIT_KEYS, currentContract } from '../kit/kit-keys.mjs';
import { cachedKitTypes } from '../kit/kit-types.mjs';
import { reportProblems } from '../kit/report-problems.mjs';

const [mode] = process.argv.slice(2);
if (![undefined, '--check'].includes(mode)) {
  process.stderr.write(`There is no option "${mode}". The option is --check.\n`);
  process.exit(1);
}

const { dir } = await cachedKitTypes();
if (mode === undefined)
  for (const key of SHARED_KIT_KEYS) cpSync(join(dir, `${key}.api.md`), join(API_FOLDER, `${key}.api.md`));
const problems = reportProblems({ dir, apiDir: API_FOLDER, contract: currentContract() });
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0 && mode === '--check') process.exitCode = 1;
