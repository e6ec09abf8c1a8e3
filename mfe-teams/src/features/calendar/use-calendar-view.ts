import { useCallback, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { parseId, useAddressDialog, useLocation, useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type CalendarView, type ViewChange } from './model/calendar-view.js';
import { EVENT_PARAM } from './tools/tool-params.js';

const FORM_PARAM = 'form';

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

  const change = useCallback<CalendarAddress['change']>(
    (part, history = 'replace') => {
      const ends = value !== 'add' && Object.keys(part).some((key) => key !== 'search');
      setParams(
        (now) => {
          const next = writeView(now, part, today);
          if (ends) next.delete(FORM_PARAM);
          return next;
        },
        // What marks an open dialog as opened here stays with it.
        history === 'push' ? {} : { replace: true, state: ends ? null : state },
      );
    },
    [setParams, today, state, value],
  );
  const openForm = (wanted: 'add' | number) => {
    if (!params.has(EVENT_PARAM)) return open(String(wanted));
    // The form takes the place of the event's details, in the history as well: Back leads to where these were opened.
    const next = new URLSearchParams(params);
    next.delete(EVENT_PARAM);
    next.set(FORM_PARAM, String(wanted));
    setParams(next, { replace: true, state: state === `dialog:${EVENT_PARAM}` ? `dialog:${FORM_PARAM}` : null });
  };
  const dropForm = () => {
    const next = new URLSearchParams(params);
    next.delete(FORM_PARAM);
    setParams(next, { replace: true });
  };
  return { view, change, form, openForm, closeForm: close, dropForm };
}
