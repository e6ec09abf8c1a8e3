import { useRef, useState, type ReactNode } from 'react';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { ConfirmDialog } from '@touchline/ui';
import { ApiError, failureText, useApi, useNotify, type Notice } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { libraryTexts } from '../../shared/texts/library-texts.js';
import { teamWorkoutsTexts } from '../../shared/texts/team-workouts-texts.js';
import { deleteWorkoutMutation } from '../../shared/workouts/api/delete-workout.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';
import { copyWorkout } from './model/copy-workout.js';

export interface CardActions {
  duplicate: (workout: Workout) => void;
  /** Opens the dialog that asks for confirmation. */
  askToDelete: (workout: Workout) => void;
  deleteDialog: ReactNode;
}

/** Duplicates and deletes library workouts; `onGone` is called after a deletion. */
export function useCardActions(onGone: () => void): CardActions {
  const notify = useNotify();
  const create = useCreateWorkout();
  const deletion = useMutation(deleteWorkoutMutation(useApi(), useQueryClient()));
  // Ids with a running call: a second press is ignored.
  const running = useRef(new Set<number>());
  // Kept after the dialog closes, because its text stays visible while it fades out.
  const [toDelete, setToDelete] = useState<Workout | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function duplicate(workout: Workout): Promise<void> {
    if (running.current.has(workout.id)) return;
    running.current.add(workout.id);
    try {
      const stored = await create(copyWorkout(workout));
      notify({ severity: 'success', text: libraryTexts.created(stored.name) });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, libraryTexts.duplicateFailed(workout.name)) });
    } finally {
      running.current.delete(workout.id);
    }
  }

  async function deleteConfirmed({ id, name, version }: Workout): Promise<void> {
    if (running.current.has(id)) return;
    running.current.add(id);
    let notice: Notice = { severity: 'success', text: libraryTexts.deleted(name) };
    try {
      await deletion.mutateAsync({ workoutId: id, version });
    } catch (error) {
      if (!ApiError.isGone(error))
        return notify({ severity: 'error', text: failureText(error, libraryTexts.deleteFailed(name)) });
      notice = { severity: 'info', text: teamWorkoutsTexts.alreadyGone };
    } finally {
      running.current.delete(id);
    }
    onGone();
    notify(notice);
  }

  const deleteDialog = (
    <ConfirmDialog
      open={isAsking}
      title={libraryTexts.deleteTitle}
      text={toDelete === null ? '' : libraryTexts.deleteQuestion(toDelete.name)}
      confirmLabel="Delete"
      onCancel={() => setIsAsking(false)}
      onConfirm={() => {
        setIsAsking(false);
        if (toDelete) void deleteConfirmed(toDelete);
      }}
    />
  );
  const askToDelete = (workout: Workout) => {
    setToDelete(workout);
    setIsAsking(true);
  };
  return { duplicate: (workout) => void duplicate(workout), askToDelete, deleteDialog };
}
