/**
 * `npm run kit-report`: writes the reports of the kit's exports (`packages/ui/api/<key>.api.md`) and prints what its version still needs.
 * `-- --release` also keeps the types as those of the current version. `-- --check`, a part of `npm run lint`, writes nothing and fails
 * when a report is stale, or the version does not fit the change.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDER, SHARED_KIT_KEYS, currentContract } from '../kit/kit-keys.mjs';
import { kitProblems, releasedVersions } from '../kit/kit-problems.mjs';
import { cachedKitTypes } from '../kit/kit-types.mjs';
import { keepReleasedTypes } from '../kit/release-kit.mjs';
import { ROOT } from '../release/parts.mjs';

const [mode] = process.argv.slice(2);
if (![undefined, '--check', '--release'].includes(mode)) {
  process.stderr.write(`There is no option "${mode}". Options: --check, --release.\n`);
  process.exit(1);
}

const { dir } = await cachedKitTypes();
const kit = {
  typesDir: dir,
  reportDir: dir,
  apiDir: API_FOLDER,
  contract: currentContract(),
  changelog: readFileSync(join(ROOT, 'packages/ui/CHANGELOG.md'), 'utf8'),
};
if (mode !== '--check') {
  mkdirSync(API_FOLDER, { recursive: true });
  for (const key of SHARED_KIT_KEYS) cpSync(join(dir, `${key}.api.md`), join(API_FOLDER, `${key}.api.md`));
}
const isFirstRelease = mode === '--release' && releasedVersions(API_FOLDER).length === 0;
const problems = isFirstRelease ? [] : kitProblems(kit);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0 && mode !== undefined) process.exitCode = 1;
if (problems.length === 0 && mode === '--release') {
  keepReleasedTypes(kit);
  process.stdout.write(`The types of ${kit.contract} are kept in packages/ui/api/released/${kit.contract}.\n`);
}
