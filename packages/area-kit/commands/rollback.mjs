import { siteAt } from '../release/site.mjs';
import { BY_HAND, assertShort, print } from '../release/texts.mjs';

/**
 * `touchline rollback`: goes back to an earlier version without a build; with `whole-change` together with all parts that went live in
 * the same write.
 */
export async function run({ name }, { at, to, block, why = BY_HAND, 'whole-change': wholeChange }) {
  if (/^https?:/.test(to ?? '')) throw new Error('--to of rollback is a version. Name the product with --at.');
  assertShort(why);
  print(await siteAt(at).rollback(name, { to, block, why, wholeChange }));
  return 0;
}
