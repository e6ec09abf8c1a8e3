import { newKeys, signed } from '../testing/signed-registry.js';
import { UntrustedRegistryError, assertTrusted } from './registry-signature.js';

const { publicKey, privateKey } = newKeys();
const registry = {
  format: 1,
  site: 's',
  seq: 4,
  remotes: { 'mfe-one': { live: '1', releases: { 1: { entry: { integrity: 'sha384-x' }, title: 'Übersicht ⚽' } } } },
};
/** As a browser receives it. */
const sent = (document: unknown): unknown => JSON.parse(JSON.stringify(document, null, 1));
const realCrypto = globalThis.crypto;
const setCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { configurable: true, writable: true, value });

beforeEach(() => {
  process.env.REGISTRY_PUBLIC_KEY = publicKey;
});
afterEach(() => {
  delete process.env.REGISTRY_PUBLIC_KEY;
  setCrypto(realCrypto);
});

it('believes a registry signed for its key', async () => {
  await expect(assertTrusted(sent(signed(registry, privateKey)))).resolves.toBeUndefined();
});

it('believes a newer format whose fields it does not know, as long as nobody changes them', async () => {
  const newer = signed({ ...registry, format: 99, added: { by: ['a', 'newer', 'command'] } }, privateKey);
  await expect(assertTrusted(sent(newer))).resolves.toBeUndefined();
  await expect(assertTrusted(sent({ ...newer, added: { by: ['somebody'] } }))).rejects.toThrow('signature');
});

const { signature } = signed(registry, privateKey);
const otherIntegrity = structuredClone(registry);
otherIntegrity.remotes['mfe-one'].releases[1].entry.integrity = 'sha384-y';
const { site, seq, ...others } = registry;

it.each([
  ['no signature', registry, 'the registry is not signed'],
  ['the signature of another key', signed(registry, newKeys().privateKey), 'is wrong'],
  ['a changed field deep inside', { ...otherIntegrity, signature }, 'is wrong'],
  ['an added field', { ...registry, added: true, signature }, 'is wrong'],
  ['a removed field', { site, seq, remotes: registry.remotes, signature }, 'is wrong'],
  ['another order of keys', { seq, site, ...others, signature }, 'is wrong'],
  [
    'the signature of another registry',
    { ...registry, signature: signed({ ...registry, seq: 3 }, privateKey).signature },
    'is wrong',
  ],
  ['a cut signature', { ...registry, signature: signature.slice(0, 40) }, 'is wrong'],
  ['a signature that is not base64', { ...registry, signature: '§' }, 'is wrong'],
  ['a signature that is not a text', { ...registry, signature: [signature, signature] }, 'is wrong'],
  ['no registry', null, 'the registry is not signed'],
])('does not believe one with %s', async (_, document, why) => {
  const verdict = assertTrusted(sent(document));
  await expect(verdict).rejects.toThrow(why);
  await expect(verdict).rejects.toBeInstanceOf(UntrustedRegistryError);
});

it('believes every registry in a shell without a key, and needs no cryptography for it', async () => {
  process.env.REGISTRY_PUBLIC_KEY = '';
  setCrypto({});
  await expect(assertTrusted(registry)).resolves.toBeUndefined();
});

it.each([
  ['over http, where browsers have no cryptography', {}, 'over https only'],
  [
    'in a browser without Ed25519',
    { subtle: { importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')) } },
    'this browser cannot check the signature of the registry (Ed25519)',
  ],
])('believes nothing %s', async (_, crypto, why) => {
  setCrypto(crypto);
  const verdict = assertTrusted(sent(signed(registry, privateKey)));
  await expect(verdict).rejects.toThrow(why);
  await expect(verdict).rejects.toBeInstanceOf(UntrustedRegistryError);
});
