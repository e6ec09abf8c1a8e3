import { useState, type SubmitEvent } from 'react';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import type { ScheduleWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { QueryPanel, Typography, useToday } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { DateField } from '../../../shared/scheduling/date-field.js';
import { SquadWarnings } from '../../../shared/scheduling/squad-warnings.js';
import { useScheduling } from '../../../shared/scheduling/use-scheduling.js';
import type { AddedWorkout } from '../../../shared/scheduling/use-undo-scheduling.js';
import { schedulingTexts } from '../../../shared/texts/scheduling-texts.js';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { scheduledQuery } from '../../../shared/workouts/api/get-scheduled.js';
import { scheduleBody, defaultChoice, validChoice, type DayChoice } from './day-choice.js';
import { ExistingWorkouts } from './existing-workouts.js';
import { TeamDay } from './team-day.js';

interface AddToCalendarProps {
  athlete: Pick<AthleteTrends, 'id' | 'name' | 'team_id'>;
  teamName: string;
  routine: Workout;
  /** The routine was added, and no workout replaced. */
  onAdded: (added: AddedWorkout) => void;
  onClose: () => void;
}

interface Plan {
  body: ScheduleWorkoutBody;
  /** The name of the workout that is replaced. */
  replacedName: string | null;
}

/**
 * Schedules the routine for one athlete, asking first about workouts of that day. Mount it to open it. A failure keeps
 * the choice.
 */
export function AddToCalendar({ athlete, teamName, routine, onAdded, onClose }: AddToCalendarProps) {
  const api = useApi();
  const notify = useNotify();
  const [date, setDate] = useState(useToday());
  const [chosen, setChosen] = useState<{ date: string; choice: DayChoice } | null>(null);
  // A call whose answer got lost. It may be stored, and the day changed by it: the next press sends exactly this again.
  const [unconfirmed, setUnconfirmed] = useState<Plan | null>(null);
  const { busy, failure, add: send, clearFailure } = useScheduling();
  const isDate = isCalendarDate(date);
  // Only the athlete's own workouts: the team's are never replaced. Fetched for each chosen day, because other coaches
  // plan, too.
  const day = useQuery({
    ...scheduledQuery(api, { teamId: null, athleteId: athlete.id, from: date, to: date }),
    enabled: isDate,
    staleTime: 0,
  });
  const existing = day.data ?? [];
  // Cached data from an earlier visit does not count: the day may have changed.
  const ready = isDate && day.data !== undefined && !day.isFetching && !day.isError;
  // The choice is made when the day is first seen. Later changes by others never turn a press into replacing another
  // workout.
  if (ready && chosen?.date !== date) setChosen({ date, choice: defaultChoice(existing) });
  const choice = chosen?.date === date ? validChoice(existing, chosen.choice) : defaultChoice(existing);
  const plan = unconfirmed ?? (ready && choice !== null ? planFor(choice) : null);

  function planFor(wanted: DayChoice): Plan {
    const replaced = existing.find(({ id }) => id === wanted);
    return { body: scheduleBody(routine.id, athlete.id, date, replaced), replacedName: replaced?.plan_name ?? null };
  }
  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!plan) return;
    const outcome = await send(plan.body);
    if (outcome.kind === 'ignored') return;
    setUnconfirmed(outcome.kind === 'noAnswer' ? plan : null);
    if (outcome.scheduled === null) return;
    const [day, { scheduled }] = [formatLongDate(date), outcome];
    // Undo only takes a workout off the calendar; it would not bring back the one that was replaced.
    if (plan.replacedName === null)
      onAdded({ scheduled, text: schedulingTexts.added(routine.name, athlete.name, day) });
    else
      notify({
        severity: 'success',
        text: schedulingTexts.addedInPlaceOf(routine.name, athlete.name, day, plan.replacedName),
      });
    onClose();
  }
  function choose(next: DayChoice): void {
    setChosen({ date, choice: next });
    setUnconfirmed(null);
    clearFailure();
  }
  function moveTo(text: string): void {
    setDate(text);
    setUnconfirmed(null);
    clearFailure();
  }

  return (
    <FormDialog
      form={{ busy, failure, formProps: { onSubmit: (event) => void add(event) } }}
      title={trendsTexts.scheduleTitle}
      subtitle={trendsTexts.scheduleSubtitle(routine.name, athlete.name)}
      submitLabel={
        (plan ? plan.body.replace_id === undefined : choice === 'keep') ? 'Confirm & Add' : 'Replace Workout'
      }
      canSubmit={plan !== null}
      onClose={onClose}
    >
      <DateField value={date} busy={busy} onChange={moveTo} />
      {isDate && (
        <QueryPanel
          query={day}
          loadingText={trendsTexts.dayLoading}
          errorText={trendsTexts.dayFailed}
          isEmpty={(all) => all.length === 0}
          empty={trendsTexts.dayFree}
          minHeight={64}
        >
          {(all) => <ExistingWorkouts existing={all} date={date} choice={choice} busy={busy} onChoice={choose} />}
        </QueryPanel>
      )}
      {ready && plan === null && (
        <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
          {trendsTexts.chosenGone}
        </Typography>
      )}
      {isDate && <TeamDay teamId={athlete.team_id} teamName={teamName} date={date} />}
      <SquadWarnings rows={routine.exercises} assignee={{ teamId: null, athleteId: athlete.id }} />
    </FormDialog>
  );
}
