import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { LazyEditor } from '../../../shared/editor/lazy-editor.js';
import { useScheduledTarget } from '../use-scheduled-target.js';
import { EDIT_PARAM } from '../../../shared/editor/editor-params.js';

/** Changes one scheduled workout. Mount it to open it. */
export function ScheduledEditor({ workout, onClose }: { workout: ScheduledWorkout; onClose: () => void }) {
  return <LazyEditor target={useScheduledTarget(workout)} heldBy={EDIT_PARAM} onSaved={onClose} onClose={onClose} />;
}
