import type { Workout } from '@touchline/contracts/workouts.schema';
import { LazyEditor } from '../../../shared/editor/lazy-editor.js';
import { useWorkoutTarget } from '../use-workout-target.js';
import { CREATE_PARAM, EDIT_PARAM } from '../../../shared/editor/editor-params.js';

interface LibraryEditorProps {
  /** null for a new workout. */
  workout: Workout | null;
  /** The workout is saved and shall go on the calendar. */
  onSchedule: (workoutId: number) => void;
  onClose: () => void;
}

/** Creates or changes a library workout. Mount it to open it. */
export function LibraryEditor({ workout, onSchedule, onClose }: LibraryEditorProps) {
  return (
    <LazyEditor
      target={useWorkoutTarget(workout, onSchedule)}
      heldBy={workout === null ? CREATE_PARAM : EDIT_PARAM}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
