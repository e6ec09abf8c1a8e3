import { useRef, useState } from 'react';
import type { ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import { ApiError, createRetryKeys, failureOf, useApi, type CallFailure, withInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import { scheduleWorkoutMutation } from '../workouts/api/schedule-workout.js';

/** Also when an earlier press stored the workout and somebody has deleted it since. */
const GONE: CallFailure = { sentence: schedulingTexts.failed, hint: schedulingTexts.goneHint };

/** `ignored`: another call is running; a second click can arrive before the button renders as busy. */
type Outcome =
  { kind: 'added'; scheduled: ScheduledWorkout } | { kind: 'refused' | 'noAnswer' | 'ignored'; scheduled: null };

export interface Scheduling {
  busy: boolean;
  failure: CallFailure | null;
  add: (body: ScheduleWorkoutBody) => Promise<Outcome>;
  /** For when the choice changes: the failure was about the old one. */
  clearFailure: () => void;
}

/**
 * Puts a workout on the calendar, for a form that closes then. The same choice is stored once, however often it is
 * sent.
 */
export function useScheduling(): Scheduling {
  const schedule = useMutation(scheduleWorkoutMutation(useApi(), useQueryClient()));
  const [retries] = useState(() => createRetryKeys<ScheduleWorkoutBody>({ closes: true }));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // Set in the press itself, not by the mutation: Back right after it must find the dialog busy.
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function add(body: ScheduleWorkoutBody): Promise<Outcome> {
    if (sending.current) return { kind: 'ignored', scheduled: null };
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const scheduled = await retries.send(body, (key) => schedule.mutateAsync({ body, key }));
      return { kind: 'added', scheduled };
    } catch (error) {
      setFailure(ApiError.isGone(error) ? GONE : withInputKept(failureOf(error, schedulingTexts.failed)));
      return { kind: ApiError.isRefusal(error) ? 'refused' : 'noAnswer', scheduled: null };
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, add, clearFailure: () => setFailure(null) };
}
