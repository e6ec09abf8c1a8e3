import { useCallback, useMemo, useRef, useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { RecordedTests } from '@touchline/contracts/performance-tests.schema';
import { useVersionedSave, type VersionedWrite } from '@touchline/ui';
import { useApi, useNotify } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { useIsOnline } from '../../../../shared/use-is-online.js';
import { storedDayQuery } from '../api/check-existing.js';
import { recordTestsMutation, saveMeasurementsMutation } from '../api/record-tests.js';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import type { RecordingDraft } from '../draft/recording-draft.js';
import { useKeptDraft } from '../draft/use-kept-draft.js';
import { saveErrorText, validationText } from '../model/save-messages.js';
import type { RecordingSession } from '../model/session.js';
import {
  columnName,
  columnsOf,
  fieldOf,
  fieldText,
  valueText,
  type RecordingPlan,
  type SheetColumn,
} from '../model/sheet-tests.js';
import { sheetWrites, type SheetWrite, type StoredDay } from '../model/sheet-writes.js';
import {
  changedByOthers,
  isTyped,
  readSheet,
  withText,
  type Sheet,
  type SheetEntry,
  type ShownValues,
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
  columns: readonly SheetColumn[];
  texts: Texts;
  setText: (column: SheetColumn, athleteId: number, text: string) => void;
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
  /** Saves all typed values. Returns the first field whose value is invalid; then nothing is sent. */
  save: () => Sheet['problems'][number] | undefined;
}

/**
 * The state of one recording: typed values, stored values and the save. Typed values stay after every failure, and on
 * this device as a draft. `restored` is the draft that the coach continues.
 */
export function useRecording(
  session: RecordingSession,
  plan: RecordingPlan,
  loaded: readonly Athlete[] | undefined,
  restored: RecordingDraft | null,
): Recording {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const athletes = loaded ?? NO_ATHLETES;
  const athleteIds = useMemo(() => athletes.map((athlete) => athlete.athlete_id), [athletes]);
  const labelOf = useMemo(() => labelsOf(athletes), [athletes]);
  const columns = useMemo(() => columnsOf(plan), [plan]);
  const lookup = storedDayQuery(api, session, plan, athleteIds);
  const existing = useQuery({ ...lookup, enabled: athleteIds.length > 0 });
  const record = useMutation(recordTestsMutation(api, queryClient));
  const measure = useMutation(saveMeasurementsMutation(api, queryClient));
  const saving = useVersionedSave<StoredDay, RecordedTests | null>();
  const [texts, setTexts] = useState<Texts>(restored?.texts ?? new Map());
  const [phase, setPhase] = useState<Recording['phase']>('typing');
  const [alert, setAlert] = useState<RecordingAlert | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const isOnline = useIsOnline();
  /** Values of saves: they may be stored, also when the answer got lost. */
  const sent = useRef<readonly SheetEntry[]>([]);
  const shownValues = existing.data?.values ?? null;
  const sheet = useMemo(
    () => readSheet(columns, athleteIds, texts, shownValues),
    [columns, athleteIds, texts, shownValues],
  );

  useKeptDraft(session, { texts, seen: shownValues, saved: phase === 'saved', restored });

  const setText = useCallback(
    (column: SheetColumn, athleteId: number, text: string) => {
      const field = fieldOf(column, athleteId);
      const stored = column.showsStored ? shownValues?.get(field) : undefined;
      setTexts((current) => withText(current, field, text, stored === undefined ? '' : fieldText(column, stored)));
      setAlert((current) => (current?.clearsOnTyping ? null : current));
    },
    [shownValues],
  );

  const nameOf = ({ athleteId, column }: Omit<SheetEntry, 'value'>) =>
    [
      ...athletes.filter((athlete) => athlete.athlete_id === athleteId).map(labelOf),
      ...(plan.isGrid ? [columnName(column)] : []),
    ].join(', ');
  const conflictAlert = (theirs: readonly SheetEntry[]): RecordingAlert => ({
    severity: 'warning',
    text: recordingTexts.changedByOthers(
      theirs.map((entry) => ({
        name: nameOf(entry),
        value: entry.value === null ? null : valueText(entry.column, entry.value),
      })),
    ),
    clearsOnTyping: false,
  });
  const failureAlert = (error: unknown, entries: readonly SheetEntry[]): RecordingAlert => ({
    severity: 'error',
    text: saveErrorText(error, entries.map(nameOf), navigator.onLine),
    clearsOnTyping: false,
  });

  const send = async (write: SheetWrite): Promise<RecordedTests | null> => {
    if (write.to === 'tests') return record.mutateAsync(write.body);
    await measure.mutateAsync(write.body);
    return null;
  };
  /** The call that stores these entries of one kind over what is stored now. */
  const writeOver = (write: SheetWrite): VersionedWrite<StoredDay, RecordedTests | null> => ({
    store: () => send(write),
    changedCode: write.changedCode,
    goneIsConflict: false,
    // Also shows the values of others; the next save counts them as seen.
    read: () => queryClient.fetchQuery({ ...lookup, staleTime: 0 }),
  });

  /** Resolves to the answer when the values are stored, undefined when another save is running, else to the alert to show. */
  async function storeWrite(
    write: SheetWrite,
    basis: ShownValues,
  ): Promise<{ answer: RecordedTests | null } | { alert: RecordingAlert } | undefined> {
    const theirsIn = ({ values }: StoredDay, entries = write.entries) =>
      changedByOthers(entries, basis, values, sent.current);
    const outcome = await saving.save({
      ...writeOver(write),
      // The stored values are the coach's own, from an earlier save whose answer got lost.
      rebase: (stored) => {
        const [rebased] = sheetWrites(session, write.entries, stored);
        return theirsIn(stored).length === 0 && rebased ? writeOver(rebased) : null;
      },
    });

    switch (outcome.kind) {
      case 'saved':
        sent.current = [...sent.current, ...write.entries];
        return { answer: outcome.answer };
      case 'conflict':
        return { alert: conflictAlert(outcome.stored ? theirsIn(outcome.stored, sheet.ready) : []) };
      case 'unread':
        return { alert: failureAlert(outcome.error, write.entries) };
      case 'failed':
        sent.current = [...sent.current, ...write.entries];
        return { alert: failureAlert(outcome.error, write.entries) };
      default:
        return undefined;
    }
  }

  /** Resolves null when all values are stored, undefined when another save is running, else the alert to show. */
  async function store(): Promise<RecordingAlert | null | undefined> {
    const answers: (RecordedTests | null)[] = [];
    for (const write of sheetWrites(session, sheet.ready, existing.data ?? null)) {
      const outcome = await storeWrite(write, shownValues);
      if (outcome === undefined) return undefined;
      if ('alert' in outcome) return outcome.alert;
      answers.push(outcome.answer);
    }
    notify({ severity: 'success', text: savedText(plan, sheet, answers), forMs: TOAST_MS });
    return null;
  }

  const save = () => {
    if (phase !== 'typing') return undefined;
    const invalid = validationText(plan, sheet);
    if (invalid !== null) setAlert({ severity: 'warning', text: invalid, clearsOnTyping: true });
    else {
      setPhase('saving');
      setHasTried(true);
      setAlert(null);
      void store().then((outcome) => {
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
      restored && existing.data ? changedByOthers(sheet.ready, restored.seen, existing.data.values, sheet.ready) : [],
    [restored, existing.data, sheet.ready],
  );
  const restoredAlert = meanwhile.length === 0 || hasTried ? null : conflictAlert(meanwhile);

  return {
    labelOf,
    columns,
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

/** The message of success: by the counts of the server for a product test, else by those of the sheet. */
function savedText(plan: RecordingPlan, { ready }: Sheet, answers: readonly (RecordedTests | null)[]): string {
  const [test, answer] = [plan.tests[0], answers[0]];
  if (!plan.isGrid && test?.product != null && answer) return recordingTexts.saved(test.product, answer);
  const removed = ready.filter(({ value }) => value === null).length;
  return recordingTexts.savedValues(ready.length - removed, removed);
}
