/** The builds of a release command, and why they could not go live. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkBuilds } from '@touchline/release/check-build';
import { readCheckedBuilds } from '@touchline/release/check-files';
import { trustProblem } from '@touchline/release/registry-signature';
import { assertTogether } from '@touchline/release/promote-build';
import { areaInputs, isBuilt } from '../area/inputs-hash.mjs';
import { builtRelease, isPart, readJson, readPart } from '../area/part.mjs';

/**
 * The build of a part, and then those of areas that go live in the same write as a shell.
 * @param {string | undefined} words of `--with`: folders of areas, or of builds (`dist/<version>`) such as another repository
 *   hands over, separated by commas and relative to the current folder
 * @returns {{ name: string, version: string, dir: string }[]} Throws when a build is not that of the present source
 */
export function buildsOf(part, words) {
  const built = currentBuild(part);
  if (words === undefined) return [built];
  const folders = words.split(',').filter((word) => word.trim() !== '');
  if (folders.length === 0)
    throw new Error('--with needs folders of areas, such as --with ../mfe-teams,../mfe-workouts.');
  const together = folders.map((word) => buildIn(resolve(word.trim()), word.trim()));
  assertTogether(built, together);
  return [built, ...together];
}

function currentBuild(part) {
  const build = builtVersion(builtRelease(part));
  // The inputs of the shell are known to the checkout alone.
  if (part.kind === 'area' && !isBuilt({ ...part, inputs: areaInputs(part.dir) }))
    throw new Error(`${part.name} has changed since this build: npm run build, in its folder.`);
  return build;
}

function buildIn(dir, word) {
  if (existsSync(join(dir, 'release.json'))) return builtVersion({ dir, release: readJson(join(dir, 'release.json')) });
  if (isPart(dir)) return currentBuild(readPart(dir));
  throw new Error(`--with ${word} is neither the folder of an area nor of a build (dist/<version>).`);
}

/** A build as `promote` takes it. */
export const builtVersion = ({ release: { name, version }, dir }) => ({ name, version, dir });

/**
 * Reads and checks builds against the deployed parts, for `check` and `prove`.
 * @param {object} deployed of `Site.read`
 * @returns {{ builds: object[], problems: string[] }} `builds`: `CheckedBuild`s; `problems`: why they could not go live
 */
export function checkedBuilds(versions, deployed) {
  try {
    const builds = readCheckedBuilds(versions);
    const distrust = trustProblem(deployed.shell, deployed);
    const unfit = checkBuilds({ builds: builds.map(({ release }) => release), ...deployed });
    return { builds, problems: [...(distrust ? [distrust] : []), ...unfit] };
  } catch (error) {
    if (error.name === 'BuildError') return { builds: [], problems: error.problems };
    throw error;
  }
}
