/** Promotes everything that was built and never released, as a start does. */
import { ownProblems } from '@touchline/release/check-release';
import { promote, wasDecided } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { judgedVersions } from '@touchline/release/release-status';
import { UnfitError } from '@touchline/release/unfit-error';
import { builtRelease } from '../../area-kit/area/part.mjs';
import { readOutcomes } from '../../area-kit/release/reported-outcomes.mjs';
import { keptDays, siteFolders } from '../../area-kit/area/settings.mjs';
import { registrySigner } from '../../area-kit/release/signing-key.mjs';

/**
 * @param parts built web parts. A version that was live or on trial before is left out, because a start must not undo what
 *   people decided, unless they say `again`
 * @param {{ why: string, again?: boolean }} options
 * @returns {string[]} one sentence per part that changed, or that could not be promoted; its live version stays then
 */
export async function promoteNew(site, parts, { why, again = false }) {
  const sentences = [];
  let versions = parts.flatMap((part) => {
    const { dir, release } = builtRelease(part);
    const { name, version } = release;
    if (!again && wasDecided(site, name, version)) {
      sentences.push(
        `${name} ${version} was released here before and is left as it is (npm run promote -w ${name} makes it live)`,
      );
      return [];
    }
    const problems = part.kind === 'area' ? ownProblems(release) : [];
    sentences.push(...problems);
    return problems.length > 0 ? [] : [{ name, version, dir }];
  });
  const folders = siteFolders();
  const copies = folders.site === site ? folders.copies : [];
  const { remotes } = readRegistry(site);
  const isReplaced = versions.some(({ name, version }) => remotes[name] && remotes[name].live !== version);
  const judged = judgedVersions(isReplaced ? await readOutcomes() : null);
  while (versions.length > 0) {
    try {
      const done = promote(site, versions, { why, ...judged, copies, keptDays: keptDays(), signer: registrySigner() });
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
