import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleSite } from '../test/example-site.js';
import { approve } from './approve.js';
import { promote } from './promote.js';
import { createSigner, isSignedBy, newSigningKey } from './registry-signature.js';
import { changeRegistry, readLog, readRegistry } from './registry-store.js';
import { rollback } from './rollback.js';
import { UnfitError } from './unfit-error.js';

const signer = createSigner(newSigningKey());
const otherSigner = createSigner(newSigningKey());
const registryKey = signer.publicKey;
const SIGNED = { why: 'test', signer };
const UNSIGNED = { why: 'test' };
let example: ExampleSite;

beforeEach(() => {
  example = new ExampleSite();
});
afterEach(() => example.remove());

const file = () => join(example.path, 'registry.json');
const onDisk = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown> & { signature?: string };
/** Verifies like a browser: the JSON without the signature, with a key made from its 32 bytes. */
function isBelieved(publicKey: string): boolean {
  const { signature = '', ...document } = onDisk();
  const header = Buffer.from('302a300506032b6570032100', 'hex');
  const der = Buffer.concat([header, Buffer.from(publicKey, 'base64')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(JSON.stringify(document)), key, Buffer.from(signature, 'base64'));
}
/** A site whose shell believes only signed registries, with two versions of an area, of which the second is live. */
function signedSite() {
  promote(example.path, [example.shell('1.0.0-s', { registryKey }), example.area('mfe-one', '1.0.0-a')], SIGNED);
  promote(example.path, [example.area('mfe-one', '1.0.0-b')], SIGNED);
}

describe('a key', () => {
  it('is Ed25519 of 32 bytes, and another each time', () => {
    expect(Buffer.from(registryKey, 'base64')).toHaveLength(32);
    expect(registryKey).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(otherSigner.publicKey).not.toBe(registryKey);
  });

  it('is the same after it was written and read', () => {
    const pem = newSigningKey();
    expect(createSigner(pem).publicKey).toBe(createSigner(pem).publicKey);
  });

  it.each([
    ['no key', 'key'],
    ['a key of another kind', generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ])('is refused if it is %s', (_, pem) => expect(() => createSigner(String(pem))).toThrow('no private Ed25519 key'));
});

describe('every change is signed', () => {
  const actions: [string, () => unknown][] = [
    ['promote', () => promote(example.path, [example.area('mfe-one', '1.0.0-c')], SIGNED)],
    ['canary', () => promote(example.path, [example.area('mfe-one', '1.0.0-c')], { ...SIGNED, canary: 10 })],
    ['rollback', () => rollback(example.path, 'mfe-one', SIGNED)],
    ['block', () => rollback(example.path, 'mfe-one', { ...SIGNED, block: '1.0.0-a' })],
    ['approve', () => approve(example.path, 'mfe-one', SIGNED)],
    ['a promote of the shell', () => promote(example.path, [example.shell('1.0.0-t', { registryKey })], SIGNED)],
  ];
  it.each(actions)('%s', (_, action) => {
    signedSite();
    action();
    expect(onDisk().seq).toBe(3);
    expect(isBelieved(registryKey)).toBe(true);
    expect(isBelieved(otherSigner.publicKey)).toBe(false);
    expect(readLog(example.path).every(({ registry }) => isSignedBy(registry, registryKey))).toBe(true);
  });

  it('also when another process completes it', () => {
    signedSite();
    rmSync(file());
    readRegistry(example.path);
    expect(isBelieved(registryKey)).toBe(true);
  });

  it('with the order of the keys, also of numbers and of unknown fields', () => {
    changeRegistry(example.path, (registry) => ({
      registry: { ...registry, zebra: { 10: 'a', b: 1, 2: 'c', a: undefined }, apple: 'Übung ⚽' } as typeof registry,
      changes: [],
      ...SIGNED,
    }));
    expect(Object.keys(onDisk()).slice(-3)).toEqual(['zebra', 'apple', 'signature']);
    expect(isBelieved(registryKey)).toBe(true);
    const { site, ...others } = readRegistry(example.path);
    expect(isSignedBy({ ...others, site }, registryKey)).toBe(false);
  });

  it('also before the shell needs it', () => {
    promote(example.path, [example.shell('1.0.0-s')], SIGNED);
    expect(isBelieved(registryKey)).toBe(true);
  });
});

describe('without a signing key', () => {
  it('nothing is signed, and a former signature goes', () => {
    promote(example.path, [example.shell('1.0.0-s')], SIGNED);
    promote(example.path, [example.area('mfe-one', '1.0.0-a')], UNSIGNED);
    expect(onDisk()).toMatchObject({ seq: 2 });
    expect(onDisk()).not.toHaveProperty('signature');
  });

  it.each<[string, () => unknown]>([
    ['promote', () => promote(example.path, [example.area('mfe-one', '1.0.0-c')], UNSIGNED)],
    ['rollback', () => rollback(example.path, 'mfe-one', UNSIGNED)],
    ['approve', () => approve(example.path, 'mfe-one', UNSIGNED)],
  ])('%s is refused when the shell needs a signature', (_, action) => {
    signedSite();
    const before = readFileSync(file(), 'utf8');
    expect(action).toThrow(
      `shell 1.0.0-s believes only a registry that is signed for the key ${registryKey}, and there is no signing key here. ` +
        'Make the change where that key is, in SITE_DIR.\nNothing is changed; coaches keep mfe-one 1.0.0-b.',
    );
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(readLog(example.path)).toHaveLength(2);
  });

  it('a version that is live already keeps the registry and its signature', () => {
    signedSite();
    expect(promote(example.path, [example.area('mfe-one', '1.0.0-b')], UNSIGNED)).toEqual([
      'mfe-one 1.0.0-b is live already',
    ]);
    expect(isBelieved(registryKey)).toBe(true);
  });

  it('a first shell that needs a signature is refused', () => {
    expect(() => promote(example.path, [example.shell('1.0.0-s', { registryKey })], UNSIGNED)).toThrow(
      'no signing key',
    );
    expect(existsSync(file())).toBe(false);
  });
});

describe('another key', () => {
  it('is refused', () => {
    signedSite();
    expect(() => approve(example.path, 'mfe-one', { why: 'test', signer: otherSigner })).toThrow(
      `signed for the key ${registryKey}, and the signing key here belongs to ${otherSigner.publicKey}.`,
    );
  });

  it('takes over with a shell of its own, and the previous one needs its key again', () => {
    signedSite();
    const next = { why: 'rotation', signer: otherSigner };
    promote(example.path, [example.shell('1.0.0-t', { registryKey: otherSigner.publicKey })], next);
    expect(isBelieved(otherSigner.publicKey)).toBe(true);
    expect(() => rollback(example.path, 'shell', next)).toThrow('shell 1.0.0-s believes only');
    rollback(example.path, 'shell', SIGNED);
    expect(isBelieved(registryKey)).toBe(true);
  });

  it('names the shell alone as unfit, since the areas may go live without it', () => {
    promote(example.path, [example.shell('0.9.0-r')], UNSIGNED);
    const versions = [example.shell('1.0.0-t', { registryKey }), example.area('mfe-one', '1.0.0-a')];
    expect(unfitParts(() => promote(example.path, versions, UNSIGNED))).toEqual(['shell']);
    signedSite();
    const area = example.area('mfe-two', '1.0.0-a');
    expect(unfitParts(() => promote(example.path, [area], UNSIGNED))).toEqual(['mfe-two']);
  });
});

function unfitParts(action: () => unknown): readonly string[] | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof UnfitError ? error.parts : null;
  }
}

