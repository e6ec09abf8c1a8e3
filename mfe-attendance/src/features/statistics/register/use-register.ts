import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { attendanceRecordsQuery } from '../api/get-attendance-records.js';
import { attendanceSummaryQuery } from '../api/get-attendance-summary.js';
import { periodEventsQuery } from '../api/get-period-events.js';
import { choiceOf } from '../model/attendance-choice.js';
import type { HeatWindow } from '../model/heat-window.js';
import { athleteOf, shownAthletes, shownMarks, type ShownView } from '../model/shown.js';
import { whoseRegister } from '../model/whose.js';
import { allOf } from './model/all-of.js';
import { registerGroups, type RegisterGroup } from './model/register-groups.js';

/** What stands on the sheet. */
export interface Register {
  whose: string;
  groups: RegisterGroup[];
}

/** Everything the register of a period needs, as one call that can fail. The same athletes and marks as on the screen it was asked for on. */
export function useRegister(period: HeatWindow, view: ShownView, today: CalendarDate) {
  const api = useApi();
  const athletes = useQuery(athletesQuery(api));
  const summaries = useQuery(attendanceSummaryQuery(api, today));
  const events = useQuery(periodEventsQuery(api, { from: period.start, to: period.end, today }));
  const teams = useQuery(teamsWithAthletesQuery(api)).data;
  const selected = athleteOf(athletes.data, view.athleteId);
  const records = useQuery({
    ...attendanceRecordsQuery(api, choiceOf(period, view, selected)),
    enabled: view.athleteId === null || athletes.data !== undefined,
  });
  const { data, ...query } = allOf([athletes, summaries, events, records]);
  return { ...query, data: data && build(data) };

  function build([everybody, figures, calendar, all]: NonNullable<typeof data>): Register {
    const shown = shownAthletes(everybody, figures, teams, view);
    const marks = shownMarks(all, calendar, shown);
    return {
      whose: whoseRegister(view, selected, teams),
      groups: registerGroups({ athletes: shown, marks, events: calendar, teams, today }),
    };
  }
}
