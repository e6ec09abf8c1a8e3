import { useRef, useState } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { useVersionedSave, type SaveConflict } from '@touchline/ui';
import { ApiError, createRetryKeys, useNotify } from '@touchline/ui/host';
import { historyTexts } from '../texts/history-texts.js';
import { beginDraft, currentRow, hasSameContent, judgeDraft, withText, type Draft, type DraftField } from './draft.js';
import type { HistoryKind, HistoryRow, HistoryWrite } from './history-kind.js';
import { saveErrorText, UnsendableError, withSaveError } from './save-error.js';

const SAVED_MS = 3000;
const FAILED_MS = 5000;

/** Keeps the key of earlier content: content that is changed and changed back creates no second record. */
const createDraftKeys = () => createRetryKeys<HistoryWrite<string>>({ keepsEarlier: true });

/** The state and actions of editing, for the rows, the form for a new record and their buttons. */
export interface HistoryDraft<K extends string> {
  draft: Draft<K> | null;
  /** True while a record is saved: buttons are disabled and fields read-only. */
  busy: boolean;
  /** Someone else changed or deleted the record since it was read. */
  conflict: SaveConflict<HistoryRow<K>> | null;
  edit: (row: HistoryRow<K>, typed?: Draft<K>['texts']) => void;
  add: () => void;
  setText: (field: DraftField<K>, text: string) => void;
  save: () => void;
  /** Ends editing and drops the typed values. */
  end: () => void;
  /** Ends editing if this record is edited, also while it is saved: it was deleted. */
  endIfEditing: (id: number) => void;
  /** Ends a conflict by storing the typed values over the current record. */
  keepMine: () => void;
}

/**
 * The one record that is edited or added: at most one at a time. `adds` begins with a new one; `onSaved` is called with
 * each stored record.
 */
export function useHistoryDraft<K extends string>(
  kind: HistoryKind<K>,
  rows: readonly HistoryRow<K>[],
  { adds, onSaved }: { adds: boolean; onSaved: (row: HistoryRow<K>) => void },
): HistoryDraft<K> {
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft<K> | null>(() => (adds ? beginDraft(kind.columns) : null));
  const saving = useVersionedSave<HistoryRow<K>>();
  const retryKeys = useRef(createDraftKeys());

  async function store(sent: Draft<K>): Promise<void> {
    // The draft may have ended before the answer arrives: its record can be deleted meanwhile.
    const replace = (next: Draft<K> | null) => setDraft((current) => (current === sent ? next : current));
    const fail = (error: unknown) => {
      replace(withSaveError(sent, error, kind.saveFailed));
      notify({ severity: 'error', text: saveErrorText(error, kind.saveFailed), forMs: FAILED_MS });
    };
    const succeed = (stored: HistoryRow<K>) => {
      replace(null);
      onSaved(stored);
      notify({ severity: 'success', text: historyTexts.saved, forMs: SAVED_MS });
    };

    const judged = judgeDraft(sent, kind, rows, todayIn(undefined, new Date()));
    if ('problems' in judged) return replace({ ...sent, problems: judged.problems });
    const { write } = judged;

    const outcome = await saving.save({
      store: () => retryKeys.current.send(write, (retryKey) => kind.save(write, retryKey)),
      changedCode: kind.conflictCode,
      read: async () => currentRow(sent, await kind.readRows(), kind.onePerDay),
      isAlreadySaved: (stored) => hasSameContent(stored, write),
    });

    if (outcome.kind === 'saved') succeed(outcome.answer);
    else if (outcome.kind === 'already-saved') succeed(outcome.stored);
    else if (outcome.kind === 'unread') fail(outcome.readError);
    else if (outcome.kind === 'failed') fail(outcome.error);
    else if (outcome.kind === 'conflict' && write.id === null && ApiError.isGone(outcome.error)) {
      // The retry key names a record that was deleted. The next save has a new key and adds the record again.
      saving.endConflict();
      fail(new UnsendableError(historyTexts.deletedAfterAdd));
    }
  }

  const begin = (next: Draft<K> | null) => {
    retryKeys.current = createDraftKeys();
    saving.endConflict();
    setDraft(next);
  };

  return {
    draft,
    busy: saving.busy,
    conflict: saving.conflict,
    edit: (row, typed) => begin(beginDraft(kind.columns, row, typed)),
    add: () => begin(beginDraft(kind.columns)),
    setText: (field, text) => setDraft((current) => current && withText(current, field, text)),
    // Enter calls this, too: unlike the button it cannot be disabled.
    save: () => {
      if (draft && !saving.busy && saving.conflict === null) void store(draft);
    },
    end: () => begin(null),
    endIfEditing: (id) => setDraft((current) => (current?.original?.id === id ? null : current)),
    keepMine: () => {
      if (!draft || !saving.conflict) return;
      const { stored } = saving.conflict;
      // An edit of the current record from here on, also when it began as a new one.
      const rebased: Draft<K> = { ...draft, original: stored ?? draft.original, version: stored?.version ?? 0 };
      setDraft(rebased);
      void store(rebased);
    },
  };
}
