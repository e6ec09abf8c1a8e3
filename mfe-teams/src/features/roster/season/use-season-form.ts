import { useRef, useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import {
  ApiError,
  createRetryKeys,
  failureOf,
  useApi,
  useNotify,
  useUnsavedWork,
  type CallFailure,
} from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { seasonTexts } from '../../../shared/texts/season-texts.js';
import { changeSeasonMutation } from './api/season-changes.js';
import { bodyOf, type SeasonChoice, type SeasonChoices } from './model/season-plan.js';

/** The choices for a team's next season, and whether the coach looks at them as a whole. */
export function useSeasonForm(teamId: number, athletes: readonly Athlete[], nameOf: (athlete: Athlete) => string) {
  const notify = useNotify();
  const today = todayIn(undefined, new Date());
  const [choices, setChoices] = useState<SeasonChoices>(new Map());
  const [firstDay, setFirstDay] = useState<string>(today);
  const [problem, setProblem] = useState<{ day?: string; choice?: string }>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [retryKeys] = useState(createRetryKeys);
  const isSending = useRef(false);
  const sending = useMutation(changeSeasonMutation(useApi(), useQueryClient(), teamId, retryKeys));
  const body = bodyOf(athletes, choices, firstDay as CalendarDate);
  useUnsavedWork(body.athletes.length > 0, { question: seasonTexts.leaveQuestion });

  function choose(ids: readonly number[], choice: SeasonChoice): void {
    setProblem({});
    setChoices(new Map([...choices, ...ids.map((id) => [id, choice] as const)]));
  }

  function review(): void {
    const day = !isCalendarDate(firstDay) ? seasonTexts.dayMissing : firstDay < today ? seasonTexts.dayPast : null;
    const choice = body.athletes.length === 0 ? seasonTexts.nothingChosen : null;
    setProblem({ ...(day !== null && { day }), ...(choice !== null && { choice }) });
    setReviewing(day === null && choice === null);
  }

  function back(): void {
    setFailure(null);
    setReviewing(false);
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      const done = await sending.mutateAsync(body);
      notify({ severity: 'success', text: seasonTexts.done(done.athletes.length) });
      setChoices(new Map());
      setReviewing(false);
    } catch (error) {
      setFailure(withNames(error));
    } finally {
      isSending.current = false;
    }
  }

  /** The server names athletes by their place in what was sent. */
  function withNames(error: unknown): CallFailure {
    const shown = failureOf(error, seasonTexts.failed);
    const fields = error instanceof ApiError ? error.fields : [];
    const named = fields.flatMap(({ path, message }) => {
      const id = body.athletes[Number(path.split('.')[1])]?.athlete_id;
      const athlete = athletes.find((one) => one.athlete_id === id);
      return athlete ? [`${nameOf(athlete)}: ${message}`] : [];
    });
    return named.length === 0 ? shown : { sentence: named.join(' '), hint: shown.hint };
  }

  return {
    ...{ choices, firstDay, problem, failure, today },
    // An answer that got lost has changed everybody: nothing is left to look at.
    isReviewing: isReviewing && body.athletes.length > 0,
    busy: sending.isPending,
    ...{ choose, setFirstDay, review, back, send },
  };
}

export type SeasonForm = ReturnType<typeof useSeasonForm>;
