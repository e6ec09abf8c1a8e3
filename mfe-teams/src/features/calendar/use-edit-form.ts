import { useState } from 'react';
import { EVENT_CHANGED } from '@touchline/contracts/error-codes';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { ApiError, callHint, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { changeEventMutation } from './api/change-event.js';
import { findEvent } from './api/find-event.js';
import { differingFields } from './model/differing-fields.js';
import {
  changeBody,
  draftOf,
  firstOf,
  isSame,
  missingOf,
  refusedOf,
  wrongOf,
  type DraftProblems,
  type EventDraft,
} from './model/event-draft.js';
import { reasonOf } from './model/event-texts.js';
import { rebasedDraft } from './model/rebased-draft.js';
import type { FormState } from './use-add-form.js';
import type { Say } from './use-message.js';
import type { FormPlace } from './use-places.js';

/** An event that somebody else has changed (`stored`) or deleted (null) while it was edited here. */
export interface Conflict {
  stored: CalendarEvent | null;
  scope: EventScope;
}

interface Editing {
  /** As it was when editing began, or as it is since the coach has seen what else became of it. */
  event: CalendarEvent;
  draft: EventDraft;
  problems: DraftProblems;
  conflict: Conflict | null;
}

export interface EditForm extends FormState {
  event: CalendarEvent;
  conflict: Conflict | null;
  /** The coach is asked which events of the series are meant. */
  asksScope: boolean;
  chooseScope: (scope: EventScope) => void;
  dropScope: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface EditFormOptions {
  /** The event that the address says is edited; null: none. */
  eventId: number | null;
  events: readonly CalendarEvent[] | undefined;
  shown: { from: CalendarDate; to: CalendarDate };
  today: CalendarDate;
  say: Say;
  focus: (place: FormPlace) => void;
  /** null: what was typed is stored, but not by this answer. */
  onSaved: (event: CalendarEvent, answer: SavedEvent | null) => void;
}

const begun = (event: CalendarEvent): Editing => ({ event, draft: draftOf(event), problems: {}, conflict: null });

/** The form of an event that is there; null where there is none to edit. What was typed stays until it is stored or given up. `end` gives it up. */
export function useEditForm({ eventId, events, shown, today, say, focus, onSaved }: EditFormOptions): {
  editing: EditForm | null;
  end: () => void;
} {
  const api = useApi();
  const changing = useMutation(changeEventMutation(api, useQueryClient()));
  const [typed, setTyped] = useState<Editing | null>(null);
  const [asksScope, setAsksScope] = useState(false);
  const [looking, setLooking] = useState(false);
  // Another event, or none, is edited now: what was typed into this one was stored or given up.
  if (typed !== null && typed.event.event_id !== eventId) {
    setTyped(null);
    setAsksScope(false);
  }
  const found = events?.find((event) => event.event_id === eventId);
  // Until something is typed, the form follows what is stored.
  const now = typed?.event.event_id === eventId ? typed : found ? begun(found) : null;
  const end = () => setTyped(null);
  if (now === null) return { editing: null, end };
  const { event, draft } = now;
  const busy = changing.isPending || looking;

  async function send(tried: Editing, scope: EventScope): Promise<void> {
    const fail = (error: unknown) => {
      const problems = refusedOf(error);
      setTyped({ ...tried, problems, conflict: null });
      say({
        text: `Failed to update event: ${reasonOf(error)}`,
        hint: callHint(error),
        focus: () => focus(firstOf(problems) ?? 'submit'),
      });
    };
    setTyped(tried);
    try {
      onSaved(
        tried.event,
        await changing.mutateAsync({
          eventId: tried.event.event_id,
          scope,
          body: changeBody(tried.draft, tried.event),
        }),
      );
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404;
      if (!gone && !(error instanceof ApiError && error.code === EVENT_CHANGED)) return fail(error);
      setLooking(true);
      try {
        const stored = await findEvent(api, tried.event.event_id, shown, today);
        // It arrived with an earlier press, of which only the answer got lost; or a colleague has typed the same.
        const draft = stored ? rebasedDraft(tried.draft, draftOf(tried.event), draftOf(stored)) : tried.draft;
        if (stored && differingFields(draft, stored).length === 0) onSaved(stored, null);
        else setTyped({ ...tried, draft, conflict: { stored, scope } });
      } catch {
        fail(error);
      } finally {
        setLooking(false);
      }
    }
  }

  function submit(): void {
    if (busy || now === null || now.conflict !== null) return;
    const [missing, wrong] = [missingOf(draft), wrongOf(draft)];
    const problems = { ...missing, ...wrong };
    const first = firstOf(problems);
    if (first === undefined) {
      if (event.series_id === null) void send({ ...now, problems }, 'one');
      else {
        setTyped({ ...now, problems });
        setAsksScope(true);
      }
      return;
    }
    setTyped({ ...now, problems });
    const { date: _saidAtTheField, ...named } = missing;
    const empty = firstOf(named);
    if (empty !== undefined)
      say({ title: 'Edit Event', text: 'Please provide Event Type, Title and Time.', focus: () => focus(empty) });
    else focus(first);
  }

  const editing: EditForm = {
    event,
    draft,
    problems: now.problems,
    conflict: now.conflict,
    busy,
    dirty: typed !== null && !isSame(draft, draftOf(event)),
    set: (field, value) =>
      setTyped({ ...now, draft: { ...draft, [field]: value }, problems: { ...now.problems, [field]: undefined } }),
    submit,
    asksScope,
    chooseScope: (scope) => {
      setAsksScope(false);
      void send(now, scope);
    },
    dropScope: () => setAsksScope(false),
    keepMine: () => {
      // From here on it is an edit of what stands there now.
      if (now.conflict?.stored) void send({ ...now, event: now.conflict.stored, conflict: null }, now.conflict.scope);
    },
    takeTheirs: () => {
      if (now.conflict?.stored) setTyped(begun(now.conflict.stored));
    },
  };
  return { editing, end };
}
