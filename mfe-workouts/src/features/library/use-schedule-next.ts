import { useEffect, useState } from 'react';
import type { WorkoutDialog } from './use-workout-dialog.js';

/** Opens the schedule dialog for a workout; while the editor is open, as soon as it has closed. */
export function useScheduleNext({ open }: WorkoutDialog, isEditing: boolean): (workoutId: number) => void {
  const [wanted, setWanted] = useState<{ workoutId: number } | null>(null);
  useEffect(() => {
    if (wanted !== null && !isEditing) open(wanted.workoutId);
  }, [wanted, isEditing, open]);
  // Opened once for each request: a later close of the editor asks for nothing.
  const [wasEditing, setWasEditing] = useState(isEditing);
  if (wasEditing !== isEditing) {
    setWasEditing(isEditing);
    if (isEditing) setWanted(null);
  }
  return (workoutId) => setWanted({ workoutId });
}
