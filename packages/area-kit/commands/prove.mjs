import { buildsOf, checkedBuilds } from '../release/builds.mjs';
import { prove } from '../release/prove.mjs';
import { siteAt } from '../release/site.mjs';
import { print } from '../release/texts.mjs';

/**
 * `touchline prove`: proves the part's build with the parts deployed in SITE_DIR, or on the product at `at`; a shell with the builds of
 * areas that `with` names in the place of their live versions. Exit code 1 when it fails.
 */
export async function run(part, { at, with: words }) {
  const site = siteAt(at);
  const versions = buildsOf(part, words);
  const deployed = await site.read(part);
  const { builds, problems } = checkedBuilds(versions, deployed);
  if (problems.length > 0) {
    print(problems);
    return 1;
  }
  const { passed, failed, seconds } = await prove(part, builds, site, deployed.registry);
  print([`${part.name} ${builds[0].version}: ${passed} passed, ${failed} failed, in ${seconds} s`]);
  return failed > 0 || passed === 0 ? 1 : 0;
}
