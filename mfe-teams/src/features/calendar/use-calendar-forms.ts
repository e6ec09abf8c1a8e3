import { useEffect, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { useStaysOpen, useUnsavedWork } from '@touchline/ui/host';
import { calendarTexts } from '../../shared/texts/calendar-texts.js';
import { FORM_PARAM } from './model/dialog-params.js';
import { addedText } from './model/event-format.js';
import { ownerIds, type Owner } from './model/owner.js';
import { proposedTitle } from './model/proposed-values.js';
import { useAddForm, type AddForm } from './use-add-form.js';
import type { MayPlan } from './use-may-of-owner.js';
import type { CalendarAddress } from './use-calendar-view.js';
import { useEditForm, type EditForm } from './use-edit-form.js';
import type { DialogMessage, MessageDialogControl } from './use-message-dialog.js';
import type { CalendarFocus } from './use-calendar-focus.js';

interface CalendarFormsOptions {
  address: CalendarAddress;
  /** The form is a dialog because there is no room beside the calendar. */
  asDialog: boolean;
  /** To whom a new event belongs. */
  owner: Owner;
  events: readonly CalendarEvent[] | undefined;
  /** The loaded events, also of other months. */
  known: readonly CalendarEvent[] | undefined;
  mayPlan: MayPlan;
  today: CalendarDate;
  focus: CalendarFocus;
  message: MessageDialogControl;
  offerUndo: (change: DoneChange) => void;
}

export interface CalendarForms {
  add: AddForm;
  editing: EditForm | null;
  /** A form can be shown: the coach's role allows to add events here, or something is typed. */
  isOffered: boolean;
  /** The form is a dialog, and the dialog is open. */
  dialogOpen: boolean;
  /** A changed event is being saved. */
  saving: boolean;
  /** Closing the form or leaving the event would lose input. */
  hasUnsavedInput: boolean;
  /** Discards the input of the open form and closes it. */
  close: () => void;
  /** Discards the input of the edited event, without closing the form in the address. */
  discardEdit: () => void;
  /** Adds the values typed into a deleted event as a new event; undefined for workouts. */
  addAsNew: (() => void) | undefined;
}

/** The forms for adding and editing, of which one is shown, and what happens after they save. */
export function useCalendarForms({
  address,
  asDialog,
  owner,
  events,
  known,
  mayPlan,
  today,
  focus,
  message,
  offerUndo,
}: CalendarFormsOptions): CalendarForms {
  const { view, form, closeForm, removeForm } = address;
  const showFormMessage = (formMessage: DialogMessage) => message.show({ ...formMessage, aboutForm: true });
  /** Discards the input of the edited event and closes the form; the input of the form for a new event stays. */
  const leaveForm = () => {
    end();
    if (editing && add.dirty) removeForm();
    else closeForm();
  };
  const add = useAddForm({
    day: view.day,
    owner,
    known,
    showMessage: showFormMessage,
    focus: focus.focusForm,
    onAdded: ({ change_id: changeId, event_count: count, date, event_type: type }) => {
      const text = addedText(count, date === view.day ? null : date);
      offerUndo({ changeId, text, what: calendarTexts.revertedAdd(count) });
      if (form !== null) leaveForm();
      // All but the date is proposed for the next event.
      else focus.focusForm(proposedTitle(type) === '' ? 'event_title' : 'date');
    },
  });
  const eventToEdit = events?.find(({ event_id: id }) => id === form);
  const isEditShown = useStaysOpen(typeof form === 'number', eventToEdit !== undefined && mayPlan(eventToEdit));
  const { editing, end } = useEditForm({
    eventId: isEditShown && typeof form === 'number' ? form : null,
    events,
    today,
    showMessage: showFormMessage,
    focus: focus.focusForm,
    onSaved: (event, answer) => {
      leaveForm();
      const moved = answer !== null && answer.date !== event.date;
      message.show({
        text: calendarTexts.updated,
        hint: moved ? calendarTexts.movedTo(answer.date) : null,
        focus: () => focus.focusEvent(event.event_id),
      });
      if (answer) offerUndo({ changeId: answer.change_id, text: calendarTexts.changed(answer.event_count) });
    },
  });
  useUnsavedWork(add.dirty || editing?.dirty === true, {
    heldBy: FORM_PARAM,
    saving: add.busy || editing?.busy === true,
  });

  // Back closes the dialog too. The shell has asked before, so the input is discarded.
  const [previousForm, setPreviousForm] = useState(form);
  if (previousForm !== form) {
    setPreviousForm(form);
    if (previousForm === 'add' && asDialog) add.reset();
    if (asDialog) message.closeFormMessage();
  }
  // A link to the form leads to the one beside the calendar, too.
  useEffect(() => {
    if (form === 'add' && !asDialog) focus.focusForm('event_title');
  }, [form, asDialog, focus]);
  const editedId = editing?.event.event_id;
  useEffect(() => {
    if (editedId !== undefined && !asDialog) focus.focusForm('event_title');
    // Only when the edit of another event starts, not when the window becomes wider.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editedId]);

  const addAsNew = () => {
    if (!editing) return;
    const { values, event } = editing;
    const eventOwner: Owner =
      event.athlete_id === null
        ? { kind: 'team', teamId: event.team_id ?? 0, label: '' }
        : { kind: 'athlete', athleteId: event.athlete_id, label: '' };
    void add.addFor(values, eventOwner);
  };
  const isOffered = editing !== null || add.dirty || mayPlan(ownerIds(owner));
  return {
    add,
    editing,
    isOffered,
    dialogOpen: asDialog && isOffered && (form === 'add' || editing !== null),
    saving: editing?.busy === true,
    hasUnsavedInput: editing ? editing.dirty : asDialog && form === 'add' && add.dirty,
    close: () => {
      if (editing) focus.focusEvent(editing.event.event_id);
      else add.reset();
      leaveForm();
    },
    discardEdit: end,
    addAsNew: editing?.event.event_type === 'workout' ? undefined : addAsNew,
  };
}
