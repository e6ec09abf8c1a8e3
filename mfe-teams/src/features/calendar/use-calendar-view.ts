import { useCallback, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { inPlaceOf, parseId, putParam, useAddressDialog, useLocation, useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type CalendarView, type ViewChange } from './model/calendar-view.js';
import { ATHLETES_PARAM, EVENT_PARAM, FORM_PARAM } from './model/dialog-params.js';

/** The open form: `add` for a new event (only while the form is a dialog), or the id of the edited event. */
export type OpenForm = 'add' | number | null;

export interface CalendarAddress {
  view: CalendarView;
  /** `push` adds a history entry. Changing day, team or athlete ends the edit of an event. */
  changeView: (part: ViewChange, history?: 'push' | 'replace') => void;
  form: OpenForm;
  openForm: (form: 'add' | number) => void;
  closeForm: () => void;
  /** Closes the form without going back in the history. */
  removeForm: () => void;
}

/** The state of the screen, kept in the address so that a reload, bookmark or shared link shows the same. */
export function useCalendarView(today: CalendarDate): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const view = useMemo(() => readView(params, today), [params, today]);
  const { value, open, close } = useAddressDialog(FORM_PARAM);
  const form = value === 'add' ? value : parseId(value);

  const pickerOpen = params.has(ATHLETES_PARAM);
  const changeView = useCallback<CalendarAddress['changeView']>(
    (part, history = 'replace') => {
      const endsEditing =
        value !== null && value !== 'add' && Object.keys(part).some((key) => key !== 'search' && key !== 'span');
      // The chosen athlete replaces the history entry of the drawer, so that Back leads to the previous athlete.
      const athleteChosen = pickerOpen && typeof part.athleteId === 'number';
      setParams(
        (now) => {
          const next = writeView(now, part, today);
          if (endsEditing) next.delete(FORM_PARAM);
          if (athleteChosen) next.delete(ATHLETES_PARAM);
          return next;
        },
        // The state is cleared because an open dialog would otherwise close by going back, which would revert the
        // change.
        history === 'push' && !pickerOpen ? {} : { replace: true, state: null },
      );
    },
    [setParams, today, value, pickerOpen],
  );
  const openForm = (target: 'add' | number) => {
    if (!params.has(EVENT_PARAM)) return open(String(target));
    // The form replaces the history entry of the event's details, so that Back leads to the page that opened them.
    setParams((now) => putParam(putParam(now, EVENT_PARAM, null, null), FORM_PARAM, target, null), {
      replace: true,
      state: inPlaceOf(state, EVENT_PARAM, FORM_PARAM),
    });
  };
  const removeForm = () => setParams((now) => putParam(now, FORM_PARAM, null, null), { replace: true, state: null });
  return { view, changeView, form, openForm, closeForm: close, removeForm };
}
