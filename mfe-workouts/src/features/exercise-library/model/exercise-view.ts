import { EQUIPMENT, MUSCLE_GROUPS } from '@touchline/contracts/exercise-rules';
import { parseId, putParam } from '@touchline/ui/router';
import type { ExerciseFilters } from '../../../shared/exercises/model/exercise-filters.js';

/** The parameter in which an open exercise stands. */
export const EXERCISE_PARAM = 'exercise';
const ADDING = '.add';

/** An exercise that is open: its info, or its way into a workout. */
export interface OpenExercise {
  exerciseId: number;
  adding: boolean;
}

/** What the screen's address says. */
export interface ExerciseView extends ExerciseFilters {
  /** From 1; may lie beyond the last one. */
  page: number;
  open: OpenExercise | null;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
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

/** The address after a change. What is at its default is left out, parameters of others stay. Whoever filters begins at the first page. */
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

/** `501` for the info of an exercise, `501.add` for its way into a workout. */
export function openText({ exerciseId, adding }: OpenExercise): string {
  return adding ? `${exerciseId}${ADDING}` : String(exerciseId);
}

function readOpen(text: string | null): OpenExercise | null {
  const adding = text?.endsWith(ADDING) ?? false;
  const exerciseId = parseId(adding ? (text?.slice(0, -ADDING.length) ?? null) : text);
  return exerciseId === null ? null : { exerciseId, adding };
}
