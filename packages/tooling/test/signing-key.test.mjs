import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { createSigner } from '@touchline/release/registry-signature';
import { inputsHash } from '../../area-kit/area/inputs-hash.mjs';
import { findPart } from '../release/parts.mjs';
import { registryPublicKey } from '../../area-kit/area/settings.mjs';
import { createSigningKey, registrySigner } from '../../area-kit/release/signing-key.mjs';

const { REGISTRY_SIGNING_KEY_FILE, REGISTRY_PUBLIC_KEY, SITE_DIR } = process.env;
let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-key-'));
  file = join(folder, 'keys/registry.pem');
  Object.assign(process.env, { REGISTRY_SIGNING_KEY_FILE: file, SITE_DIR: join(folder, 'site') });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, value] of Object.entries({ REGISTRY_SIGNING_KEY_FILE, REGISTRY_PUBLIC_KEY, SITE_DIR })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('a new key is for its owner alone, and signs for the printed public key', () => {
  const created = createSigningKey();
  assert.equal(created.file, file);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(createSigner(readFileSync(file, 'utf8')).publicKey, created.publicKey);
  assert.equal(registrySigner().publicKey, created.publicKey);
  process.env.REGISTRY_PUBLIC_KEY = created.publicKey;
  assert.equal(registryPublicKey(), created.publicKey);
});

test('an existing key is not overwritten; its public key is printed', () => {
  const { publicKey } = createSigningKey();
  const pem = readFileSync(file, 'utf8');
  assert.throws(createSigningKey, ({ message }) => message.includes('not overwritten') && message.includes(publicKey));
  assert.equal(readFileSync(file, 'utf8'), pem);
});

test('a key that is missing, that is none, or that lies in the site is an error', () => {
  assert.throws(registrySigner, /registry\.pem does not exist/);
  createSigningKey();
  writeFileSync(file, 'no key');
  assert.throws(registrySigner, /registry\.pem cannot be used.*no private Ed25519 key/);
  process.env.REGISTRY_SIGNING_KEY_FILE = join(folder, 'site/registry.pem');
  assert.throws(createSigningKey, /must not lie in SITE_DIR/);
  assert.throws(registrySigner, /must not lie in SITE_DIR/);
});

for (const key of ['short', `${'A'.repeat(43)}`, `${'A'.repeat(42)}B=`, `${'A'.repeat(44)}=`])
  test(`REGISTRY_PUBLIC_KEY ${key} is refused`, () => {
    process.env.REGISTRY_PUBLIC_KEY = key;
    assert.throws(registryPublicKey, /REGISTRY_PUBLIC_KEY must be/);
  });

test('another public key builds the shell again, and nothing else', () => {
  const hashes = () => ['shell', 'mfe-teams', 'release'].map((name) => inputsHash(findPart(name)));
  process.env.REGISTRY_PUBLIC_KEY = `${'A'.repeat(43)}=`;
  const [shell, ...others] = hashes();
  process.env.REGISTRY_PUBLIC_KEY = `${'A'.repeat(42)}E=`;
  const [changed, ...same] = hashes();
  assert.notEqual(changed, shell);
  assert.deepEqual(same, others);
});
