import { readdirSync } from 'node:fs';

/** The folders of the areas in this repository, sorted. */
export const AREAS = readdirSync(new URL('../..', import.meta.url))
  .filter((name) => name.startsWith('mfe-'))
  .sort();
