import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { labelsOf, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { membersQuery } from '../../../shared/get-members.js';
import { attendanceRecordsQuery } from '../api/get-attendance-records.js';
import { attendanceSummaryQuery } from '../api/get-attendance-summary.js';
import { periodEventsQuery } from '../api/get-period-events.js';
import { attendanceScope, teamIdOf } from '../model/attendance-scope.js';
import type { HeatWindow } from '../model/heat-window.js';
import { findAthlete, selectedAthletes, marksOfAthletes, type AthleteSelection } from '../model/athlete-selection.js';
import { registerScopeName } from '../model/scope-name.js';
import { combineQueries } from './model/combine-queries.js';
import { registerGroups, type RegisterGroup } from './model/register-groups.js';

export interface Register {
  scopeName: string;
  groups: RegisterGroup[];
}

/** The register of a period as one query. It has the same athletes and marks as the statistics it was opened from. */
export function useRegister(period: HeatWindow, view: AthleteSelection, today: CalendarDate) {
  const api = useApi();
  const teamId = teamIdOf(view.team);
  const athletes = useQuery(membersQuery(api, { from: period.start, today }));
  const summaries = useQuery(attendanceSummaryQuery(api, { today, teamId }));
  const events = useQuery(periodEventsQuery(api, { from: period.start, to: period.end, today }));
  const teams = useQuery(teamsWithAthletesQuery(api)).data;
  const selected = findAthlete(athletes.data, view.athleteId);
  const records = useQuery({
    ...attendanceRecordsQuery(api, attendanceScope(period, view, selected, today)),
    enabled: view.athleteId === null || athletes.data !== undefined,
  });
  const { data, ...query } = combineQueries([athletes, summaries, events, records]);
  return { ...query, data: data && build(data) };

  function build([everybody, figures, calendar, all]: NonNullable<typeof data>): Register {
    const labelOf = labelsOf(everybody);
    const shown = selectedAthletes(everybody, figures, teams, view);
    const marks = marksOfAthletes(all, calendar, shown);
    return {
      scopeName: registerScopeName(view, selected && labelOf(selected), teams),
      groups: registerGroups({
        athletes: shown,
        labelOf,
        marks,
        events: calendar,
        teams,
        period: { ...period, today, teamId: view.athleteId === null ? teamId : null },
      }),
    };
  }
}
