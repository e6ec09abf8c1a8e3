import { useEffect, useState } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { LoadingPanel, AppDialog } from '@touchline/ui';
import { useApi, useCoach, useMay, useStaysOpen } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { recordingTexts } from '../../../shared/texts/recording-texts.js';
import { EntryDialog } from './components/entry-dialog.js';
import { KeptDraftDialog } from './components/kept-draft-dialog.js';
import { TeamDialog } from './components/team-dialog.js';
import { draftStore } from './draft/draft-store.js';
import { draftKeyOf, type RecordingDraft } from './draft/recording-draft.js';
import { parseSheet, sheetValue, type RecordingSession } from './model/session.js';
import type { RecordingSteps } from './use-recording-steps.js';

export interface RecordingFlowProps {
  steps: RecordingSteps;
  /** Preselected team: that of the athlete on screen. */
  teamId?: number | undefined;
}

/** Records one value per athlete of a team, in two dialogs: the team, then the values. Both are steps of the address. */
export function RecordingFlow({ steps, teamId }: RecordingFlowProps) {
  const teams = useQuery({ ...teamsWithAthletesQuery(useApi()), enabled: steps.sheet !== null });
  const today = todayIn(undefined, new Date());
  const opened = parseSheet(steps.sheet, today);
  if (opened) {
    const name = teams.data?.find((team) => team.team_id === opened.teamId)?.team_name;
    const session = { kind: opened.kind, team: { id: opened.teamId, name }, date: opened.date };
    return <RecordingSheet key={sheetValue(session)} session={session} onClose={steps.close} />;
  }
  if (steps.kind === null) return null;
  const { kind } = steps;
  return (
    <TeamDialog
      kind={kind}
      today={today}
      teamId={teamId}
      onStart={(team) =>
        steps.openSheet(sheetValue({ kind, team: { id: team.team_id, name: team.team_name }, date: today }))
      }
      onCancel={steps.close}
    />
  );
}

/** The sheet of a session. What this device still keeps of it is offered first. */
function RecordingSheet({ session, onClose }: { session: RecordingSession; onClose: () => void }) {
  const coachId = useCoach().coach_id;
  const [draft, setDraft] = useState<RecordingDraft | null | 'reading'>('reading');
  const [isContinued, setContinued] = useState(false);
  const { kind, team, date } = session;
  const mayRecord = useStaysOpen(true, useMay()('performance.write', team.id));
  useEffect(() => {
    let isCurrent = true;
    void draftStore.find(draftKeyOf({ kind, team: { id: team.id, name: undefined }, date }, coachId)).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => void (isCurrent = false);
  }, [kind, team.id, date, coachId]);

  if (draft === 'reading')
    return (
      <AppDialog open wholeWindow title={recordingTexts.title(kind)} onClose={onClose}>
        <LoadingPanel text={recordingTexts.loadingAthletes} minHeight={240} />
      </AppDialog>
    );
  if (draft !== null && !isContinued)
    return (
      <KeptDraftDialog
        session={session}
        draft={draft}
        onContinue={mayRecord ? () => setContinued(true) : undefined}
        onClose={onClose}
      />
    );
  if (!mayRecord) return null;
  return <EntryDialog session={session} restored={draft} onClose={onClose} />;
}
