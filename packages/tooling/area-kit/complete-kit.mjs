/** Adds to the generated files of the kit what takes long and what builds and unit tests do not need. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildKitTypes } from '../kit/kit-types.mjs';
import { ROOT, findPart } from '../release/parts.mjs';
import { recordAnswers } from './record-answers.mjs';

export const KIT = join(ROOT, 'packages/area-kit');
export const KIT_FILES = join(KIT, 'dist');
const RECORDINGS = join(ROOT, '.cache/recorded-answers');

/** Types of the shared keys, for `touchline types`. */
export const addTypes = () => buildKitTypes(join(KIT_FILES, 'types'));

/** Recorded answers of the API, for `touchline prove`. They are recorded again when the API has changed. Needs the built API. */
export async function addAnswers() {
  const hash = createHash('sha256');
  for (const file of [join(findPart('api').dir, 'dist/.inputs'), new URL('./record-answers.mjs', import.meta.url)])
    hash.update(readFileSync(file));
  const recording = join(RECORDINGS, `${hash.digest('hex').slice(0, 16)}.json`);
  if (!existsSync(recording)) {
    const answers = JSON.stringify(await recordAnswers());
    mkdirSync(RECORDINGS, { recursive: true });
    writeFileSync(recording, answers);
  }
  cpSync(recording, join(KIT_FILES, 'answers.json'));
}
