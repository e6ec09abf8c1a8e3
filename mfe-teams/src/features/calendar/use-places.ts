import { useMemo, useRef, type RefObject } from 'react';
import type { DraftField } from './model/event-draft.js';

/** Where the focus is put in the form: at a field, at the choice for whom it is, or at the button that sends it. */
export type FormPlace = DraftField | 'owner' | 'submit';

export interface Places {
  form: RefObject<HTMLFormElement | null>;
  dayHeading: RefObject<HTMLElement | null>;
  focusForm: (place: FormPlace) => void;
  focusDay: () => void;
  /** The row of an event, by its edit button; the heading of the day where it has none. */
  focusEvent: (eventId: number) => void;
}

/** A dialog fades this long, and holds the focus until then. */
const FADED_MS = 250;

/** Where the focus goes when what had it is gone: nobody is sent back to the top of the page. */
export function usePlaces(): Places {
  const form = useRef<HTMLFormElement>(null);
  const dayHeading = useRef<HTMLElement>(null);
  return useMemo(() => {
    const focusForm = (place: FormPlace) => {
      const owner = form.current;
      if (!owner) return;
      const submit = document.querySelector<HTMLElement>(`button[form="${owner.id}"]`);
      const field = owner.querySelector<HTMLElement>(
        `[data-field="${place}"] :is(input:not([aria-hidden]), textarea:not([aria-hidden]), [role="combobox"])`,
      );
      (place === 'submit' ? submit : (field ?? submit))?.focus();
    };
    const focusDay = () => dayHeading.current?.focus();
    const focusEvent = (eventId: number) => {
      const look = () =>
        (document.querySelector<HTMLElement>(`[data-event="${eventId}"] [data-edit]`) ?? dayHeading.current)?.focus();
      look();
      setTimeout(() => document.activeElement === document.body && look(), FADED_MS);
    };
    return { form, dayHeading, focusForm, focusDay, focusEvent };
  }, []);
}
