import type { Workout } from '@touchline/contracts/workouts.schema';
import { useStaysOpen } from '@touchline/ui/host';
import type { AddressDialog } from '@touchline/ui/router';
import { NotFoundDialog, SnapshotDialog } from '../../../shared/dialogs/snapshot-dialog.js';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { ScheduleDialog } from '../../../shared/scheduling/schedule-dialog.js';
import type { AddedWorkout } from '../../../shared/scheduling/use-undo-scheduling.js';
import type { WorkoutDialog } from '../use-workout-dialog.js';
import { LibraryEditor } from './library-editor.js';
import { WorkoutInfo } from './workout-info.js';

interface LibraryDialogsProps {
  workouts: readonly Workout[];
  /** Whether the coach's role allows to change and schedule workouts. */
  mayPlan: boolean;
  create: AddressDialog;
  info: WorkoutDialog;
  edit: WorkoutDialog;
  schedule: WorkoutDialog;
  /** Opens the schedule dialog for a saved workout when the editor has closed. */
  onSchedule: (workoutId: number) => void;
  /** The team of the page's address; undefined without one. */
  teamId: number | undefined;
  onScheduled: (added: AddedWorkout) => void;
}

/**
 * The dialog that the address names. The editor keeps the workout as it was when it opened; the schedule dialog follows
 * the library, because the stored workout is the one that is scheduled. An editor opened from the info replaces it and
 * leads back to it.
 */
export function LibraryDialogs({
  workouts,
  mayPlan,
  create,
  info,
  edit,
  schedule,
  onSchedule,
  teamId,
  onScheduled,
}: LibraryDialogsProps) {
  const isPlanning = [create.value, edit.workoutId, schedule.workoutId].some((value) => value !== null);
  const isPlanShown = useStaysOpen(isPlanning, mayPlan);
  if (isPlanShown && create.value !== null)
    return <LibraryEditor workout={null} onSchedule={onSchedule} onClose={create.close} />;
  const open = [...(isPlanShown ? [edit, schedule] : []), info].find(({ workoutId }) => workoutId !== null);
  if (!open) return null;
  const workout = workouts.find(({ id }) => id === open.workoutId);
  // A key per workout, so that input for one never appears in another.
  const key = String(open.workoutId);
  if (open === edit)
    return (
      <SnapshotDialog
        key={`edit ${key}`}
        item={workout}
        missing={libraryTexts.notFound}
        onClose={edit.close}
        dialog={(snapshot) => <LibraryEditor workout={snapshot} onSchedule={onSchedule} onClose={edit.close} />}
      />
    );
  if (open === schedule)
    return (
      <SnapshotDialog
        key={`schedule ${key}`}
        item={workout}
        missing={libraryTexts.notFound}
        onClose={schedule.close}
        dialog={(snapshot) => (
          <ScheduleDialog
            workout={workout ?? snapshot}
            initial={teamId === undefined ? {} : { teamId }}
            onAdded={onScheduled}
            onClose={schedule.close}
          />
        )}
      />
    );
  return workout ? (
    <WorkoutInfo key={key} workout={workout} onEdit={mayPlan ? edit.open : undefined} onClose={info.close} />
  ) : (
    <NotFoundDialog {...libraryTexts.notFound} onClose={info.close} />
  );
}
