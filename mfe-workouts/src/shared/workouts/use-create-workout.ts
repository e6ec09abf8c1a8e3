import { useState } from 'react';
import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { createRetryKeys, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { createWorkoutMutation } from './api/create-workout.js';

/**
 * Adds workouts to the library. The same workout is stored once, however often it is sent after a lost answer.
 * @param form `closes`: the form closes after the save, and a second press meanwhile means the same workout
 */
export function useCreateWorkout(form?: { closes: boolean }): (body: CreateWorkoutBody) => Promise<Workout> {
  const create = useMutation(createWorkoutMutation(useApi(), useQueryClient()));
  const [retries] = useState(() => createRetryKeys<CreateWorkoutBody>(form));
  return (body) => retries.send(body, (key) => create.mutateAsync({ body, key }));
}
