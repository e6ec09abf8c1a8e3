import { useId, useState, type SubmitEvent } from 'react';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import type { ScheduleWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { AppDialog, Box, Button, FailureAlert, QueryPanel, Typography, useToday } from '@touchline/ui';
import { useApi, useNotify } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { DateField } from '../../../shared/scheduling/date-field.js';
import { SquadWarnings } from '../../../shared/scheduling/squad-warnings.js';
import { useScheduling } from '../../../shared/scheduling/use-scheduling.js';
import { scheduledQuery } from '../../../shared/workouts/api/get-scheduled.js';
import { bodyOf, firstChoice, standingChoice, type DayChoice } from './day-choice.js';
import { PresentWorkouts } from './present-workouts.js';
import { TeamDay } from './team-day.js';

interface AddToCalendarProps {
  athlete: Pick<AthleteTrends, 'id' | 'name' | 'team_id'>;
  teamName: string;
  routine: Workout;
  onClose: () => void;
}

interface Plan {
  body: ScheduleWorkoutBody;
  /** The name of what goes for it. */
  inPlaceOf: string | null;
}

/** Puts the routine on a day of one athlete, asking first about what is there already. Mount it to open it. Whatever fails, what was chosen stays. */
export function AddToCalendar({ athlete, teamName, routine, onClose }: AddToCalendarProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useId();
  const [date, setDate] = useState(useToday());
  const [chosen, setChosen] = useState<{ date: string; choice: DayChoice } | null>(null);
  // What was sent and whose answer got lost. It may be done already, and have changed what is there: the next press sends just this again.
  const [unanswered, setUnanswered] = useState<Plan | null>(null);
  const { busy, failure, add: send, forget } = useScheduling();
  const isDate = isCalendarDate(date);
  // The athlete's own alone: the team's plan is not what this would replace. Asked for anew with each day: another coach may have added one.
  const day = useQuery({
    ...scheduledQuery(api, { teamId: null, athleteId: athlete.id, from: date, to: date }),
    enabled: isDate,
    staleTime: 0,
  });
  const present = day.data ?? [];
  // What was there when the dialog was last open does not say what is there now.
  const ready = isDate && day.data !== undefined && !day.isFetching && !day.isError;
  // Made when the day is first seen: whatever others add or take away later, no press is about a workout that its coach did not mean.
  if (ready && chosen?.date !== date) setChosen({ date, choice: firstChoice(present) });
  const choice = chosen?.date === date ? standingChoice(present, chosen.choice) : firstChoice(present);
  const plan = unanswered ?? (ready && choice !== null ? planFor(choice) : null);

  function planFor(wanted: DayChoice): Plan {
    const replaced = present.find(({ id }) => id === wanted);
    return { body: bodyOf(routine.id, athlete.id, date, replaced), inPlaceOf: replaced?.plan_name ?? null };
  }
  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!plan) return;
    const outcome = await send(plan.body);
    if (outcome === 'ignored') return;
    setUnanswered(outcome === 'unanswered' ? plan : null);
    if (outcome !== 'added') return;
    notify({
      severity: 'success',
      text: `${routine.name} added for ${athlete.name} on ${formatLongDate(date)}${plan.inPlaceOf === null ? '' : `, in place of ${plan.inPlaceOf}`}.`,
    });
    onClose();
  }
  function choose(next: DayChoice): void {
    setChosen({ date, choice: next });
    setUnanswered(null);
    forget();
  }
  function moveTo(text: string): void {
    setDate(text);
    setUnanswered(null);
    forget();
  }

  return (
    <AppDialog
      open
      title="Add to Calendar"
      subtitle={`${routine.name}, for ${athlete.name}`}
      maxWidth="xs"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            disableElevation
            disabled={plan === null}
            loading={busy}
          >
            {(plan ? plan.body.replace_id === undefined : choice === 'beside') ? 'Confirm & Add' : 'Replace Workout'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: SubmitEvent) => void add(event)}
        sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {failure && <FailureAlert failure={failure} />}
        <DateField value={date} busy={busy} onChange={moveTo} />
        {isDate && (
          <QueryPanel
            query={day}
            loadingText="Looking what is on that day..."
            errorText="Failed to load what is scheduled on that day"
            isEmpty={(all) => all.length === 0}
            empty="Nothing of this athlete’s own is scheduled on that day."
            minHeight={64}
          >
            {(all) => <PresentWorkouts present={all} date={date} choice={choice} busy={busy} onChoice={choose} />}
          </QueryPanel>
        )}
        {ready && plan === null && (
          <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
            The workout you had chosen is no longer there. Please choose again.
          </Typography>
        )}
        {isDate && <TeamDay teamId={athlete.team_id} teamName={teamName} date={date} />}
        <SquadWarnings rows={routine.exercises} whom={{ teamId: null, athleteId: athlete.id }} />
      </Box>
    </AppDialog>
  );
}
