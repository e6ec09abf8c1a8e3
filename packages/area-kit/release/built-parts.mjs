/** The builds of a release command, and why they could not go live. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  afterPromote,
  checkArea,
  checkShell,
  deprecatedNames,
  deprecatedUses,
  lostFallbacks,
  registryProblem,
  unknownNames,
} from '@touchline/release/check-build';
import { readCheckedBuilds } from '@touchline/release/check-files';
import { assertTogether } from '@touchline/release/promote-build';
import { areaInputs, isBuilt } from '../area/inputs-hash.mjs';
import { builtRelease, isPart, readJson, readPart } from '../area/part.mjs';
import { readSingletons } from './deployed-site.mjs';

/** The build of a part. Throws when it is not that of the present source. */
export function currentBuild(part) {
  const build = builtRelease(part);
  // The inputs of the shell are known to the checkout alone.
  if (part.kind === 'area' && !isBuilt({ ...part, inputs: areaInputs(part.dir) }))
    throw new Error(`${part.name} has changed since this build: npm run build, in its folder.`);
  return build;
}

/**
 * The builds of areas that go live in the same write as the shell.
 * @param {string | undefined} words of `--with`: folders of areas, or of builds (`dist/<version>`) such as another repository
 *   hands over, separated by commas and relative to the current folder
 * @returns {{ release: object, dir: string }[]} empty without the option
 */
export function buildsTogether({ name }, words) {
  if (words === undefined) return [];
  const folders = words.split(',').filter((word) => word.trim() !== '');
  if (folders.length === 0)
    throw new Error('--with needs folders of areas, such as --with ../mfe-teams,../mfe-workouts.');
  const builds = folders.map((word) => buildIn(resolve(word.trim()), word.trim()));
  assertTogether(
    { name },
    builds.map(({ release }) => release),
  );
  return builds;
}

function buildIn(dir, word) {
  if (existsSync(join(dir, 'release.json'))) return { dir, release: readJson(join(dir, 'release.json')) };
  if (isPart(dir)) return currentBuild(readPart(dir));
  throw new Error(`--with ${word} is neither the folder of an area nor of a build (dist/<version>).`);
}

/** A build as `promote` takes it. */
export const builtVersion = ({ release: { name, version }, dir }) => ({ name, version, dir });

/**
 * Why builds cannot go live: their files, whether they fit the deployed parts, and whether pages believe the registry.
 * @param together of `buildsTogether`
 */
export async function verdict(part, build, deployed, together = []) {
  try {
    readCheckedBuilds([build, ...together].map(builtVersion));
  } catch (error) {
    if (error.name === 'BuildError') return error.problems;
    throw error;
  }
  const distrust = registryProblem(deployed.registry, deployed.shell);
  return [...(distrust ? [distrust] : []), ...(await fitProblems(part, build, deployed, together))];
}

async function fitProblems(part, { release }, deployed, together) {
  const { registry, shell, api } = deployed;
  if (part.kind === 'shell') {
    const areas = together.map((area) => area.release);
    return checkShell(release, registry, { api, areas, singletonsOf: await readSingletons(deployed) });
  }
  if (!shell) throw new Error('There is no shell on this site yet. It has to be promoted before any area.');
  return checkArea(release, registry, shell, api);
}

/** Says that builds fit the deployed parts. */
export function fitSentence({ release: { name, version } }, { where }, together) {
  const others = together.map(({ release }) => `${release.name} ${release.version}`).join(', ');
  return `${name} ${version} fits ${where}${others && `, together with ${others}`}`;
}

/** Notes for the team of a build that are no reason to refuse it. */
export async function notes(part, release, deployed, together) {
  const { registry, shell } = deployed;
  if (part.kind === 'area')
    return [
      ...deprecatedNames(shell ?? {}, release).map((use) => `It uses a deprecated name, ${use}.`),
      ...unknownNames(release),
    ];
  const areas = together.map((area) => area.release);
  const after = afterPromote(registry, areas);
  return [...lostFallbacks(release, after, await readSingletons(deployed)), ...deprecatedUses(release, after)];
}
