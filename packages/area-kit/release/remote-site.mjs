/** The site of a running product, reached with the key of one part. See `Site` in `site.mjs`. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trustProblem } from '@touchline/release/registry-signature';
import { readCheckedBuilds } from '@touchline/release/check-files';
import { judgeBuilds } from '@touchline/release/promote-build';
import { versionFolder } from '@touchline/release/site-folder';
import { setting } from '../area/settings.mjs';
import { readProof } from './proofs.mjs';

const READ_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** No path: a file of another product must not be written anywhere else. */
const PLAIN_NAME = /^[\w~-][\w.~-]*$/;
const CHANGES = '/api/releases/{area}/changes';
const HOW_TO_GET_A_KEY = 'An administrator creates one with `npm run release-key -- --area';
const ONE_PART_PER_KEY =
  '--at changes one part, because a release key is good for one. Change several parts in one write where SITE_DIR is, without --at.';

export class RemoteSite {
  /** @param {string} address the origin of the product, as typed */
  constructor(address) {
    this.origin = productOrigin(address, '--at');
  }

  /** Throws when the product does not answer. */
  async read(part) {
    const { origin } = this;
    const registry = await readJsonAt(`${origin}/registry.json`).catch((error) => {
      throw error instanceof SyntaxError
        ? new Error(`${origin} is not Touchline: it has no registry of areas.`)
        : error;
    });
    const live = registry.shell?.live;
    const deployed = { where: origin, registry, shell: null, api: null, singletonsOf: () => undefined };
    if (!live) return deployed;
    const shell = await readJsonAt(`${origin}/shell/${live}/release.json`);
    return {
      ...deployed,
      shell,
      api: await readJsonAt(`${origin}/api/openapi.json`),
      ...(part?.kind === 'shell' && { singletonsOf: await this.#readSingletons(registry) }),
    };
  }

  /** The registry does not say which names of single libraries the areas take. */
  async #readSingletons({ remotes }) {
    const versions = Object.entries(remotes).flatMap(([name, { releases }]) =>
      Object.keys(releases).map((version) => `${name}/${version}`),
    );
    const read = async (path) => [path, (await readJsonAt(`${this.origin}/remotes/${path}/release.json`)).singletons];
    const names = new Map(await Promise.all(versions.map(read)));
    return (name, version) => names.get(`${name}/${version}`);
  }

  /** Downloads the files that the release lists, without their compressed copies. */
  async copyVersion(name, version, to) {
    const from = `${this.origin}/${versionFolder('', name, version)}`;
    mkdirSync(to, { recursive: true });
    const { files } = await readJsonAt(`${from}/release.json`);
    for (const path of [...files.map((file) => file.path), 'release.json']) {
      if (!PLAIN_NAME.test(path)) throw new Error(`${from} has a file that is called "${path}".`);
      writeFileSync(join(to, path), Buffer.from(await (await readAt(`${from}/${path}`)).arrayBuffer()));
    }
  }

  /** Judges the build before it is uploaded. The product judges it again, because it believes no team's machine. */
  async promote(part, versions, { unproven, ...options }) {
    if (versions.length > 1) throw new Error(ONE_PART_PER_KEY);
    const deployed = await this.read(part);
    const [build] = readCheckedBuilds(versions);
    const distrust = trustProblem(deployed.shell, deployed);
    if (distrust) throw new Error(distrust);
    const proof = readProof(part, build.version);
    const missing = judgeBuilds([build], deployed, { proof, isExcused: Boolean(unproven) });
    // A product has no signing key.
    const unsigned = trustProblem(part.kind === 'shell' ? build.release : deployed.shell, { signer: undefined });
    if (unsigned) throw new Error(unsigned);

    const change = { version: build.version, ...options, ...(proof && { proof }), ...(missing && { unproven }) };
    return this.#change(part.name, 'promote', takesProofs(deployed.api) ? change : withoutProof(change), build);
  }

  async promoteTrial(name, { version, why }) {
    return this.#change(name, 'promote', { version, onlyOnTrial: true, why });
  }

  async rollback(name, { wholeChange, ...change }) {
    if (wholeChange) throw new Error(ONE_PART_PER_KEY);
    return this.#change(name, 'rollback', change);
  }

  async approve(name, change) {
    return this.#change(name, 'approve', change);
  }

  async status(name) {
    if (name === undefined)
      throw new Error('Name the part, because a release key knows only its own: touchline status <folder> --at …');
    const call = await this.#withKey(name);
    const response = await call(`${name}/status`);
    if (response.status === 404) throw new Error(`${name} is not on ${this.origin}.`);
    return [await answerOf(response)];
  }

  /** @param {{ version: string, dir: string } | null} built is uploaded first, unless the product has this version */
  async #change(name, action, change, built = null) {
    const call = await this.#withKey(name);
    if (built && !(await hasVersion(this.origin, name, built))) await upload(name, built, call);
    const response = await call(`${name}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...change }),
    });
    return (await answerOf(response)).sentences;
  }

  /** A function that sends a request with the key. Throws when there is no key that is good for the part. */
  async #withKey(name) {
    const key = setting('RELEASE_KEY');
    if (key === null) throw new Error(`RELEASE_KEY is not set. ${HOW_TO_GET_A_KEY} ${name}\`.`);
    const call = (path, options) => send(`${this.origin}/api/releases/${path}`, key, options);
    await assertGoodFor(name, this.origin, call);
    return call;
  }
}

/** Older products reject unknown fields, so proofs are sent only to those that ask for them. */
const takesProofs = (api) => JSON.stringify(api?.paths[CHANGES] ?? {}).includes('provenWith');

const withoutProof = ({ proof: _proof, unproven, why, ...change }) => ({
  ...change,
  why: unproven === undefined ? why : `${why} (unproven: ${unproven})`,
});

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

/**
 * The origin of a product from an address that a person typed.
 * @param {string} what the option or setting that has the address, for the error
 */
export function productOrigin(address, what) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new Error(
    `${what} must be an address such as https://club.example or http://localhost:3000, not "${address}".`,
  );
}

/** A file of a product, as JSON. Throws an error for people when there is none. */
export const readJsonAt = async (address) => (await readAt(address)).json();

async function readAt(address) {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    headers: { 'cache-control': 'no-cache' },
  }).catch(() => null);
  if (!response?.ok) throw new Error(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  return response;
}
