import { EQUIPMENT, MUSCLE_GROUPS } from '@touchline/contracts/exercise-rules';
import { parseId, putParam } from '@touchline/ui/router';
import type { ExerciseFilters } from '../../../shared/exercises/model/exercise-filters.js';

/** The address parameter of the open exercise. */
export const EXERCISE_PARAM = 'exercise';
const ADDING_SUFFIX = '.add';

/** An open exercise: its info, or the drawer that adds it to a workout. */
export interface OpenExercise {
  exerciseId: number;
  adding: boolean;
}

/** The state of the screen in the address. */
export interface ExerciseView extends ExerciseFilters {
  /** From 1; may be beyond the last page. */
  page: number;
  open: OpenExercise | null;
}

/** Reads the address. Invalid values count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams): ExerciseView {
  return {
    search: params.get('q') ?? '',
    muscleGroup: MUSCLE_GROUPS.find((group) => group === params.get('group')) ?? null,
    equipment: EQUIPMENT.find((equipment) => equipment === params.get('equipment')) ?? null,
    savedOnly: params.get('saved') === '1',
    page: parseId(params.get('page')) ?? 1,
    open: readOpen(params.get(EXERCISE_PARAM)),
  };
}

/**
 * The address after a change. Defaults are left out; parameters of others stay. A change of the filters returns to page
 * 1.
 */
export function writeView(params: URLSearchParams, change: Partial<ExerciseView>): URLSearchParams {
  const filtered = 'search' in change || 'muscleGroup' in change || 'equipment' in change || 'savedOnly' in change;
  const view = { ...readView(params), ...(filtered && { page: 1 }), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'q', view.search, '');
  putParam(written, 'group', view.muscleGroup, null);
  putParam(written, 'equipment', view.equipment, null);
  putParam(written, 'saved', view.savedOnly ? '1' : null, null);
  putParam(written, 'page', view.page, 1);
  putParam(written, EXERCISE_PARAM, view.open && openText(view.open), null);
  return written;
}

/** `501` for the info of exercise 501, `501.add` for the drawer that adds it. */
export function openText({ exerciseId, adding }: OpenExercise): string {
  return adding ? `${exerciseId}${ADDING_SUFFIX}` : String(exerciseId);
}

function readOpen(text: string | null): OpenExercise | null {
  const adding = text?.endsWith(ADDING_SUFFIX) ?? false;
  const exerciseId = parseId(adding ? (text?.slice(0, -ADDING_SUFFIX.length) ?? null) : text);
  return exerciseId === null ? null : { exerciseId, adding };
}
