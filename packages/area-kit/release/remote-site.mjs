/** Reads and changes the live versions of a running product without access to its SITE_DIR, with the key of one area. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { versionFolder } from '@touchline/release/site-folder';
import { productOrigin } from './product-origin.mjs';
import { setting } from '../area/settings.mjs';

const REQUEST_TIMEOUT_MS = 60_000;
const HOW_TO_GET_A_KEY = 'An administrator creates one with `npm run release-key -- --area';

/**
 * Makes a change on a product.
 * @param {string} address the origin of the product
 * @param {string} name an area, or `shell`
 * @param {object} change `ReleaseChange` of the contracts
 * @param {{ version: string, dir: string } | null} [built] is uploaded first, unless the product has this version
 * @returns {Promise<string[]>} the sentences of the product. Throws an error for people when it refuses
 */
export async function changeAt(address, name, change, built = null) {
  const { origin, call } = await withKey(address, name);
  if (built && !(await hasVersion(origin, name, built))) await upload(name, built, call);
  const response = await call(`${name}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  return (await answerOf(response)).sentences;
}

/**
 * The live versions of a product, and browsers' reports about them.
 * @param {string} address the origin of the product
 * @param {string} name an area, or `shell`
 * @returns {Promise<object>} `ReleaseStatus` of the contracts. Throws an error for people when the product refuses
 */
export async function statusAt(address, name) {
  const { origin, call } = await withKey(address, name);
  const response = await call(`${name}/status`);
  if (response.status === 404) throw new Error(`${name} is not on ${origin}.`);
  return answerOf(response);
}

/** Throws when there is no key that is good for the part. `call` sends a request with the key. */
async function withKey(address, name) {
  const origin = productOrigin(address, '--at');
  const key = setting('RELEASE_KEY');
  if (key === null) throw new Error(`RELEASE_KEY is not set. ${HOW_TO_GET_A_KEY} ${name}\`.`);
  const call = (path, options) => send(`${origin}/api/releases/${path}`, key, options);
  await assertGoodFor(name, origin, call);
  return { origin, call };
}

async function assertGoodFor(name, origin, call) {
  const response = await call('key');
  if (response.status === 404)
    throw new Error(`${origin} takes no releases over the network: it is no Touchline, or an older version of it.`);
  if (response.status === 401)
    throw new Error(`${origin} refuses RELEASE_KEY: it is revoked, mistyped, or was made for another product.`);
  const { area } = await answerOf(response);
  if (area !== name)
    throw new Error(`RELEASE_KEY is good for ${area}, not for ${name}. ${HOW_TO_GET_A_KEY} ${name}\`.`);
}

/** Whether the product has the built version. Throws when it has other files under the same version. */
async function hasVersion(origin, name, { version, dir }) {
  const response = await request(`${origin}/${versionFolder('', name, version)}/release.json`);
  if (!response.ok) return false;
  const integrities = ({ files }) => JSON.stringify(files.map(({ path, integrity }) => [path, integrity]));
  const deployed = integrities(await response.json());
  if (deployed === integrities(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')))) return true;
  throw new Error(`${origin} has ${name} ${version} already, with other files. Build it again under another version.`);
}

async function upload(name, { version, dir }, call) {
  for (const file of readdirSync(dir).sort()) {
    const response = await call(`${name}/${version}/files/${file}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: readFileSync(join(dir, file)),
    });
    if (!response.ok) throw new Error(`${file} could not be uploaded. ${await refusalOf(response)}`);
  }
}

const send = (address, key, { headers = {}, ...options } = {}) =>
  request(address, { ...options, headers: { ...headers, authorization: `Bearer ${key}` } });

async function request(address, options) {
  try {
    return await fetch(address, { ...options, redirect: 'error', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (error) {
    const { code, message } = error.cause ?? error;
    throw new Error(`${new URL(address).origin} does not answer (${code ?? message}).`, { cause: error });
  }
}

async function answerOf(response) {
  if (!response.ok) throw new Error(await refusalOf(response));
  return response.json();
}

/** The sentences of a refusal, or the status of an answer that is not the product's own. */
async function refusalOf(response) {
  const { message } = await response.json().catch(() => ({}));
  return message ?? `${new URL(response.url).host} answers ${response.status}.`;
}
