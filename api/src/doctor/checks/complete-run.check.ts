import { existsSync, readFileSync } from 'node:fs';
import { ok, warning, type Check } from '../check.js';

/** Written beside the build for a server; a checkout has none. */
const CHECKS_FILE = new URL('../../../../checks.json', import.meta.url);

/** `isComplete`: whether `npm run test:all` passed with exactly these sources. `at`: when it last passed, with any. */
interface ChecksOfBuild {
  isComplete: boolean;
  at: string | null;
  passed: number | null;
}

export const completeRunCheck: Check = {
  subject: 'Checks of this version',
  run: () =>
    existsSync(CHECKS_FILE) ? judgeChecks(JSON.parse(readFileSync(CHECKS_FILE, 'utf8')) as ChecksOfBuild) : [],
};

/** What the doctor says of the checks that a build has passed. */
export function judgeChecks({ isComplete, at, passed }: ChecksOfBuild) {
  if (isComplete) return ok(`All ${passed} checks passed for this version on ${at?.slice(0, 10)}.`);
  const last = at === null ? '' : ` The last one, on ${at.slice(0, 10)}, was of other sources.`;
  return warning(
    `No complete run of the checks is recorded for this version.${last} Run \`npm run test:all\` before a release.`,
  );
}
