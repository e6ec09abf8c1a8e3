import { siteAt } from '../release/site.mjs';
import { BY_HAND, assertShort, print } from '../release/texts.mjs';

/** `touchline approve`: makes a version the one to fall back to. */
export async function run({ name }, { at, version, why = BY_HAND }) {
  assertShort(why);
  print(await siteAt(at).approve(name, { version, why }));
  return 0;
}
