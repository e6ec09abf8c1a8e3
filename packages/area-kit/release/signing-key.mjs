/** The private key with which the release commands sign the registry. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { createSigner, newSigningKey } from '@touchline/release/registry-signature';
import { setting, settingPath, siteFolders } from '../area/settings.mjs';

/** The signer of this installation; undefined when it has no key. Throws when the key cannot be read. */
export function registrySigner() {
  const file = keyFile();
  if (file === null) return undefined;
  if (!existsSync(file)) throw new Error(`REGISTRY_SIGNING_KEY_FILE ${file} does not exist.`);
  try {
    return createSigner(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`REGISTRY_SIGNING_KEY_FILE ${file} cannot be used. ${error.message}`, { cause: error });
  }
}

/** Writes a new key for its owner alone and returns its public key. Throws when there is a file already. */
export function createSigningKey() {
  const file = keyFile();
  if (file === null) throw new Error('Set REGISTRY_SIGNING_KEY_FILE to the file that the new key is to be written to.');
  if (existsSync(file))
    throw new Error(`${file} exists and is not overwritten. Its public key is ${registrySigner().publicKey}`);
  const key = newSigningKey();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, key, { flag: 'wx', mode: 0o600 });
  return { file, publicKey: createSigner(key).publicKey };
}

/** REGISTRY_SIGNING_KEY_FILE as an absolute path, or null. Throws when it lies in the site, which is served to anybody. */
function keyFile() {
  const value = setting('REGISTRY_SIGNING_KEY_FILE');
  if (value === null) return null;
  const file = settingPath(value);
  const { site, copies } = siteFolders();
  if ([site, ...copies].some((folder) => file.startsWith(folder + sep)))
    throw new Error('REGISTRY_SIGNING_KEY_FILE must not lie in SITE_DIR: what lies there is served to anybody.');
  return file;
}
