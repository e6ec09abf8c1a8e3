/** `npm run dev`: the whole product with live reload. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  const { developProduct } = await import('../dev/develop-product.mjs');
  await developProduct();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
