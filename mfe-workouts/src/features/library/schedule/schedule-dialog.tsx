import { useId, useState, type SubmitEvent } from 'react';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { ScheduleWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { AppDialog, Box, Button, FailureAlert, useToday } from '@touchline/ui';
import { useApi, useNotify } from '@touchline/ui/host';
import { athletesQuery, fullName, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { DateField } from '../../../shared/scheduling/date-field.js';
import { SquadWarnings } from '../../../shared/scheduling/squad-warnings.js';
import { useScheduling } from '../../../shared/scheduling/use-scheduling.js';
import { OwnerFields } from './owner-fields.js';
import { goneFrom, scheduleBody, withTeam, type ScheduleChoice } from './schedule-choice.js';

/** Puts a workout of the library on a day, for a team or one athlete. Mount it to open it. Whatever fails, what was chosen stays. */
export function ScheduleDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const today = useToday();
  const form = useId();
  const athletes = useQuery(athletesQuery(api));
  const teams = useQuery(teamsWithAthletesQuery(api));
  const [choice, setChoice] = useState<ScheduleChoice>({ date: today, teamId: null, athleteId: null });
  const { busy, failure, add: send, forget } = useScheduling();
  const gone = goneFrom(choice, teams.data, athletes.data);
  const body = gone.team || gone.athlete ? null : scheduleBody(workout.id, choice);
  const choose = (next: (now: ScheduleChoice) => ScheduleChoice) => {
    forget();
    setChoice(next);
  };

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (body === null || (await send(body)) !== 'added') return;
    notify({
      severity: 'success',
      text: `${workout.name} added for ${whoText(body)} on ${formatLongDate(body.scheduled_date)}.`,
    });
    onClose();
  }

  function whoText({ team_id: teamId, athlete_id: athleteId }: ScheduleWorkoutBody): string {
    if (typeof teamId === 'number') return teamLabel(teams.data, teamId) ?? 'the team';
    const athlete = athletes.data?.find((one) => one.athlete_id === athleteId);
    return athlete ? fullName(athlete) : 'the athlete';
  }

  return (
    <AppDialog
      open
      title="Add Workout to Calendar"
      subtitle={workout.name}
      maxWidth="xs"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="contained" disableElevation disabled={busy || body === null}>
            {busy ? 'Adding...' : 'Add'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: SubmitEvent) => void add(event)}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
      >
        {failure && <FailureAlert failure={failure} />}
        <DateField value={choice.date} busy={busy} onChange={(date) => choose((now) => ({ ...now, date }))} />
        <OwnerFields
          teams={teams}
          athletes={athletes}
          choice={choice}
          gone={gone}
          busy={busy}
          onTeam={(teamId) => choose((now) => withTeam(now, teamId, athletes.data ?? []))}
          onAthlete={(athleteId) => choose((now) => ({ ...now, athleteId }))}
        />
        <SquadWarnings rows={workout.exercises} whom={choice} />
      </Box>
    </AppDialog>
  );
}
