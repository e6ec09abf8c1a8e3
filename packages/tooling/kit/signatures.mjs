/** A short hash for the declaration of each exported name. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDeclarations } from './declarations.mjs';
import { keyOfModule } from './kit-keys.mjs';

const SHORT_HASH_LENGTH = 16;

/**
 * The signature of each name that a rolled-up file exports: the first 16 hexadecimal digits of a SHA-256 over its declaration and
 * everything that it refers to, those of other keys in the same folder included. Comments and layout do not count. Types of other
 * packages count by name.
 * @param {string} dtsFile
 * @returns {Record<string, string>}
 */
export function signaturesOf(dtsFile) {
  const closures = closuresOf(dtsFile);
  return Object.fromEntries([...closures].map(([name, closure]) => [name, hashOf(closure)]).sort(byName));
}

/**
 * Everything that each exported name refers to, as a map of texts by declaration.
 * @param {string} dtsFile
 * @param {Map<string, ReturnType<typeof readDeclarations>>} [read] files that are read already, by path
 * @returns {Map<string, Map<string, string>>} the first entry of each is the declaration of the name
 */
export function closuresOf(dtsFile, read = new Map()) {
  const { exports } = readOnce(dtsFile, read);
  return new Map(
    [...exports].map(([name, local]) => {
      const closure = new Map();
      collect(dtsFile, local, closure, read);
      return [name, closure];
    }),
  );
}

function readOnce(path, read) {
  if (!read.has(path)) read.set(path, readDeclarations(path));
  return read.get(path);
}

function collect(path, local, closure, read) {
  const declaration = readOnce(path, read).declarations.get(local);
  const { module, name } = declaration.imported ?? {};
  const key = keyOfModule(module);
  const other = key && join(dirname(path), `${key}.d.ts`);
  if (other && existsSync(other)) {
    const target = readOnce(other, read).exports.get(name);
    if (target) return collect(other, target, closure, read);
  }
  if (closure.has(local)) return undefined;
  closure.set(local, declaration.text);
  for (const reference of declaration.refersTo) collect(path, reference, closure, read);
  return undefined;
}

function hashOf(closure) {
  const [own, ...others] = [...closure].map(([name, text]) => `${name}\n${text}\n`);
  const hash = createHash('sha256').update(own);
  for (const text of others.sort()) hash.update(text);
  return hash.digest('hex').slice(0, SHORT_HASH_LENGTH);
}

const byName = ([a], [b]) => (a < b ? -1 : 1);
