import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isTeamId } from '@touchline/ui/pickers';
import type { HeatWindow } from './heat-window.js';
import type { StatisticsView } from './statistics-view.js';

/**
 * The period, team and athlete a request asks for. Both ids null means all athletes. The answer ends with `today`, the
 * coach's local day: marks at events ahead are no attendance yet.
 */
export interface AttendanceScope {
  start: CalendarDate;
  end: CalendarDate;
  teamId: number | null;
  athleteId: number | null;
  today: CalendarDate;
}

/**
 * The scope the address selects. A selected athlete wins over the team filter. A sport, which the filter offers when
 * the teams cannot be loaded, is no team id: the scope is then all athletes.
 */
export function attendanceScope(
  { start, end }: HeatWindow,
  { team }: Pick<StatisticsView, 'team'>,
  athlete: Athlete | null,
  today: CalendarDate,
): AttendanceScope {
  if (athlete) return { start, end, teamId: null, athleteId: athlete.athlete_id, today };
  return { start, end, teamId: teamIdOf(team), athleteId: null, today };
}

/** The id in the team filter; null for all teams, and for a sport, which filters only while the teams are unknown. */
export const teamIdOf = (team: string): number | null => (isTeamId(team) ? Number(team) : null);
