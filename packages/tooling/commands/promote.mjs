/** `promote.mjs <part> [why]`: makes the part's built version live in SITE_DIR. */
import { findPart } from '../release/parts.mjs';
import { promote } from '../release/promote.mjs';
import { siteDir } from '../release/settings.mjs';

const [name, ...why] = process.argv.slice(2);
try {
  const part = findPart(name);
  if (part.kind !== 'shell' && part.kind !== 'area')
    throw new Error(`${name} is not served as files; only shell and areas are promoted.`);
  process.stdout.write(`${await promote(part, siteDir(), why.length > 0 ? { why: why.join(' ') } : {})}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
