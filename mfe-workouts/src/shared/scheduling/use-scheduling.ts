import { useRef, useState } from 'react';
import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import { createKeptKey, failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { scheduleWorkoutMutation } from '../workouts/api/schedule-workout.js';
import { isAnswered } from '../workouts/model/is-answered.js';
import { isGone } from '../workouts/model/is-gone.js';

const FAILED = 'Failed to add workout to calendar';
// Or what an earlier press has added was deleted since.
const GONE: CallFailure = {
  sentence: FAILED,
  hint: 'The workout, or whom it is for, may no longer be there. Please check, and try again.',
};

/** `ignored`: one is on its way already; the second click of two arrives before the button is drawn as busy. */
type Outcome = 'added' | 'refused' | 'unanswered' | 'ignored';

export interface Scheduling {
  busy: boolean;
  failure: CallFailure | null;
  add: (body: ScheduleWorkoutBody) => Promise<Outcome>;
  /** What failed is about a choice that was changed since. */
  forget: () => void;
}

/** Puts workouts on the calendar, for a form that closes then: the same choice once, however often it is sent. */
export function useScheduling(): Scheduling {
  const schedule = useMutation(scheduleWorkoutMutation(useApi(), useQueryClient()));
  const [retries] = useState(() => createKeptKey<ScheduleWorkoutBody>({ closes: true }));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // Set with the press itself: a Back right after it must find the dialog busy.
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function add(body: ScheduleWorkoutBody): Promise<Outcome> {
    if (sending.current) return 'ignored';
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await retries.send(body, (key) => schedule.mutateAsync({ body, key }));
      return 'added';
    } catch (error) {
      setFailure(isGone(error) ? GONE : failureOf(error, FAILED));
      return isAnswered(error) ? 'refused' : 'unanswered';
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, add, forget: () => setFailure(null) };
}
