import { useCallback, useMemo, useRef, useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import type { RecordedTests } from '@touchline/contracts/performance-tests.schema';
import { useVersionedSave, type VersionedWrite } from '@touchline/ui';
import { useApi, useNotify } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { useIsOnline } from '../../../../shared/use-is-online.js';
import { existingTestsQuery } from '../api/check-existing.js';
import { recordTestsMutation } from '../api/record-tests.js';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import type { RecordingDraft } from '../draft/recording-draft.js';
import { useKeptDraft } from '../draft/use-kept-draft.js';
import { saveErrorText, validationText } from '../model/save-messages.js';
import type { RecordingSession } from '../model/session.js';
import {
  changedByOthers,
  isTyped,
  readSheet,
  recordBody,
  shownValuesOf,
  type ShownValues,
  type Sheet,
  type Texts,
} from '../model/sheet.js';

const TOAST_MS = 3_000;
const NO_ATHLETES: readonly Athlete[] = [];

/** The alert above the buttons. It stays until the next save, or until the next key when typing can correct it. */
interface RecordingAlert {
  severity: 'warning' | 'error';
  text: string;
  clearsOnTyping: boolean;
}

export interface Recording {
  /** The names of the team, equal ones told apart. */
  labelOf: (athlete: Athlete) => string;
  texts: Texts;
  setText: (athleteId: number, text: string) => void;
  sheet: Sheet;
  shownValues: ShownValues;
  /** The first check for earlier values of the day is running. */
  checking: boolean;
  checkAgain: () => void;
  phase: 'typing' | 'saving' | 'saved';
  /** True when typed values are not saved yet. */
  dirty: boolean;
  /** The fields say that their values are not saved yet: continued from a draft, offline, or after a failed save. */
  isUnsaved: boolean;
  alert: RecordingAlert | null;
  /** Saves all typed values. Returns the first athlete whose value is invalid; then nothing is sent. */
  save: () => number | undefined;
}

/**
 * The state of one recording: typed values, stored values and the save. Typed values stay after every failure, and on
 * this device as a draft. `restored` is the draft that the coach continues.
 */
export function useRecording(
  session: RecordingSession,
  loaded: readonly Athlete[] | undefined,
  restored: RecordingDraft | null,
): Recording {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const athletes = loaded ?? NO_ATHLETES;
  const athleteIds = useMemo(() => athletes.map((athlete) => athlete.athlete_id), [athletes]);
  const labelOf = useMemo(() => labelsOf(athletes), [athletes]);
  const lookup = existingTestsQuery(api, session, athleteIds);
  const existing = useQuery({ ...lookup, enabled: athleteIds.length > 0 });
  const record = useMutation(recordTestsMutation(api, queryClient));
  const saving = useVersionedSave<ReadonlyMap<number, number>, RecordedTests>();
  const [texts, setTexts] = useState<Texts>(restored?.texts ?? new Map());
  const [phase, setPhase] = useState<Recording['phase']>('typing');
  const [alert, setAlert] = useState<RecordingAlert | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const isOnline = useIsOnline();
  /** Values of failed saves: they may be stored, when only the answer got lost. */
  const sent = useRef<Sheet['ready']>([]);
  const shownValues = useMemo(() => (existing.data ? shownValuesOf(existing.data) : null), [existing.data]);
  const sheet = useMemo(
    () => readSheet(session.kind, athleteIds, texts, shownValues),
    [session.kind, athleteIds, texts, shownValues],
  );

  useKeptDraft(session, { texts, seen: shownValues, saved: phase === 'saved', restored });

  const setText = useCallback((athleteId: number, text: string) => {
    setTexts((current) => new Map(current).set(athleteId, text));
    setAlert((current) => (current?.clearsOnTyping ? null : current));
  }, []);

  const nameOf = (athleteId: number) =>
    athletes
      .filter((athlete) => athlete.athlete_id === athleteId)
      .map(labelOf)
      .join();
  const conflictAlert = (theirs: ReturnType<typeof changedByOthers>): RecordingAlert => ({
    severity: 'warning',
    text: recordingTexts.changedByOthers(
      session.kind,
      theirs.map(({ athleteId, value }) => ({ name: nameOf(athleteId), value })),
    ),
    clearsOnTyping: false,
  });
  const failureAlert = (error: unknown): RecordingAlert => ({
    severity: 'error',
    text: saveErrorText(
      error,
      sheet.ready.map(({ athleteId }) => nameOf(athleteId)),
      navigator.onLine,
    ),
    clearsOnTyping: false,
  });

  /** The call that stores the values over those the coach saw (`basis`). */
  const writeOver = (basis: ShownValues): VersionedWrite<ReadonlyMap<number, number>, RecordedTests> => ({
    store: () => record.mutateAsync(recordBody(session, sheet.ready, basis)),
    changedCode: PERFORMANCE_TEST_CHANGED,
    goneIsConflict: false,
    // Also shows the values of others beside the fields; the next save counts them as seen.
    read: async () => shownValuesOf(await queryClient.fetchQuery({ ...lookup, staleTime: 0 })),
  });

  /** Resolves null when all values are stored, undefined when another save is running, else the alert to show. */
  async function store(basis: ShownValues): Promise<RecordingAlert | null | undefined> {
    const theirsIn = (stored: ReadonlyMap<number, number>) =>
      changedByOthers(session.kind, sheet.ready, basis, stored, sent.current);
    const outcome = await saving.save({
      ...writeOver(basis),
      // The stored values are the coach's own, from an earlier save whose answer got lost.
      rebase: (stored) => (theirsIn(stored).length === 0 ? writeOver(stored) : null),
    });

    switch (outcome.kind) {
      case 'saved':
        notify({ severity: 'success', text: recordingTexts.saved(session.kind, outcome.answer), forMs: TOAST_MS });
        return null;
      case 'conflict':
        return conflictAlert(theirsIn(outcome.stored ?? new Map()));
      case 'unread':
        return failureAlert(outcome.error);
      case 'failed':
        sent.current = [...sent.current, ...sheet.ready];
        return failureAlert(outcome.error);
      default:
        return undefined;
    }
  }

  const save = () => {
    if (phase !== 'typing') return undefined;
    const invalid = validationText(session.kind, sheet);
    if (invalid !== null) setAlert({ severity: 'warning', text: invalid, clearsOnTyping: true });
    else {
      setPhase('saving');
      setHasTried(true);
      setAlert(null);
      void store(shownValues).then((outcome) => {
        if (outcome === undefined) return;
        setAlert(outcome);
        setPhase(outcome === null ? 'saved' : 'typing');
      });
    }
    return sheet.problems[0];
  };

  /** What others stored since the restored values were typed; the values of the same size are its own. */
  const meanwhile = useMemo(
    () =>
      restored && existing.data
        ? changedByOthers(session.kind, sheet.ready, restored.seen, shownValuesOf(existing.data), sheet.ready)
        : [],
    [restored, existing.data, session.kind, sheet.ready],
  );
  const restoredAlert = meanwhile.length === 0 || hasTried ? null : conflictAlert(meanwhile);

  return {
    labelOf,
    texts,
    setText,
    sheet,
    shownValues,
    // Later checks run while the coach types.
    checking: existing.isPending && existing.errorUpdateCount === 0,
    checkAgain: () => void existing.refetch(),
    phase,
    dirty: phase !== 'saved' && isTyped(texts),
    isUnsaved: phase === 'typing' && (restored !== null || hasTried || !isOnline),
    alert: alert ?? restoredAlert,
    save,
  };
}
