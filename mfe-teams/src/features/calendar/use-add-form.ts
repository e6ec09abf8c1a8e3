import { useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { usuallyTakesAttendance } from '@touchline/contracts/event-limits';
import { callHint, createRetryKeys, useApi, hintWithInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { calendarTexts } from '../../shared/texts/calendar-texts.js';
import { addEventMutation } from './api/add-event.js';
import type { EventFormState } from './event-form-state.js';
import {
  emptyValues,
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
import { ownerIds, ownerProblem, type Owner } from './model/owner.js';
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
  showMessage: ShowMessage;
  focus: (place: FormFocusTarget) => void;
  onAdded: (event: SavedEvent) => void;
}

const DIALOG_TITLE = 'Add Event';

/**
 * The form for a new event. The input stays until it is saved, also after failures and when another day or athlete is
 * selected.
 */
export function useAddForm({ day, owner, showMessage, focus, onAdded }: AddFormOptions): AddForm {
  const api = useApi();
  const adding = useMutation(addEventMutation(api, useQueryClient()));
  const [retryKeys] = useState(() => createRetryKeys<CreateEventBody>());
  const [initial, setInitial] = useState(() => emptyValues(day));
  const [typed, setTyped] = useState<EventValues>(initial);
  // A typed date applies until another day is selected.
  const [dateTypedFor, setDateTypedFor] = useState(day);
  // Attendance follows the type until the coach chooses.
  const [attendanceChosen, setAttendanceChosen] = useState(false);
  const [problems, setProblems] = useState<EventProblems>({});
  const [ownerChecked, setOwnerChecked] = useState(false);
  const values = dateTypedFor === day ? typed : { ...typed, date: day };
  const dirty = !isSameValues({ ...values, date: '' }, { ...initial, date: '' });

  /** The next event is often of the same type, at the same time and on the same day. */
  const startAfter = ({ date, event_type, event_time }: EventValues) => {
    const next = emptyValues(date, { event_type, event_time });
    setInitial(next);
    setTyped(next);
    setDateTypedFor(day);
    setAttendanceChosen(false);
    setOwnerChecked(false);
    setProblems({});
  };

  const setField: AddForm['setField'] = (field, value) => {
    const next = { ...values, [field]: value };
    if (field === 'attendance_taken') setAttendanceChosen(true);
    else if (field === 'event_type' && !attendanceChosen)
      next.attendance_taken = usuallyTakesAttendance(next.event_type);
    setTyped(next);
    setDateTypedFor(day);
    setProblems((current) => ({ ...current, [field]: undefined }));
  };

  /** Resolves null after success, otherwise the problems of single fields. */
  async function add(event: TypedEvent, forWhom: Owner): Promise<EventProblems | null> {
    const body = toCreateBody(event, ownerIds(forWhom));
    try {
      onAdded(await retryKeys.send(body, (key) => adding.mutateAsync({ body, key })));
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
    else void add(sent, owner).then((refused) => (refused === null ? startAfter(values) : setProblems(refused)));
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
    reset: () => startAfter({ ...initial, date: dateTypedFor === day ? initial.date : day }),
    addFor,
  };
}
