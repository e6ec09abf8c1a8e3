import { useRef, useState, type ReactNode } from 'react';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { deleteWorkoutMutation } from '../../shared/workouts/api/delete-workout.js';
import { isGone } from '../../shared/workouts/model/is-gone.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';
import { copyOf } from './model/copy-workout.js';

export interface CardActions {
  duplicate: (workout: Workout) => void;
  /** Asks first. */
  remove: (workout: Workout) => void;
  question: ReactNode;
}

/** Copies workouts within the library and takes them out of it; `onGone` when one is gone. */
export function useCardActions(onGone: () => void): CardActions {
  const notify = useNotify();
  const create = useCreateWorkout();
  const erase = useMutation(deleteWorkoutMutation(useApi(), useQueryClient()));
  // Of which a call is on its way: a second press means the same.
  const underWay = useRef(new Set<number>());
  // What the question is about stays in it while it fades.
  const [asked, setAsked] = useState<Workout | null>(null);
  const [asking, setAsking] = useState(false);

  async function duplicate(workout: Workout): Promise<void> {
    if (underWay.current.has(workout.id)) return;
    underWay.current.add(workout.id);
    try {
      const stored = await create(copyOf(workout));
      notify({ severity: 'success', text: `${stored.name} created.` });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, `Failed to duplicate ${workout.name}`) });
    } finally {
      underWay.current.delete(workout.id);
    }
  }

  async function erased({ id, name, version }: Workout): Promise<void> {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await erase.mutateAsync({ workoutId: id, version });
    } catch (error) {
      if (!isGone(error)) return notify({ severity: 'error', text: failureText(error, `Failed to delete ${name}`) });
    } finally {
      underWay.current.delete(id);
    }
    onGone();
    notify({ severity: 'success', text: `${name} deleted.` });
  }

  const question = (
    <ConfirmDialog
      open={asking}
      title="Delete Workout"
      text={
        asked === null
          ? ''
          : `Are you sure you want to delete ${asked.name} from the library? What is scheduled of it stays on the calendar.`
      }
      confirmLabel="Delete"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        if (asked) void erased(asked);
      }}
    />
  );
  const remove = (workout: Workout) => {
    setAsked(workout);
    setAsking(true);
  };
  return { duplicate: (workout) => void duplicate(workout), remove, question };
}
