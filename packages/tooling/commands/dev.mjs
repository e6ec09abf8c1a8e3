/** `dev.mjs`: the whole product with live reload. `dev.mjs <area>`: one area with live reload inside a running product. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const [name] = process.argv.slice(2);
try {
  if (name === undefined) await (await import('../dev/develop-product.mjs')).developProduct();
  else await (await import('../dev/develop-area.mjs')).developArea(name);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
