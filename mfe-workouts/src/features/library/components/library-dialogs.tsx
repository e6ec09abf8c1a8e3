import type { Workout } from '@touchline/contracts/workouts.schema';
import type { AddressDialog } from '@touchline/ui/router';
import { Missing, Opened } from '../../../shared/dialogs/opened.js';
import { ScheduleDialog } from '../schedule/schedule-dialog.js';
import type { WorkoutDialog } from '../use-workout-dialog.js';
import { LibraryEditor } from './library-editor.js';
import { WorkoutInfo } from './workout-info.js';

const MISSING = { title: 'Workout not found', text: 'This workout is not in your library. It may have been deleted.' };

interface LibraryDialogsProps {
  workouts: readonly Workout[];
  create: AddressDialog;
  info: WorkoutDialog;
  edit: WorkoutDialog;
  schedule: WorkoutDialog;
}

/**
 * The one dialog that the address names. What is edited is the workout as it was when the editor opened; what is scheduled is the one that stands in
 * the library by then, so that is what the squad is checked against. An editor that was opened from the info lies in its place, and leads back to it.
 */
export function LibraryDialogs({ workouts, create, info, edit, schedule }: LibraryDialogsProps) {
  if (create.value !== null) return <LibraryEditor workout={null} onClose={create.close} />;
  const open = [edit, schedule, info].find(({ workoutId }) => workoutId !== null);
  if (!open) return null;
  const workout = workouts.find(({ id }) => id === open.workoutId);
  // Keyed: what is typed for one workout is never that of another.
  const key = String(open.workoutId);
  if (open === edit)
    return (
      <Opened
        key={`edit ${key}`}
        thing={workout}
        missing={MISSING}
        onClose={edit.close}
        dialog={(opened) => <LibraryEditor workout={opened} onClose={edit.close} />}
      />
    );
  if (open === schedule)
    return (
      <Opened
        key={`schedule ${key}`}
        thing={workout}
        missing={MISSING}
        onClose={schedule.close}
        dialog={(opened) => <ScheduleDialog workout={workout ?? opened} onClose={schedule.close} />}
      />
    );
  return workout ? (
    <WorkoutInfo key={key} workout={workout} onEdit={edit.open} onClose={info.close} />
  ) : (
    <Missing {...MISSING} onClose={info.close} />
  );
}
