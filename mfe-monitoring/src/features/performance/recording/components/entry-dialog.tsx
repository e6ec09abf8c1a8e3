import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatLongDate } from '@touchline/contracts/date-format';
import { AppDialog, LoadingPanel, QueryPanel, useDiscardGuard } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { teamAthletesQuery } from '../api/get-team-athletes.js';
import { titleOf } from '../model/recording-texts.js';
import type { RecordingSession } from '../model/session.js';
import { NO_FILTER, shownAthletes } from '../model/shown-athletes.js';
import { EntryFilters } from './entry-filters.js';
import { EntryList } from './entry-list.js';
import { RecordingFooter } from './recording-footer.js';
import { RecordingProgress } from './recording-progress.js';
import { useRecording } from './use-recording.js';

/** Time to read what was saved. */
const CLOSES_AFTER_MS = 2_000;

/** Step 2: a value for each athlete, in one save. */
export function EntryDialog({ session, onClose }: { session: RecordingSession; onClose: () => void }) {
  const team = useQuery(teamAthletesQuery(useApi(), session.team.id));
  const recording = useRecording(session, team.data);
  const { phase, sheet, texts, seen } = recording;
  const [filter, setFilter] = useState(NO_FILTER);
  const [wanted, setWanted] = useState<{ athleteId: number } | null>(null);
  const { guard, question } = useDiscardGuard(recording.dirty);
  const saveButton = useRef<HTMLButtonElement>(null);
  const shown = useMemo(() => shownAthletes(team.data ?? [], filter), [team.data, filter]);
  useUnsavedWork(recording.dirty);

  const closeSaved = useEffectEvent(onClose);
  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(closeSaved, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const save = () => {
    const athleteId = recording.save();
    if (athleteId === undefined) return;
    // It may be out of sight: what has to be mended is always shown.
    if (!shown.some((athlete) => athlete.athlete_id === athleteId)) setFilter(NO_FILTER);
    setWanted({ athleteId });
  };
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      wholeWindow
      title={titleOf(session.kind)}
      subtitle={`${session.team.name} · ${formatLongDate(session.date)}`}
      busy={phase === 'saving'}
      onClose={close}
      actions={
        <RecordingFooter
          ref={saveButton}
          sheet={sheet}
          phase={phase}
          trouble={recording.trouble}
          ready={team.data !== undefined && team.data.length > 0 && !recording.looking}
          onSave={save}
          onClose={close}
        />
      }
    >
      <QueryPanel
        query={team}
        errorText="Failed to load athletes. Please try again."
        loadingText="Loading athletes..."
        isEmpty={(athletes) => athletes.length === 0}
        empty="No athletes found"
        minHeight={240}
      >
        {(athletes) =>
          recording.looking ? (
            <LoadingPanel text="Looking for earlier values of today..." minHeight={240} />
          ) : (
            <>
              <RecordingProgress
                done={sheet.ready.length}
                all={athletes.length}
                earlier={seen?.size ?? null}
                onCheckAgain={recording.lookAgain}
              />
              <EntryFilters
                athletes={athletes}
                shown={shown}
                sheet={sheet}
                filter={filter}
                onFilter={setFilter}
                onEnter={() => shown[0] && setWanted({ athleteId: shown[0].athlete_id })}
              />
              <EntryList
                kind={session.kind}
                athletes={shown}
                texts={texts}
                seen={seen}
                readOnly={phase !== 'typing'}
                wanted={wanted}
                onText={recording.setText}
                onEnd={() => saveButton.current?.focus()}
              />
            </>
          )
        }
      </QueryPanel>
      {question}
    </AppDialog>
  );
}
