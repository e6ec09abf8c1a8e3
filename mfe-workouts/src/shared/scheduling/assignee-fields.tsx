import type { Athlete } from '@touchline/contracts/athletes.schema';
import { nameWithSport } from '@touchline/contracts/team-name';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Button, MenuItem, TextField } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { labelsOf, teamIdsOf } from '@touchline/ui/pickers';
import type { UseQueryResult } from '@touchline/ui/query';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import type { MissingAssignee, ScheduleChoice } from './schedule-choice.js';

interface AssigneeFieldsProps {
  teams: UseQueryResult<TeamWithAthletes[]>;
  athletes: UseQueryResult<Athlete[]>;
  choice: ScheduleChoice;
  missing: MissingAssignee;
  busy: boolean;
  onTeam: (teamId: number | null) => void;
  onAthlete: (athleteId: number | null) => void;
}

/**
 * Chooses a team, or one athlete of all or of the chosen team, among those for whom the coach's role allows to plan. Offers
 * nothing while a list cannot be loaded.
 */
export function AssigneeFields({ teams, athletes, choice, missing, busy, onTeam, onAthlete }: AssigneeFieldsProps) {
  const may = useMay();
  const offered = (athletes.data ?? []).filter(
    (athlete) => (choice.teamId === null || athlete.team_id === choice.teamId) && may('plan.write', teamIdsOf(athlete)),
  );
  const offeredTeams = (teams.data ?? []).filter(({ team_id: id }) => may('plan.write', id));
  const labelOf = labelsOf(athletes.data ?? []);
  return (
    <>
      <Choice
        label="Sport"
        allLabel="All Sports"
        value={choice.teamId}
        isMissing={missing.team}
        hint={choice.teamId === null && choice.athleteId === null ? schedulingTexts.chooseAssignee : undefined}
        busy={busy}
        failure={
          teams.isError && !teams.data
            ? { text: schedulingTexts.teamsFailed, onRetry: () => void teams.refetch() }
            : null
        }
        onChange={onTeam}
        options={offeredTeams.map((team) => ({ id: team.team_id, label: nameWithSport(team) }))}
      />
      <Choice
        label="Athlete"
        allLabel="All Athletes"
        value={choice.athleteId}
        isMissing={missing.athlete}
        busy={busy}
        failure={
          athletes.isError && !athletes.data
            ? { text: schedulingTexts.athletesFailed, onRetry: () => void athletes.refetch() }
            : null
        }
        onChange={onAthlete}
        options={offered.map((athlete) => ({ id: athlete.athlete_id, label: labelOf(athlete) }))}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The option for no choice. */
  allLabel: string;
  options: readonly { id: number; label: string }[];
  value: number | null;
  /** The chosen team or athlete no longer exists. It stays chosen and is marked, instead of becoming all. */
  isMissing: boolean;
  /** Names the missing choice. */
  hint?: string | undefined;
  busy: boolean;
  failure: { text: string; onRetry: () => void } | null;
  onChange: (id: number | null) => void;
}

function Choice({ label, allLabel, options, value, isMissing, hint, busy, failure, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={isMissing || options.some(({ id }) => id === value) ? value : ''}
      disabled={failure !== null}
      onChange={(event) => onChange(Number(event.target.value) || null)}
      error={isMissing || failure !== null}
      helperText={
        failure === null ? (
          isMissing ? (
            schedulingTexts.chooseAgain
          ) : (
            hint
          )
        ) : (
          <>
            {failure.text}{' '}
            <Button size="small" onClick={failure.onRetry}>
              Try again
            </Button>
          </>
        )
      }
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, readOnly: busy },
        formHelperText: { component: 'div' },
      }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {allLabel}
      </MenuItem>
      {isMissing && (
        <MenuItem value={value ?? ''} disabled sx={{ minHeight: 44 }}>
          {schedulingTexts.noLongerAvailable}
        </MenuItem>
      )}
      {options.map(({ id, label: text }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
