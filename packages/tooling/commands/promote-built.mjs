/**
 * `promote-built.mjs [--again]`: makes the pages that `npm run build` has built live in SITE_DIR, or in all of ALL_SITE_DIRS.
 * For a server: it builds and installs
 * nothing, and needs no dependency of development. Versions that were live before are left as they are; with `--again` they go live,
 * which takes the pages back when the server goes back to an earlier version of the product.
 */
import { siteFolders } from '../../area-kit/area/settings.mjs';
import { promoteBuilt } from '../release/promote-built.mjs';

const [option, ...others] = process.argv.slice(2);
if ((option !== undefined && option !== '--again') || others.length > 0) {
  process.stderr.write('Usage: promote-built [--again]\n');
  process.exit(2);
}
try {
  const sentences = await promoteBuilt(siteFolders().site, { again: option === '--again', why: 'promote-built' });
  process.stdout.write(
    `${sentences.length > 0 ? sentences.join('\n') : 'The pages of this version are live already.'}\n`,
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
