import { useState } from 'react';
import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { createKeptKey, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { createWorkoutMutation } from './api/create-workout.js';

/**
 * Adds workouts to the library: the same one once, however often it is sent after an answer that got lost.
 * @param form `closes` once the workout is there: pressed again meanwhile, it means that one
 */
export function useCreateWorkout(form?: { closes: boolean }): (body: CreateWorkoutBody) => Promise<Workout> {
  const create = useMutation(createWorkoutMutation(useApi(), useQueryClient()));
  const [retries] = useState(() => createKeptKey<CreateWorkoutBody>(form));
  return (body) => retries.send(body, (key) => create.mutateAsync({ body, key }));
}
