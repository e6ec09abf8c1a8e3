import { useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { useNotify } from '@touchline/ui/host';
import { checkDraft, draftOf, newDraft, withDate, withText, type Draft } from './draft.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { isConflict, refusalText, refused } from './refusal.js';

/** What a row, the form for a new record and their buttons need to edit. */
export interface HistoryDraft<K extends string> {
  draft: Draft<K> | null;
  busy: boolean;
  edit: (row: HistoryRow<K>, typed?: Draft<K>['texts']) => void;
  add: () => void;
  setText: (key: K, text: string) => void;
  setDate: (date: CalendarDate) => void;
  save: () => void;
  /** Ends editing, whatever was typed. */
  end: () => void;
  /** Ends editing if it is this record that is edited. */
  endOf: (id: number) => void;
  /** After a conflict: stores what was typed over what stands there now. */
  keepMine: () => void;
}

/** The one record that is being edited or added: at most one at a time. `onSaved` hears the day of each that was stored. */
export function useHistoryDraft<K extends string>(kind: HistoryKind<K>, rows: readonly HistoryRow<K>[], onSaved: (date: CalendarDate) => void): HistoryDraft<K> {
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft<K> | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = (tried: Draft<K>, error: unknown) => {
    setDraft(refused(tried, kind, error));
    notify({ severity: 'error', text: refusalText(error, kind.saveFailed), forMs: 5000 });
  };

  async function store(tried: Draft<K>): Promise<void> {
    const checked = checkDraft(tried, kind.columns, rows, todayIn(undefined, new Date()));
    if ('problems' in checked) {
      setDraft({ ...tried, problems: checked.problems });
      return;
    }
    setBusy(true);
    try {
      await kind.save(checked.write);
      setDraft(null);
      onSaved(checked.write.date);
      notify({ severity: 'success', text: 'Changes saved successfully!', forMs: 3000 });
    } catch (error) {
      if (!isConflict(error, kind.conflictCode)) fail(tried, error);
      else await kind.readStored(tried.date).then((stored) => setDraft({ ...tried, conflict: { stored } }), (unread: unknown) => fail(tried, unread));
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    busy,
    edit: (row, typed) => setDraft(draftOf(row, kind.columns, typed)),
    add: () => setDraft(newDraft(kind.columns)),
    setText: (key, text) => setDraft((now) => now && withText(now, key, text)),
    setDate: (date) => setDraft((now) => now && withDate(now, date)),
    save: () => {
      if (draft && !busy) void store(draft);
    },
    end: () => setDraft(null),
    endOf: (id) => setDraft((now) => (now?.original?.id === id ? null : now)),
    keepMine: () => {
      if (!draft?.conflict || busy) return;
      const { stored } = draft.conflict;
      // From here on it is an edit of what stands there now, even if it began as a new record.
      const rebased: Draft<K> = { ...draft, original: stored ?? draft.original, version: stored?.version ?? 0, conflict: null };
      setDraft(rebased);
      void store(rebased);
    },
  };
}
