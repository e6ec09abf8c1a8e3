/** Requests to the running product in which one area is developed. */
import { productOrigin } from '../release/remote-site.mjs';

const REQUEST_TIMEOUT_MS = 5_000;

const request = (url) =>
  fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), headers: { 'cache-control': 'no-cache' } });

/** The origin of the product at `address`, after redirects. Throws an error with instructions when there is none. */
export async function findProduct(address) {
  const origin = productOrigin(address, 'PRODUCT_URL');
  const response = await request(`${origin}/registry.json`).catch(() => null);
  if (!response)
    throw new Error(
      `PRODUCT_URL ${origin} does not answer: start the product there (npm start), or set PRODUCT_URL to where it runs.`,
    );
  const registry = await response.json().catch(() => null);
  if (!response.ok || typeof registry?.remotes !== 'object')
    throw new Error(`PRODUCT_URL ${origin} answers, but is not Touchline: it has no registry of areas.`);
  return new URL(response.url).origin;
}

/** The product's current registry. */
export async function readProductRegistry(product) {
  const response = await request(`${product}/registry.json`).catch(() => null);
  if (!response?.ok) throw new Error(`${product} no longer answers, or has no registry.`);
  return response.json();
}
