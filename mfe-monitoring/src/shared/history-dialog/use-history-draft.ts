import { useRef, useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { useNotify } from '@touchline/ui/host';
import { checkDraft, draftOf, holds, newDraft, storedRow, withDate, withText, type Draft } from './draft.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { isConflict, isGone, refusalText, refused, SaveRefusal } from './refusal.js';
import { createRetryKeys } from './retry-keys.js';

const ADDED_AND_DELETED =
  'This entry had been added and was deleted by someone else meanwhile. Save again to add it anew.';

/** What a row, the form for a new record and their buttons need to edit. While `busy` whoever shows them takes nothing: buttons are disabled, boxes only read. */
export interface HistoryDraft<K extends string> {
  draft: Draft<K> | null;
  /** What was typed is being stored. */
  busy: boolean;
  edit: (row: HistoryRow<K>, typed?: Draft<K>['texts']) => void;
  add: () => void;
  setText: (key: K, text: string) => void;
  setDate: (date: CalendarDate) => void;
  save: () => void;
  /** Ends editing, whatever was typed. */
  end: () => void;
  /** The record is gone: ends editing if it is this one that is edited, also while it is being stored. */
  endOf: (id: number) => void;
  /** After a conflict: stores what was typed over what stands there now. */
  keepMine: () => void;
}

/** The one record that is being edited or added: at most one at a time. `onSaved` hears of each as it was stored. */
export function useHistoryDraft<K extends string>(
  kind: HistoryKind<K>,
  rows: readonly HistoryRow<K>[],
  onSaved: (row: HistoryRow<K>) => void,
): HistoryDraft<K> {
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft<K> | null>(null);
  const [busy, setBusy] = useState(false);
  const retryKeys = useRef(createRetryKeys());

  async function store(tried: Draft<K>): Promise<void> {
    // Whatever comes of it concerns this draft only: its record may be deleted before the answer is there.
    const become = (next: Draft<K> | null) => setDraft((now) => (now === tried ? next : now));
    const fail = (error: unknown) => {
      become(refused(tried, kind, error));
      notify({ severity: 'error', text: refusalText(error, kind.saveFailed), forMs: 5000 });
    };
    const checked = checkDraft(tried, kind, rows, todayIn(undefined, new Date()));
    if ('problems' in checked) {
      become({ ...tried, problems: checked.problems });
      return;
    }
    const { write } = checked;
    const succeed = (stored: HistoryRow<K>) => {
      become(null);
      onSaved(stored);
      notify({ severity: 'success', text: 'Changes saved successfully!', forMs: 3000 });
    };
    const compare = (now: readonly HistoryRow<K>[]) => {
      const stored = storedRow(tried, now, kind.onePerDay);
      // It arrived with an earlier save, of which only the answer got lost. And where someone else has typed the same, there is nothing to decide either.
      if (stored && holds(stored, write)) succeed(stored);
      else become({ ...tried, conflict: { stored } });
    };
    const beginAnew = () => {
      retryKeys.current.renew(write);
      fail(new SaveRefusal(ADDED_AND_DELETED));
    };
    setBusy(true);
    try {
      succeed(await kind.save(write, retryKeys.current.of(write)));
    } catch (error) {
      const gone = isGone(error);
      if (isConflict(error, kind.conflictCode) || (gone && write.id !== null))
        await kind.readRows().then(compare, fail);
      // Of an athlete out of reach the records cannot be read either, and that is what is said then.
      else if (gone) await kind.readRows().then(beginAnew, fail);
      else fail(error);
    } finally {
      setBusy(false);
    }
  }

  const begin = (fresh: Draft<K>) => {
    retryKeys.current = createRetryKeys();
    setDraft(fresh);
  };
  return {
    draft,
    busy,
    edit: (row, typed) => begin(draftOf(row, kind.columns, typed)),
    add: () => begin(newDraft(kind.columns)),
    setText: (key, text) => setDraft((now) => now && withText(now, key, text)),
    setDate: (date) => setDraft((now) => now && withDate(now, date)),
    // Enter saves as well, and cannot be disabled as a button is; nor does it overlook a conflict that waits for its answer.
    save: () => {
      if (draft && !busy && draft.conflict === null) void store(draft);
    },
    end: () => setDraft(null),
    endOf: (id) => setDraft((now) => (now?.original?.id === id ? null : now)),
    keepMine: () => {
      if (!draft?.conflict) return;
      const { stored } = draft.conflict;
      // From here on it is an edit of what stands there now, even if it began as a new record.
      const rebased: Draft<K> = {
        ...draft,
        original: stored ?? draft.original,
        version: stored?.version ?? 0,
        conflict: null,
      };
      setDraft(rebased);
      void store(rebased);
    },
  };
}
