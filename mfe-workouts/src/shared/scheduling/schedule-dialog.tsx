import { useState, type ReactNode, type SubmitEvent } from 'react';
import { formatLongDate } from '@touchline/contracts/date-format';
import { EVENT_DURATION_DEFAULT } from '@touchline/contracts/event-limits';
import type { ScheduleWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { useToday } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { useApi, useMay } from '@touchline/ui/host';
import { athletesQuery, labelsOf, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { DateField } from './date-field.js';
import { SquadWarnings } from './squad-warnings.js';
import { useScheduling } from './use-scheduling.js';
import type { AddedWorkout } from './use-undo-scheduling.js';
import { libraryTexts } from '../texts/library-texts.js';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import { AssigneeFields } from './assignee-fields.js';
import { PlannedLoadFields } from './planned-load-fields.js';
import { findMissingAssignee, scheduleBody, chooseTeam, type ScheduleChoice } from './schedule-choice.js';

const NOTHING_CHOSEN = { athleteId: null, rpe: '', minutes: String(EVENT_DURATION_DEFAULT) };

interface ScheduleDialogProps {
  /** null while none is chosen. */
  workout: Workout | null;
  /** Chosen when the dialog opens. Otherwise the day is today, and the team is the only one that the coach can plan for. */
  initial?: Partial<ScheduleChoice>;
  onAdded: (added: AddedWorkout) => void;
  onClose: () => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Schedules a library workout for a team or one athlete. Mount it to open it. A failure keeps the choice. */
export function ScheduleDialog({ workout, initial, onAdded, onClose, children }: ScheduleDialogProps) {
  const api = useApi();
  const today = useToday();
  const athletes = useQuery(athletesQuery(api));
  const teams = useQuery(teamsWithAthletesQuery(api));
  const may = useMay();
  const [{ teamId, ...chosen }, setChoice] = useState<Omit<ScheduleChoice, 'teamId'> & Partial<ScheduleChoice>>({
    ...NOTHING_CHOSEN,
    date: today,
    ...initial,
  });
  const plannable = (teams.data ?? []).filter(({ team_id: id }) => may('plan.write', id));
  const onlyTeam = plannable.length === 1 ? plannable[0]?.team_id : undefined;
  const choice: ScheduleChoice = { ...chosen, teamId: teamId === undefined ? (onlyTeam ?? null) : teamId };
  const { busy, failure, add: send, clearFailure } = useScheduling();
  const missing = findMissingAssignee(choice, teams.data, athletes.data);
  const body = workout === null || missing.team || missing.athlete ? null : scheduleBody(workout.id, choice);
  const choose = (next: (current: ScheduleChoice) => ScheduleChoice) => {
    clearFailure();
    setChoice(next(choice));
  };

  async function add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (body === null) return;
    const { scheduled } = await send(body);
    if (scheduled === null) return;
    const text = schedulingTexts.added(scheduled.plan_name, assigneeText(body), formatLongDate(body.scheduled_date));
    onAdded({ scheduled, text });
    onClose();
  }

  function assigneeText({ team_id: teamId, athlete_id: athleteId }: ScheduleWorkoutBody): string {
    if (typeof teamId === 'number') return teamLabel(teams.data, teamId) ?? libraryTexts.theTeam;
    const athlete = athletes.data?.find(({ athlete_id: id }) => id === athleteId);
    return athlete && athletes.data ? labelsOf(athletes.data)(athlete) : libraryTexts.theAthlete;
  }

  return (
    <FormDialog
      form={{ busy, failure, formProps: { onSubmit: (event) => void add(event) } }}
      title={libraryTexts.scheduleTitle}
      subtitle={workout?.name}
      submitLabel="Add"
      busyLabel="Adding..."
      canSubmit={body !== null}
      onClose={onClose}
    >
      {children}
      <DateField value={choice.date} busy={busy} onChange={(date) => choose((current) => ({ ...current, date }))} />
      <AssigneeFields
        teams={teams}
        athletes={athletes}
        choice={choice}
        missing={missing}
        busy={busy}
        onTeam={(teamId) => choose((current) => chooseTeam(current, teamId, athletes.data ?? []))}
        onAthlete={(athleteId) => choose((current) => ({ ...current, athleteId }))}
      />
      <PlannedLoadFields
        typed={choice}
        busy={busy}
        onChange={(change) => choose((current) => ({ ...current, ...change }))}
      />
      {workout && <SquadWarnings rows={workout.exercises} assignee={choice} />}
    </FormDialog>
  );
}
