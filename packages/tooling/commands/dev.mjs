/** `npm run dev`: the whole product with live reload. */
import { endWithNpm } from '../../area-kit/tools/end-with-npm.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';

endWithNpm();
ensureInstalled();
try {
  // The next modules import built packages, which a new checkout does not have yet.
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit');
  const { developProduct } = await import('../dev/develop-product.mjs');
  await developProduct();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
