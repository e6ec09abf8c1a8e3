import { useEffect, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { gridRange } from '@touchline/contracts/month';
import type { DoneChange } from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { FORM_PARAM } from './model/dialog-params.js';
import { addedText, eventsText, movedText } from './model/event-texts.js';
import type { Owner } from './model/owner.js';
import { useAddForm, type AddForm } from './use-add-form.js';
import type { CalendarAddress } from './use-calendar-view.js';
import { useEditForm, type EditForm } from './use-edit-form.js';
import type { Message, Messages } from './use-message.js';
import type { Places } from './use-places.js';

interface CalendarFormsOptions {
  address: CalendarAddress;
  /** The form is a dialog: there is no room beside the calendar. */
  asDialog: boolean;
  owner: Owner;
  events: readonly CalendarEvent[] | undefined;
  today: CalendarDate;
  places: Places;
  message: Messages;
  offerUndo: (change: DoneChange) => void;
}

export interface CalendarForms {
  add: AddForm;
  editing: EditForm | null;
  /** The dialog is open, where the form is one. */
  dialogOpen: boolean;
  /** What was typed into an event is on its way to the server. */
  saving: boolean;
  /** What would be lost by closing the form, or by going on to something else. */
  atStake: boolean;
  /** Drops what the open form holds, and closes it. */
  close: () => void;
  /** Drops what was typed into an event, for something else to take the place. */
  endEditing: () => void;
  /** What was typed into an event that is there no longer becomes one of its own. */
  addAnew: (() => void) | undefined;
}

/** The two forms of the screen, of which one is shown, and what follows when they are done. */
export function useCalendarForms({
  address,
  asDialog,
  owner,
  events,
  today,
  places,
  message,
  offerUndo,
}: CalendarFormsOptions): CalendarForms {
  const { view, form, closeForm, dropForm } = address;
  const sayOfForm = (said: Message) => message.say({ ...said, ofForm: true });
  /** Ends what was typed into an event, and closes the form; what was typed into the other one stays. */
  const leave = () => {
    end();
    if (editing && add.dirty) dropForm();
    else closeForm();
  };
  const add = useAddForm({
    day: view.day,
    owner,
    say: sayOfForm,
    focus: places.focusForm,
    onAdded: ({ change_id: changeId, event_count: count, date }) => {
      offerUndo({ changeId, text: addedText(count, date === view.day ? null : date) });
      if (form !== null) leave();
      else places.focusForm('title');
    },
  });
  const { editing, end } = useEditForm({
    eventId: typeof form === 'number' ? form : null,
    events,
    shown: gridRange(view.month),
    today,
    say: sayOfForm,
    focus: places.focusForm,
    onSaved: (event, answer) => {
      leave();
      const moved = answer !== null && answer.date !== event.date;
      message.say({
        text: 'Event updated successfully',
        hint: moved ? movedText(answer.date) : null,
        focus: () => places.focusEvent(event.event_id),
      });
      if (answer) offerUndo({ changeId: answer.change_id, text: `${eventsText(answer.event_count)} changed` });
    },
  });
  useUnsavedWork(add.dirty || editing?.dirty === true, {
    heldBy: FORM_PARAM,
    saving: add.busy || editing?.busy === true,
  });

  // Back closes the dialog, too; the shell has asked before, and what was typed there was given up with it.
  const [formBefore, setFormBefore] = useState(form);
  if (formBefore !== form) {
    setFormBefore(form);
    if (formBefore === 'add' && asDialog) add.clear();
    if (asDialog) message.formClosed();
  }
  const editedId = editing?.event.event_id;
  useEffect(() => {
    if (editedId !== undefined && !asDialog) places.focusForm('title');
    // Only as another event begins to be edited, not when the window has become wider.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editedId]);

  const addAnew = () => {
    if (!editing) return;
    const { draft, event } = editing;
    const forWhom: Owner =
      event.athlete_id === null
        ? { kind: 'team', teamId: event.team_id ?? 0, label: '' }
        : { kind: 'athlete', athleteId: event.athlete_id, label: '' };
    void add.addElsewhere(draft, forWhom);
  };
  return {
    add,
    editing,
    dialogOpen: asDialog && (form === 'add' || editing !== null),
    saving: editing?.busy === true,
    atStake: editing ? editing.dirty : asDialog && form === 'add' && add.dirty,
    close: () => {
      if (editing) places.focusEvent(editing.event.event_id);
      else add.clear();
      leave();
    },
    endEditing: end,
    addAnew: editing?.event.event_type === 'workout' ? undefined : addAnew,
  };
}
