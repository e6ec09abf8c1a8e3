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

/** Every exercise of the library, ordered by name. Written for this product; the same for everybody, so that it stands in no database. */
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

/** The exercise that is called so, whatever the case and the space round it; undefined where none is. */
export function findExerciseByName(name: string): CatalogueExercise | undefined {
  return BY_NAME.get(matchKey(name));
}

function byName(a: CatalogueExercise, b: CatalogueExercise): number {
  return a.name.localeCompare(b.name, 'en');
}
