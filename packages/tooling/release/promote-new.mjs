/** Promotes everything that was built and never live, as a start does. */
import { join } from 'node:path';
import { UnfitError } from '@touchline/release/change-site';
import { ownProblems } from '@touchline/release/check-release';
import { promote, wasReplaced } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { versionsThatRanWell } from '@touchline/release/release-status';
import { builtRelease, readJson } from './parts.mjs';
import { readOutcomes } from './reported-outcomes.mjs';
import { keptDays } from './settings.mjs';
import { registrySigner } from './signing-key.mjs';

const WHY = 'npm start';

/**
 * @param parts built web parts. A version that was live before is left out, because a start must not undo a rollback
 * @returns {string[]} one sentence per part that changed, or that could not be promoted; its live version stays then
 */
export async function promoteNew(site, parts) {
  const sentences = [];
  let versions = parts.flatMap((part) => {
    const { dir, release } = builtRelease(part);
    const { name, version } = release;
    if (wasReplaced(site, name, version)) {
      sentences.push(
        `${name} ${version} was live here before and is left alone (npm run promote -w ${name} brings it back)`,
      );
      return [];
    }
    const problems =
      part.kind === 'area' ? ownProblems(release, readJson(join(part.dir, 'package.json')).touchline.budget) : [];
    sentences.push(...problems);
    return problems.length > 0 ? [] : [{ name, version, dir }];
  });
  const { remotes } = readRegistry(site);
  const isReplaced = versions.some(({ name, version }) => remotes[name] && remotes[name].live !== version);
  const proven = versionsThatRanWell(isReplaced ? await readOutcomes() : null);
  while (versions.length > 0) {
    try {
      const done = promote(site, versions, { why: WHY, proven, keptDays: keptDays(), signer: registrySigner() });
      return [...sentences, ...done.filter((sentence) => !sentence.endsWith('already'))];
    } catch (error) {
      if (!(error instanceof UnfitError)) throw error;
      sentences.push(error.message);
      versions = withoutUnfit(versions, error.parts);
    }
  }
  return sentences;
}

/** Without the parts that do not fit. When these are live already, it is the new shell that does not fit. */
function withoutUnfit(versions, unfit) {
  const others = versions.filter(({ name }) => !unfit.includes(name));
  return others.length < versions.length ? others : versions.filter(({ name }) => name !== 'shell');
}
