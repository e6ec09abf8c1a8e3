import { useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Month } from '@touchline/contracts/month';
import { useSteadyCallback } from '@touchline/ui';
import type { ViewChange } from './model/calendar-view.js';
import type { CalendarForms } from './use-calendar-forms.js';
import type { CalendarAddress } from './use-calendar-view.js';

/** Where a coach goes from here; the same functions with every render. */
export interface CalendarSteps {
  toDay: (day: CalendarDate) => void;
  toMonth: (month: Month) => void;
  /** '': all of them. The athlete is let go. */
  toTeam: (team: string) => void;
  /** null: back to the team's calendar. */
  toAthlete: (athleteId: number | null) => void;
  toForm: (eventId: number) => void;
}

/** Another day, team or athlete ends the editing of an event: `guard` asks before something typed is lost with it. */
export function useCalendarSteps(
  { change, openForm }: CalendarAddress,
  forms: CalendarForms,
  guard: (step: () => void) => void,
  focusForm: () => void,
): CalendarSteps {
  const show = useSteadyCallback((part: ViewChange, history?: 'push') =>
    guard(() => {
      forms.endEditing();
      change(part, history);
    }),
  );
  const toForm = useSteadyCallback((eventId: number) => {
    if (forms.editing?.event.event_id === eventId) return focusForm();
    guard(() => {
      forms.endEditing();
      openForm(eventId);
    });
  });
  return useMemo(
    () => ({
      toDay: (day) => show({ day }),
      toMonth: (month) => show({ month }),
      toTeam: (team) => show({ team, athleteId: null }, 'push'),
      toAthlete: (athleteId) => show({ athleteId }, 'push'),
      toForm,
    }),
    [show, toForm],
  );
}
