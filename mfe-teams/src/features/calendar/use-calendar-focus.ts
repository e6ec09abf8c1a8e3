import { useMemo, useRef, type RefObject } from 'react';
import type { EventField } from './model/event-values.js';

/** A focus target in the form: a field, the owner field, or the submit button. */
export type FormFocusTarget = EventField | 'owner' | 'submit';

export interface CalendarFocus {
  form: RefObject<HTMLFormElement | null>;
  dayHeading: RefObject<HTMLElement | null>;
  focusForm: (place: FormFocusTarget) => void;
  focusDay: () => void;
  /** Focuses the edit button of an event, or the heading of the day when the event is not listed. */
  focusEvent: (eventId: number) => void;
}

/** A closing dialog holds the focus this long. */
const DIALOG_FADE_MS = 250;

/** Moves the focus when the focused element disappears, so that it does not fall back to the top of the page. */
export function useCalendarFocus(): CalendarFocus {
  const form = useRef<HTMLFormElement>(null);
  const dayHeading = useRef<HTMLElement>(null);
  return useMemo(() => {
    const focusForm = (place: FormFocusTarget) => {
      const formElement = form.current;
      if (!formElement) return;
      const submit = document.querySelector<HTMLElement>(`button[form="${formElement.id}"]`);
      const field = formElement.querySelector<HTMLElement>(
        `[data-field="${place}"] :is(input:not([aria-hidden]), textarea:not([aria-hidden]), button, [role="combobox"])`,
      );
      (place === 'submit' ? submit : (field ?? submit))?.focus();
    };
    const focusDay = () => dayHeading.current?.focus();
    const focusEvent = (eventId: number) => {
      const focusRow = () =>
        (document.querySelector<HTMLElement>(`[data-event="${eventId}"] [data-edit]`) ?? dayHeading.current)?.focus();
      focusRow();
      setTimeout(() => document.activeElement === document.body && focusRow(), DIALOG_FADE_MS);
    };
    return { form, dayHeading, focusForm, focusDay, focusEvent };
  }, []);
}
