import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatLongDate, formatShortDate } from '@touchline/contracts/date-format';
import { AppDialog, LoadingPanel, QueryPanel, useDiscardGuard } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { teamAthletesQuery } from '../api/get-team-athletes.js';
import type { RecordingDraft } from '../draft/recording-draft.js';
import { SHEET_PARAM, type RecordingSession } from '../model/session.js';
import type { FieldId, RecordingPlan } from '../model/sheet-tests.js';
import { recordedAthletes, storedAthletes } from '../model/sheet.js';
import { NO_FILTER, shownAthletes } from '../model/shown-athletes.js';
import { EntryFilters } from './entry-filters.js';
import { EntryList } from './entry-list.js';
import { RecordingFooter } from './recording-footer.js';
import { RecordingProgress } from './recording-progress.js';
import { useRecording } from './use-recording.js';

/** Time to read the message of success. */
const CLOSE_DELAY_MS = 2_000;

interface EntryDialogProps {
  session: RecordingSession;
  /** The tests that the coach's role may record in the team. */
  plan: RecordingPlan;
  /** What this device kept of the session, and the coach continues; null for a new sheet. */
  restored: RecordingDraft | null;
  onClose: () => void;
}

/** Step 2: the values of each athlete, saved together. */
export function EntryDialog({ session, plan, restored, onClose }: EntryDialogProps) {
  const team = useQuery(teamAthletesQuery(useApi(), session.team.id));
  const recording = useRecording(session, plan, team.data, restored);
  const { phase, sheet, texts, shownValues } = recording;
  const [filter, setFilter] = useState(NO_FILTER);
  const [focusRequest, setFocusRequest] = useState<{ athleteId: number; field?: FieldId } | null>(null);
  const { guard, question } = useDiscardGuard(recording.dirty);
  const saveButton = useRef<HTMLButtonElement>(null);
  const shown = useMemo(() => shownAthletes(team.data ?? [], filter), [team.data, filter]);
  useUnsavedWork(recording.dirty, { heldBy: SHEET_PARAM });
  const isToday = session.date === todayIn(undefined, new Date());

  const closeSaved = useEffectEvent(onClose);
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(closeSaved, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const save = () => {
    const invalid = recording.save();
    if (invalid === undefined) return;
    // Clear the filter if it hides the field that has to be corrected.
    if (!shown.some((athlete) => athlete.athlete_id === invalid.athleteId)) setFilter(NO_FILTER);
    setFocusRequest(invalid);
  };
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      wholeWindow
      title={recordingTexts.title(plan.label)}
      subtitle={recordingTexts.session(session.team.name, formatLongDate(session.date))}
      busy={phase === 'saving'}
      onClose={close}
      actions={
        <RecordingFooter
          ref={saveButton}
          sheet={sheet}
          phase={phase}
          alert={recording.alert}
          ready={team.data !== undefined && team.data.length > 0 && !recording.checking}
          onSave={save}
          onClose={close}
        />
      }
    >
      <QueryPanel
        query={team}
        errorText={recordingTexts.athletesFailed}
        loadingText={recordingTexts.loadingAthletes}
        isEmpty={(athletes) => athletes.length === 0}
        empty={recordingTexts.noAthletes}
        minHeight={240}
      >
        {(athletes) =>
          recording.checking ? (
            <LoadingPanel text={recordingTexts.checking} minHeight={240} />
          ) : (
            <>
              <RecordingProgress
                plan={plan}
                done={recordedAthletes(sheet)}
                all={athletes.length}
                existingCount={storedAthletes(shownValues)}
                pastDay={isToday ? null : formatShortDate(session.date)}
                onCheckAgain={recording.checkAgain}
              />
              <EntryFilters
                athletes={athletes}
                shown={shown}
                sheet={sheet}
                filter={filter}
                onFilter={setFilter}
                onEnter={() => shown[0] && setFocusRequest({ athleteId: shown[0].athlete_id })}
              />
              <EntryList
                columns={recording.columns}
                isGrid={plan.isGrid}
                athletes={shown}
                labelOf={recording.labelOf}
                texts={texts}
                shownValues={shownValues}
                readOnly={phase !== 'typing'}
                isUnsaved={recording.isUnsaved}
                focusRequest={focusRequest}
                onText={recording.setText}
                onLastEnter={() => saveButton.current?.focus()}
              />
            </>
          )
        }
      </QueryPanel>
      {question}
    </AppDialog>
  );
}
