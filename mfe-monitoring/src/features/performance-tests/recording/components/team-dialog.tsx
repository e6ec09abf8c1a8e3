import { useState, type SubmitEvent } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { QueryPanel } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { useApi, useMay } from '@touchline/ui/host';
import { StepPanel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import type { RecordingPlan } from '../model/sheet-tests.js';
import { writableTests } from '../model/writable-tests.js';
import { SessionDetails } from './session-details.js';
import { TeamChoice } from './team-choice.js';

interface TeamDialogProps {
  plan: RecordingPlan;
  today: CalendarDate;
  /** Preselected team, ignored when it has no athletes. */
  teamId: number | undefined;
  onStart: (team: TeamWithAthletes) => void;
  onCancel: () => void;
}

/** Step 1: one of the teams with athletes for which the coach may record. A single team is preselected. */
export function TeamDialog({ plan, today, teamId, onStart, onCancel }: TeamDialogProps) {
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const [pickedId, setPickedId] = useState(teamId);
  const may = useMay();
  const recordable = (all: readonly TeamWithAthletes[]) =>
    all.filter(({ team_id: id, athlete_count: count }) => count > 0 && writableTests(plan, may, id).length > 0);
  const offered = recordable(teams.data ?? []);
  const chosen = offered.length === 1 ? offered[0] : offered.find((team) => team.team_id === pickedId);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) onStart(chosen);
  };
  return (
    <FormDialog
      form={{ busy: false, formProps: { onSubmit: start } }}
      title={recordingTexts.title(plan.label)}
      submitLabel="Start Recording"
      canSubmit={chosen !== undefined}
      onClose={onCancel}
    >
      <QueryPanel
        query={teams}
        errorText={recordingTexts.teamsFailed}
        loadingText={recordingTexts.loadingTeams}
        isEmpty={(all) => recordable(all).length === 0}
        empty={<StepPanel text={recordingTexts.noTeams} step="roster" minHeight={160} />}
        minHeight={160}
      >
        {() => (
          <>
            <TeamChoice teams={offered} chosenId={chosen?.team_id ?? null} onChoose={setPickedId} />
            <SessionDetails label={plan.label} today={today} teamName={chosen?.team_name} />
          </>
        )}
      </QueryPanel>
    </FormDialog>
  );
}
