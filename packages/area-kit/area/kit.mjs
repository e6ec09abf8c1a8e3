/**
 * The kit itself: the files of this package that are generated (`dist/`), and what the shell of its version gives to areas.
 *
 * | file | content |
 * |---|---|
 * | `shell.json` | what this version of the shell gives to areas (`ShellOffer`) |
 * | `contracts/` | wire types, constants and rules that areas bundle |
 * | `for-tests/` | kit and contracts as CommonJS, for unit tests |
 * | `types/` | types of the shared keys, one file each |
 * | `site/` | the built shell of this version, as a site without areas |
 * | `answers.json` | recorded answers of the API, for pages without a product |
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './part.mjs';

export const KIT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const KIT_FILES = join(KIT, 'dist');

/** What the shell of this version gives to areas, with the contract version since which it has each name. */
export const shellOffer = () => readJson(join(KIT_FILES, 'shell.json'));

/** The OpenAPI document of the API that the kit was made for. */
export const apiDocument = () => readJson(createRequire(import.meta.url).resolve('@touchline/contracts/openapi.json'));

/** A generated file or folder of the kit. Throws when this kit was made without it, which only a checkout of the product is. */
export function kitFile(name, how = 'npm run area-kit') {
  const file = join(KIT_FILES, name);
  if (existsSync(file)) return file;
  throw new Error(`The area kit has no ${name} yet: run ${how} in the repository of the product.`);
}
