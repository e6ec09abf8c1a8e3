import { useState } from 'react';
import { EVENT_CHANGED } from '@touchline/contracts/error-codes';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { useVersionedSave, type SaveConflict } from '@touchline/ui';
import type { FormProblems } from '@touchline/ui/forms';
import { callHint, useApi, hintWithInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { calendarTexts } from '../../shared/texts/calendar-texts.js';
import { changeEventMutation } from './api/change-event.js';
import { findEvent } from './api/find-event.js';
import { differingFields } from './model/differing-fields.js';
import {
  firstMissingField,
  firstProblemField,
  isSameValues,
  judgeEvent,
  mergeValues,
  serverProblems,
  toChangeBody,
  valuesOf,
  type EventProblems,
  type EventValues,
} from './model/event-values.js';
import { failureReason } from './model/event-format.js';
import type { EventFormState } from './event-form-state.js';
import type { FormFocusTarget } from './use-calendar-focus.js';
import type { ShowMessage } from './use-message-dialog.js';

/** A conflict with someone else's change or deletion, and the scope of the save that met it. */
export interface EditConflict extends SaveConflict<CalendarEvent> {
  scope: EventScope;
}

interface Editing {
  /** The stored event that the coach last saw. */
  event: CalendarEvent;
  values: EventValues;
  problems: EventProblems;
  conflict: EditConflict | null;
}

export interface EditForm extends EventFormState {
  event: CalendarEvent;
  conflict: EditConflict | null;
  /** The dialog that asks for the scope within the series is open. */
  scopeDialogOpen: boolean;
  chooseScope: (scope: EventScope) => void;
  cancelScope: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface EditFormOptions {
  /** The edited event from the address; null for none. */
  eventId: number | null;
  events: readonly CalendarEvent[] | undefined;
  today: CalendarDate;
  showMessage: ShowMessage;
  focus: (target: FormFocusTarget) => void;
  /** `answer` is null when an earlier request had already stored the input. */
  onSaved: (event: CalendarEvent, answer: SavedEvent | null) => void;
}

const startEditing = (event: CalendarEvent): Editing => ({
  event,
  values: valuesOf(event),
  problems: {},
  conflict: null,
});

/** The input of an edit on top of the stored event. */
const mergeWith = ({ event, values }: Editing, stored: CalendarEvent): EventValues =>
  mergeValues(values, valuesOf(event), valuesOf(stored));

/**
 * The form of a stored event; `editing` is null without one. The input stays until it is saved or discarded with `end`.
 */
export function useEditForm({ eventId, events, today, showMessage, focus, onSaved }: EditFormOptions): {
  editing: EditForm | null;
  end: () => void;
} {
  const api = useApi();
  const changing = useMutation(changeEventMutation(api, useQueryClient()));
  const saving = useVersionedSave<CalendarEvent, SavedEvent>();
  const [typed, setTyped] = useState<Editing | null>(null);
  const [scopeDialogOpen, setScopeDialogOpen] = useState(false);
  // The address names another event: the input of the previous one was saved or discarded.
  if (typed !== null && typed.event.event_id !== eventId) {
    setTyped(null);
    setScopeDialogOpen(false);
  }
  const stored = events?.find((event) => event.event_id === eventId);
  // The form follows the stored event until something is typed.
  const current = typed?.event.event_id === eventId ? typed : stored ? startEditing(stored) : null;
  const end = () => setTyped(null);
  if (current === null) return { editing: null, end };
  const { event, values } = current;

  async function send(submitted: Editing, scope: EventScope): Promise<void> {
    const { event: seen, values: input } = submitted;
    setTyped(submitted);
    const { sent, problems } = judgeEvent(input, seen);
    if (sent === null) return showProblems(submitted, problems);

    const outcome = await saving.save({
      store: () => changing.mutateAsync({ eventId: seen.event_id, scope, body: toChangeBody(sent, seen) }),
      changedCode: EVENT_CHANGED,
      read: () => findEvent(api, seen.event_id, today),
      isAlreadySaved: (found) => differingFields(mergeWith(submitted, found), found).length === 0,
    });

    switch (outcome.kind) {
      case 'saved':
        return onSaved(seen, outcome.answer);
      case 'already-saved':
        return onSaved(outcome.stored, null);
      case 'conflict': {
        const found = outcome.stored;
        const merged = found === null ? input : mergeWith(submitted, found);
        return setTyped({ ...submitted, values: merged, conflict: { stored: found, scope } });
      }
      case 'unread':
      case 'failed':
        return showFailure(submitted, outcome.error);
      case 'ignored':
        return;
    }
  }

  function showFailure(submitted: Editing, error: unknown): void {
    const problems = serverProblems(error);
    setTyped({ ...submitted, problems, conflict: null });
    showMessage({
      text: calendarTexts.updateFailed(failureReason(error)),
      hint: hintWithInputKept(callHint(error)),
      focus: () => focus(firstProblemField(problems) ?? 'submit'),
    });
  }

  function submit(): void {
    if (saving.busy || current === null || current.conflict !== null) return;
    const { problems } = judgeEvent(values, event);
    if (problems !== null) return showProblems(current, problems);
    if (event.series_id === null) return void send({ ...current, problems: {} }, 'one');
    setTyped({ ...current, problems: {} });
    setScopeDialogOpen(true);
  }

  function showProblems(submitted: Editing, problems: FormProblems): void {
    setTyped({ ...submitted, problems });
    // The message names type, title and time; a missing date shows at its field only.
    const { date: _date, ...named } = problems;
    const missing = firstMissingField(named);
    if (missing === undefined) return focus(firstProblemField(problems) ?? 'submit');
    showMessage({ title: 'Edit Event', text: calendarTexts.editMissingFields, focus: () => focus(missing) });
  }

  const editing: EditForm = {
    event,
    values,
    problems: current.problems,
    conflict: current.conflict,
    busy: saving.busy,
    dirty: typed !== null && !isSameValues(values, valuesOf(event)),
    setField: (field, value) =>
      setTyped({
        ...current,
        values: { ...values, [field]: value },
        problems: { ...current.problems, [field]: undefined },
      }),
    submit,
    scopeDialogOpen,
    chooseScope: (scope) => {
      setScopeDialogOpen(false);
      void send(current, scope);
    },
    cancelScope: () => setScopeDialogOpen(false),
    keepMine: () => {
      // From now on this is an edit of their version.
      const { conflict } = current;
      if (conflict?.stored) void send({ ...current, event: conflict.stored, conflict: null }, conflict.scope);
    },
    takeTheirs: () => {
      if (current.conflict?.stored) setTyped(startEditing(current.conflict.stored));
    },
  };
  return { editing, end };
}
