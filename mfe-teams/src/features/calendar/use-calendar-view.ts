import { useCallback, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { inPlaceOf, parseId, putParam, useAddressDialog, useLocation, useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type CalendarView, type ViewChange } from './model/calendar-view.js';
import { ATHLETES_PARAM, EVENT_PARAM, FORM_PARAM } from './model/dialog-params.js';

/** What the side panel shows: the form of a new event (`add` counts only where the panel is a dialog), or that of an event. */
export type OpenForm = 'add' | number | null;

export interface CalendarAddress {
  view: CalendarView;
  /** `push` makes it a step for Back. Another day, team or athlete ends the editing of an event. */
  change: (part: ViewChange, history?: 'push' | 'replace') => void;
  form: OpenForm;
  openForm: (form: 'add' | number) => void;
  closeForm: () => void;
  /** Closes it without a step back. */
  dropForm: () => void;
}

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. */
export function useCalendarView(today: CalendarDate): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const view = useMemo(() => readView(params, today), [params, today]);
  const { value, open, close } = useAddressDialog(FORM_PARAM);
  const form = value === 'add' ? value : parseId(value);

  const choosing = params.has(ATHLETES_PARAM);
  const change = useCallback<CalendarAddress['change']>(
    (part, history = 'replace') => {
      const ends = value !== null && value !== 'add' && Object.keys(part).some((key) => key !== 'search');
      // Whoever is chosen takes the place of the choice, in the history as well: Back leads to whom it was before.
      const chosen = choosing && typeof part.athleteId === 'number';
      setParams(
        (now) => {
          const next = writeView(now, part, today);
          if (ends) next.delete(FORM_PARAM);
          if (chosen) next.delete(ATHLETES_PARAM);
          return next;
        },
        // A dialog that is open over what changed is no longer closed by the step back that opened it: that would take the change away.
        history === 'push' && !choosing ? {} : { replace: true, state: null },
      );
    },
    [setParams, today, value, choosing],
  );
  const openForm = (wanted: 'add' | number) => {
    if (!params.has(EVENT_PARAM)) return open(String(wanted));
    // The form takes the place of the event's details, in the history as well: Back leads to where these were opened.
    setParams((now) => putParam(putParam(now, EVENT_PARAM, null, null), FORM_PARAM, wanted, null), {
      replace: true,
      state: inPlaceOf(state, EVENT_PARAM, FORM_PARAM),
    });
  };
  const dropForm = () => setParams((now) => putParam(now, FORM_PARAM, null, null), { replace: true, state: null });
  return { view, change, form, openForm, closeForm: close, dropForm };
}
