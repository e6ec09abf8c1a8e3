/** The running product that one area is developed in. */
const TIMEOUT_MS = 5_000;

const ask = (url) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'cache-control': 'no-cache' } });

/** The origin at which the product of `address` answers, after any redirect. Throws one sentence when there is none. */
export async function findProduct(address) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`PRODUCT_URL must be an address such as http://localhost:3000, not "${address}".`);
  const { origin } = new URL(address);
  const answer = await ask(`${origin}/registry.json`).catch(() => null);
  if (!answer)
    throw new Error(
      `PRODUCT_URL ${origin} does not answer: start the product there (npm start), or set PRODUCT_URL to where it runs.`,
    );
  const registry = await answer.json().catch(() => null);
  if (!answer.ok || typeof registry?.remotes !== 'object')
    throw new Error(`PRODUCT_URL ${origin} answers, but it is no Touchline: it has no registry of areas.`);
  return new URL(answer.url).origin;
}

/** The product's registry as it is now. */
export async function readProductRegistry(product) {
  const answer = await ask(`${product}/registry.json`).catch(() => null);
  if (!answer?.ok) throw new Error(`${product} does not answer any more, or has no registry.`);
  return answer.json();
}

/** The release document of the product's shell; null where it has none to show. */
export async function readProductShell(product) {
  const page = await (await ask(`${product}/`)).text();
  const version = /\/shell\/([^/"]+)\//.exec(page)?.[1];
  const answer = version ? await ask(`${product}/shell/${version}/release.json`) : null;
  return answer?.ok ? answer.json() : null;
}
