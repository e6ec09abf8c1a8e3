/**
 * Proofs of builds, kept in `.cache/proofs` of the part. A proof is bound to the files of the build and to what they were proven with: the
 * shell, or for a shell the areas.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { neighbours } from '@touchline/release/check-proof';

/** The file that keeps the proof of a version of a part. */
export const proofFile = ({ dir, name }, version) => join(dir, '.cache/proofs', `${name}-${version}.json`);

/**
 * Keeps the proof of a build.
 * @param {{ name: string, version: string, hash: string }} build
 * @param registry of the site in which it was proven: the build may be live there already
 */
export function writeProof(part, { name, version, hash }, registry, proof) {
  const file = proofFile(part, version);
  mkdirSync(dirname(file), { recursive: true });
  const provenWith = neighbours(name, registry);
  const bound = { ...proof, files: hash, provenWith, at: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(bound, null, 2));
}

/** The proof of a version as it is sent to a product; null when there is none. */
export function readProof(part, version) {
  const file = proofFile(part, version);
  if (!existsSync(file)) return null;
  const { passed, failed, files, provenWith = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed, files, provenWith };
}
