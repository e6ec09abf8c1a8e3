import { NO_SHELL_CANARY } from '@touchline/release/promote';
import { buildsOf } from '../release/builds.mjs';
import { trialText } from '../release/release-status.mjs';
import { siteAt } from '../release/site.mjs';
import { BY_HAND, assertShort, print } from '../release/texts.mjs';

/**
 * `touchline promote`: makes the part's build live, or puts it on trial. It must be proven, unless `unproven` says why it is not. A shell
 * takes the builds of areas with it that `with` names. With `if-passed` it needs no build: see `promotePassed`.
 */
export async function run(part, { 'if-passed': ifPassed, to, at = to, with: words, ...options }) {
  const site = siteAt(at);
  if (!ifPassed) return promoteBuilds(site, part, words, options);
  const other = ['canary', 'unblock', 'unproven', 'with'].find(
    (name) => ({ ...options, with: words })[name] !== undefined,
  );
  if (other) throw new Error(`--if-passed promotes the version on trial as it is; leave out --${other}.`);
  return promotePassed(site, part.name, options);
}

async function promoteBuilds(site, part, words, { why = BY_HAND, canary, unblock, unproven }) {
  if (unproven === '') throw new Error('--unproven needs a reason.');
  if (canary !== undefined && part.kind === 'shell') throw new Error(NO_SHELL_CANARY);
  assertShort(unproven ? `${why} (unproven: ${unproven})` : why);
  const share = canary === undefined ? {} : { canary: Number(canary) };
  print(await site.promote(part, buildsOf(part, words), { why, unblock, unproven, ...share }));
  return 0;
}

/**
 * Makes the version on trial live if it has passed. Made for a schedule, so that a canary goes on by itself where a team
 * wants that: exit code 1 only when the version was vetoed.
 */
async function promotePassed(site, name, { why }) {
  const [row] = await site.status(name);
  if (!row?.canary) {
    print([`${name} has no version on trial.`]);
    return 0;
  }
  const { canary, trial } = row;
  if (!trial) throw new Error(`${name} ${canary.version} stays on trial: what browsers reported cannot be read.`);
  if (trial.verdict !== 'passed') {
    print([`${name} stays as it is. On trial: ${trialText(canary, trial)}`]);
    return trial.verdict === 'failing' ? 1 : 0;
  }
  const { version } = canary;
  print(await site.promoteTrial(name, { version, why: why ?? `it passed its trial after ${trial.loads} loads` }));
  return 0;
}