describe('a registry that somebody else has changed', () => {
  const tamper = (change: object) => example.write(file(), { ...onDisk(), ...change });
  const promoteNext = () => promote(example.path, [example.area('mfe-two', '1.0.0-a')], SIGNED);

  it.each<[string, () => void]>([
    ['its areas', () => tamper({ remotes: {} })],
    ['an unknown field', () => tamper({ added: true })],
    ['its number', () => tamper({ seq: 7 })],
    ['its signature', () => tamper({ signature: undefined })],
  ])('is not signed: %s', (_, change) => {
    signedSite();
    change();
    expect(promoteNext).toThrow('registry.json is not what the release commands wrote last');
  });

  it.each([{}, { seq: 9 }])('is not signed when it names a former shell that needed no signature (%j)', (number) => {
    promote(example.path, [example.shell('0.9.0-r')], UNSIGNED);
    signedSite();
    tamper({ shell: readLog(example.path)[0]!.registry.shell, remotes: {}, signature: undefined, ...number });
    expect(promoteNext).toThrow('is not what the release commands wrote last');
  });

  it('is not signed when the log was changed, too', () => {
    signedSite();
    tamper({ remotes: {} });
    example.write(join(example.path, 'registry/log/2.json'), { ...readLog(example.path)[1], registry: onDisk() });
    expect(promoteNext).toThrow('is not what the release commands wrote last');
  });

  it('is restored from the log', () => {
    signedSite();
    tamper({ remotes: {} });
    example.write(file(), readLog(example.path).at(-1)!.registry);
    expect(promoteNext()).toEqual(['mfe-two 1.0.0-a is live']);
  });

  it('changes nothing for a site without keys', () => {
    promote(example.path, [example.shell('1.0.0-s')], UNSIGNED);
    tamper({ added: true });
    expect(promote(example.path, [example.area('mfe-one', '1.0.0-a')], UNSIGNED)).toEqual(['mfe-one 1.0.0-a is live']);
  });

  it('is signed when it was copied without its log', () => {
    signedSite();
    rmSync(join(example.path, 'registry'), { recursive: true });
    promoteNext();
    promote(example.path, [example.area('mfe-two', '1.0.0-b')], SIGNED);
    expect(isBelieved(registryKey)).toBe(true);
  });

  it('is signed when the first format named no shell', () => {
    promote(example.path, [example.shell('1.0.0-s'), example.area('mfe-one', '1.0.0-a')], UNSIGNED);
    const { shell: _shell, format: _format, ...first } = readRegistry(example.path);
    example.write(file(), first);
    example.write(join(example.path, 'registry/log/1.json'), { ...readLog(example.path)[0], registry: first });
    promoteNext();
    expect(isBelieved(registryKey)).toBe(true);
  });
});
