import { useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Month } from '@touchline/contracts/month';
import { useSteadyCallback } from '@touchline/ui';
import type { ViewChange } from './model/calendar-view.js';
import type { CalendarForms } from './use-calendar-forms.js';
import type { CalendarAddress } from './use-calendar-view.js';

/** Changes of the selected day, month, owner or form. The functions stay the same between renders. */
export interface CalendarNavigation {
  toDay: (day: CalendarDate) => void;
  toMonth: (month: Month) => void;
  /** Selects a team, or all teams with ''. Clears the selected athlete. */
  toTeam: (team: string) => void;
  /** Selects an athlete; null returns to the team calendar. */
  toAthlete: (athleteId: number | null) => void;
  toForm: (eventId: number) => void;
}

/** Changing day, month, team or athlete ends the edit of an event. `guard` asks first when input would be lost. */
export function useCalendarNavigation(
  { changeView, openForm }: CalendarAddress,
  forms: CalendarForms,
  guard: (step: () => void) => void,
  focusForm: () => void,
): CalendarNavigation {
  const changeSelection = useSteadyCallback((part: ViewChange, history?: 'push') =>
    guard(() => {
      forms.discardEdit();
      changeView(part, history);
    }),
  );
  const toForm = useSteadyCallback((eventId: number) => {
    if (forms.editing?.event.event_id === eventId) return focusForm();
    guard(() => {
      forms.discardEdit();
      openForm(eventId);
    });
  });
  return useMemo(
    () => ({
      toDay: (day) => changeSelection({ day }),
      toMonth: (month) => changeSelection({ month }),
      toTeam: (team) => changeSelection({ team, athleteId: null }, 'push'),
      toAthlete: (athleteId) => changeSelection({ athleteId }, 'push'),
      toForm,
    }),
    [changeSelection, toForm],
  );
}
