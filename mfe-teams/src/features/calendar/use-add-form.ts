import { useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { callHint, createRetryKeys, useApi, hintWithInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { calendarTexts } from '../../shared/texts/calendar-texts.js';
import { addEventMutation } from './api/add-event.js';
import type { EventFormState } from './event-form-state.js';
import {
  firstMissingField,
  firstProblemField,
  isSameValues,
  judgeEvent,
  serverProblems,
  toCreateBody,
  type EventProblems,
  type EventValues,
  type TypedEvent,
} from './model/event-values.js';
import { failureReason } from './model/event-format.js';
import { belongsTo, ownerIds, ownerProblem, type Owner } from './model/owner.js';
import { commonType, proposedValues } from './model/proposed-values.js';
import type { ShowMessage } from './use-message-dialog.js';
import type { FormFocusTarget } from './use-calendar-focus.js';

export interface AddForm extends EventFormState {
  /** Discards the input. */
  reset: () => void;
  /**
   * Adds an event from other values, for example from a deleted event. Resolves false after a failure, which it has
   * reported.
   */
  addFor: (values: EventValues, owner: Owner) => Promise<boolean>;
  /** The problem of the owner; undefined before the first attempt to add. */
  ownerProblem: string | undefined;
}

interface AddFormOptions {
  /** The selected day: the date of a new event unless another date is typed. */
  day: CalendarDate;
  owner: Owner;
  /** Events of any owner that new ones are proposed from; undefined while they load, and nothing is proposed. */
  known: readonly CalendarEvent[] | undefined;
  showMessage: ShowMessage;
  focus: (place: FormFocusTarget) => void;
  onAdded: (event: SavedEvent) => void;
}

const DIALOG_TITLE = 'Add Event';

const withoutEmpty = (typed: Partial<EventValues>): Partial<EventValues> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));

/**
 * The form for a new event. Fields without input are proposed from the earlier events of the same team or athlete. The input
 * stays until it is saved, also after failures and when another day or athlete is selected.
 */
export function useAddForm({ day, owner, known, showMessage, focus, onAdded }: AddFormOptions): AddForm {
  const api = useApi();
  const adding = useMutation(addEventMutation(api, useQueryClient()));
  const [retryKeys] = useState(() => createRetryKeys<CreateEventBody>());
  const [typed, setTyped] = useState<Partial<EventValues>>({});
  // A typed date applies until another day is selected.
  const [dateTypedFor, setDateTypedFor] = useState(day);
  // The events that this page added. They may lie in a month that is not loaded.
  const [added, setAdded] = useState<readonly CalendarEvent[]>([]);
  const [problems, setProblems] = useState<EventProblems>({});
  const [ownerChecked, setOwnerChecked] = useState(false);

  const earlier = [...(known ?? []), ...added].filter((event) => belongsTo(event, owner));
  // The next event is often of the same type.
  const type = added.at(-1)?.event_type ?? (known === undefined ? '' : commonType(earlier));
  const date = (dateTypedFor === day ? typed.date : undefined) ?? day;
  const proposed = proposedValues(type, date, earlier);
  const values = { ...proposedValues(typed.event_type ?? type, date, earlier), ...typed, date };
  const dirty = !isSameValues({ ...proposed, ...typed, date }, proposed);

  /** Discards the input. The next event is often on the same day. */
  const startAgain = (nextDate: string) => {
    setTyped(nextDate === day ? {} : { date: nextDate });
    setDateTypedFor(day);
    setOwnerChecked(false);
    setProblems({});
  };

  const setField: AddForm['setField'] = (field, value) => {
    // Another type proposes the emptied fields again.
    const kept = field === 'event_type' ? withoutEmpty(typed) : typed;
    setTyped({ ...kept, date, [field]: value });
    setDateTypedFor(day);
    setProblems((current) => ({ ...current, [field]: undefined }));
  };

  /** Resolves null after success, otherwise the problems of single fields. */
  async function add(event: TypedEvent, forWhom: Owner): Promise<EventProblems | null> {
    const body = toCreateBody(event, ownerIds(forWhom));
    try {
      const saved = await retryKeys.send(body, (key) => adding.mutateAsync({ body, key }));
      setAdded((before) => [...before, saved]);
      onAdded(saved);
      return null;
    } catch (error) {
      const serverFieldProblems = serverProblems(error);
      showMessage({
        text: calendarTexts.addFailed(failureReason(error)),
        hint: hintWithInputKept(callHint(error)),
        focus: () => focus(firstProblemField(serverFieldProblems) ?? 'submit'),
      });
      return serverFieldProblems;
    }
  }

  function submit(): void {
    if (adding.isPending) return;
    const { sent, problems: found } = judgeEvent(values);
    setProblems(found ?? {});
    setOwnerChecked(true);
    const missing = found && firstMissingField(found);
    const missingOwner = ownerProblem(owner);
    if (missing)
      showMessage({ title: DIALOG_TITLE, text: calendarTexts.addMissingFields, focus: () => focus(missing) });
    else if (missingOwner !== null)
      showMessage({ title: DIALOG_TITLE, text: missingOwner, focus: () => focus('owner') });
    else if (sent === null) focus(firstProblemField(found) ?? 'submit');
    else
      void add(sent, owner).then((refused) => {
        if (refused === null) return startAgain(values.date);
        // The same request is sent again, whatever is known by then.
        setTyped(values);
        setProblems(refused);
      });
  }

  async function addFor(elsewhere: EventValues, forWhom: Owner): Promise<boolean> {
    const { sent, problems: found } = judgeEvent(elsewhere);
    if (sent !== null) return (await add(sent, forWhom)) === null;
    const field = firstProblemField(found);
    showMessage({ title: DIALOG_TITLE, text: (field && found[field]) ?? '', focus: () => focus(field ?? 'submit') });
    return false;
  }

  return {
    values,
    problems,
    busy: adding.isPending,
    dirty,
    setField,
    ownerProblem: ownerChecked && owner.kind === 'all' ? calendarTexts.ownerMissing : undefined,
    submit,
    reset: () => startAgain(day),
    addFor,
  };
}
