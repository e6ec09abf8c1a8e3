import { matchKey } from '../../../common/text/keys.js';
import { ARMS } from './arms.js';
import { BACK } from './back.js';
import type { CatalogueExercise } from './catalogue-exercise.js';
import { CHEST } from './chest.js';
import { CORE } from './core.js';
import { FULL_BODY } from './full-body.js';
import { LEG_JUMPS } from './leg-jumps.js';
import { LEG_MOBILITY } from './leg-mobility.js';
import { LEG_RUNS } from './leg-runs.js';
import { LEG_STRENGTH } from './leg-strength.js';
import { SHOULDERS } from './shoulders.js';

/**
 * Every exercise of the library, by name. Written for this product. In code and not in the database, because it is the
 * same for everybody.
 */
export const CATALOGUE: readonly CatalogueExercise[] = [
  ...CHEST,
  ...BACK,
  ...SHOULDERS,
  ...ARMS,
  ...LEG_STRENGTH,
  ...LEG_JUMPS,
  ...LEG_RUNS,
  ...LEG_MOBILITY,
  ...CORE,
  ...FULL_BODY,
].sort(byName);

const IDS = new Set(CATALOGUE.map(({ id }) => id));
const BY_NAME = new Map(CATALOGUE.map((exercise) => [matchKey(exercise.name), exercise]));

export function isExercise(id: number): boolean {
  return IDS.has(id);
}

/** The exercise of a name, in any case and spacing; undefined for an unknown name. */
export function findExerciseByName(name: string): CatalogueExercise | undefined {
  return BY_NAME.get(matchKey(name));
}

function byName(a: CatalogueExercise, b: CatalogueExercise): number {
  return a.name.localeCompare(b.name, 'en');
}
