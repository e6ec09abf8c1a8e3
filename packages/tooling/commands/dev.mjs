/** `dev.mjs`: the whole product with live reload. `dev.mjs <area>`: that area alone with live reload, inside a running product. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const [name] = process.argv.slice(2);
try {
  if (name === undefined) await (await import('../dev/whole-product.mjs')).developWholeProduct();
  else await (await import('../dev/one-area.mjs')).developOneArea(name);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
