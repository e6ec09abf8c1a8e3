import { useEffect, useMemo, useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { AppDialog, Button, EmptyPanel, LoadingPanel, QueryPanel } from '@touchline/ui';
import { useApi, useCoach, useMay, useStaysOpen } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { recordingTexts } from '../../../shared/texts/recording-texts.js';
import { EntryDialog } from './components/entry-dialog.js';
import { KeptDraftDialog } from './components/kept-draft-dialog.js';
import { TeamDialog } from './components/team-dialog.js';
import { draftStore } from './draft/draft-store.js';
import { draftKeyOf, type RecordingDraft } from './draft/recording-draft.js';
import type { RecordingKind } from './model/recording-kind.js';
import { measuresOf } from './model/sheet-tests.js';
import { parseSheet, sheetValue, type RecordingSession } from './model/session.js';
import { writableTests } from './model/writable-tests.js';
import type { RecordingSteps } from './use-recording-steps.js';
import { useRecordingLabels } from './use-recording-labels.js';
import { useRecordingPlan } from './use-recording-plan.js';

export interface RecordingFlowProps {
  steps: RecordingSteps;
  /** Preselected team: that of the athlete on screen. */
  teamId?: number | undefined;
}

/** Records the tests of a team, in two dialogs: the team, then the values. Both are steps of the address. */
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
  return <RecordingTeam kind={steps.kind} today={today} steps={steps} teamId={teamId} />;
}

interface RecordingTeamProps extends RecordingFlowProps {
  kind: RecordingKind;
  today: CalendarDate;
}

/** The choice of the team, once it is known what is recorded. */
function RecordingTeam({ kind, today, steps, teamId }: RecordingTeamProps) {
  const { plan, query } = useRecordingPlan(kind, today);
  if (!plan) return <MissingPlan isGone={plan === null} query={query} onClose={steps.close} />;
  return (
    <TeamDialog
      plan={plan}
      today={today}
      teamId={teamId}
      onStart={(team) =>
        steps.openSheet(sheetValue({ kind, team: { id: team.team_id, name: team.team_name }, date: today }))
      }
      onCancel={steps.close}
    />
  );
}

/** In place of a dialog: the tests are loading or failed to load, or there is nothing that can be recorded. */
function MissingPlan({
  isGone,
  query,
  text = recordingTexts.notRecordable,
  onClose,
}: {
  isGone: boolean;
  query: ReturnType<typeof useRecordingPlan>['query'];
  text?: string;
  onClose: () => void;
}) {
  return (
    <AppDialog
      open
      title={recordingTexts.title(recordingTexts.someTest)}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {isGone ? (
        <EmptyPanel text={text} minHeight={160} />
      ) : (
        <QueryPanel
          query={{ ...query, data: undefined }}
          errorText={recordingTexts.catalogueFailed}
          loadingText={recordingTexts.loadingCatalogue}
          minHeight={160}
        >
          {() => null}
        </QueryPanel>
      )}
    </AppDialog>
  );
}

/** The sheet of a session. What this device still keeps of it is offered first. */
function RecordingSheet({ session, onClose }: { session: RecordingSession; onClose: () => void }) {
  const coachId = useCoach().coach_id;
  const [draft, setDraft] = useState<RecordingDraft | null | 'reading'>('reading');
  const [isContinued, setContinued] = useState(false);
  const { kind, team, date } = session;
  const may = useMay();
  const kept = useMemo(() => (draft === 'reading' || !draft ? undefined : measuresOf(draft.texts.keys())), [draft]);
  const { plan, query } = useRecordingPlan(kind, date, kept);
  const label = useRecordingLabels([session])(session);
  const mayRecord = useStaysOpen(true, plan ? writableTests(plan, may, team.id).length > 0 : plan === undefined);
  // The fields stay while the sheet is open, also when a role or the catalogue changes.
  const [opened, setOpened] = useState<typeof plan>(null);
  const isReady = draft !== 'reading' && (draft === null || isContinued);
  if (isReady && plan && !opened && mayRecord) setOpened({ ...plan, tests: writableTests(plan, may, team.id) });
  useEffect(() => {
    let isCurrent = true;
    void draftStore.find(draftKeyOf({ kind, team: { id: team.id, name: undefined }, date }, coachId)).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => void (isCurrent = false);
  }, [kind, team.id, date, coachId]);

  if (draft === 'reading')
    return (
      <AppDialog open wholeWindow title={recordingTexts.title(label)} onClose={onClose}>
        <LoadingPanel text={recordingTexts.loadingAthletes} minHeight={240} />
      </AppDialog>
    );
  if (draft !== null && !isContinued)
    return (
      <KeptDraftDialog
        session={session}
        label={label}
        draft={draft}
        onContinue={mayRecord && plan !== null ? () => setContinued(true) : undefined}
        onClose={onClose}
      />
    );
  if (opened) return <EntryDialog session={session} plan={opened} restored={draft} onClose={onClose} />;
  if (!plan) return <MissingPlan isGone={plan === null} query={query} onClose={onClose} />;
  return null;
}
