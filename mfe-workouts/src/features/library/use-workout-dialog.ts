import { useCallback } from 'react';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { type EDIT_PARAM } from '../../shared/editor/editor-params.js';

/** A dialog about one workout of the library, kept in the address: a reload or a shared link shows it again, Back closes it. */
export interface WorkoutDialog {
  workoutId: number | null;
  /** Stays the same function: memoised cards are not drawn anew. */
  open: (workoutId: number) => void;
  close: () => void;
}

/** `name` is the parameter of the address that holds the workout's number. */
export function useWorkoutDialog(name: 'workout' | typeof EDIT_PARAM | 'schedule'): WorkoutDialog {
  const { value, open, close } = useAddressDialog(name);
  const openFor = useCallback((workoutId: number) => open(String(workoutId)), [open]);
  return { workoutId: parseId(value), open: openFor, close };
}
