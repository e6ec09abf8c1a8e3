/**
 * `npm run build [-- --into <folder>]`: installs the dependencies and builds all parts, as `npm start` does, but changes no site and
 * serves nothing. With `--into` a new folder gets all that runs on a server.
 */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';

const [option, folder, ...others] = process.argv.slice(2);
if ((option !== undefined && (option !== '--into' || folder === undefined)) || others.length > 0) {
  process.stderr.write('Usage: npm run build [-- --into <new folder>]\n');
  process.exit(2);
}
ensureInstalled();
try {
  await buildAllChanged();
  if (folder !== undefined) {
    const { assembleProduct } = await import('../release/assemble-product.mjs');
    await assembleProduct(folder);
    process.stdout.write(`${folder} has all that runs on a server.\n`);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
