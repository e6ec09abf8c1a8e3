import { useCallback } from 'react';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { type EDIT_PARAM } from '../../shared/editor/editor-params.js';

/** A dialog about one library workout, kept in the address: a reload or a shared link opens it, Back closes it. */
export interface WorkoutDialog {
  workoutId: number | null;
  /** The same function in every render, so that memoised cards do not render again. */
  open: (workoutId: number) => void;
  close: () => void;
}

/** `name` is the address parameter that holds the workout's id. */
export function useWorkoutDialog(name: 'workout' | typeof EDIT_PARAM | 'schedule'): WorkoutDialog {
  const { value, open, close } = useAddressDialog(name);
  const openFor = useCallback((workoutId: number) => open(String(workoutId)), [open]);
  return { workoutId: parseId(value), open: openFor, close };
}
