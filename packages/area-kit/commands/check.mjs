import { wordsNote } from '@touchline/release/answer-words';
import { deprecatedNames, deprecatedUses, lostFallbacks, unknownNames } from '@touchline/release/build-notes';
import { afterPromote } from '@touchline/release/check-build';
import { blockedSentence, partState } from '@touchline/release/registry-changes';
import { buildsOf, checkedBuilds } from '../release/builds.mjs';
import { siteAt } from '../release/site.mjs';
import { print } from '../release/texts.mjs';

/**
 * `touchline check`: whether the part's build fits the deployed parts, for a shell together with the builds of areas that `with` names.
 * Exit code 1 when it does not.
 */
export async function run(part, { at, with: words }) {
  const versions = buildsOf(part, words);
  const deployed = await siteAt(at).read(part);
  const { builds, problems } = checkedBuilds(versions, deployed);
  for (const { name, version } of versions)
    if (partState(deployed.registry, name)?.blocked.includes(version)) problems.push(blockedSentence(name, version));
  print(problems.length > 0 ? problems : [fitSentence(versions, deployed), ...notes(part, builds, deployed)]);
  return problems.length > 0 ? 1 : 0;
}

function fitSentence([{ name, version }, ...together], { where }) {
  const others = together.map((build) => `${build.name} ${build.version}`).join(', ');
  return `${name} ${version} fits ${where}${others && `, together with ${others}`}`;
}

/** Notes for the team of a build that are no reason to refuse it. */
function notes(part, builds, { registry, shell, singletonsOf }) {
  const [release, ...areas] = builds.map((build) => build.release);
  if (part.kind === 'area')
    return [
      ...deprecatedNames(shell ?? {}, release).map((use) => `It uses a deprecated name, ${use}.`),
      ...unknownNames(release),
      ...wordsNote(release.calls),
    ];
  const after = afterPromote(registry, areas);
  return [...lostFallbacks(release, after, singletonsOf), ...deprecatedUses(release, after)];
}
