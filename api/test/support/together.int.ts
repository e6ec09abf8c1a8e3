import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every spec of the folders that jest.together.config.mjs names, each under its own name. */
declare const FOLDERS: readonly string[];

for (const folder of FOLDERS) {
  const names = readdirSync(join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.int.spec.ts'))
    .sort();
  for (const name of names) describe(`${folder}/${name}`, () => void jest.requireActual(`../${folder}/${name}`));
}
