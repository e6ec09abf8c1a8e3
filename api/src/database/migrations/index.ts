import { Baseline1764000000104 } from './104-baseline.js';

/** In order. A landed migration is never edited; a change of the schema is a new migration. */
export const MIGRATIONS = [Baseline1764000000104];
