import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isTeamId } from '@touchline/ui/pickers';
import type { HeatWindow } from './heat-window.js';
import type { StatisticsView } from './statistics-view.js';

/** Whose attendance on which days the server is asked for; both ids null: everybody's. */
export interface AttendanceChoice {
  start: CalendarDate;
  end: CalendarDate;
  teamId: number | null;
  athleteId: number | null;
}

/**
 * What the address chooses. An athlete who is selected stands alone, whatever team is filtered for; a sport that stands in for teams
 * that could not be loaded is no team, and asks for everybody.
 */
export function choiceOf(
  { start, end }: HeatWindow,
  { team }: Pick<StatisticsView, 'team'>,
  athlete: Athlete | null,
): AttendanceChoice {
  if (athlete) return { start, end, teamId: null, athleteId: athlete.athlete_id };
  return { start, end, teamId: isTeamId(team) ? Number(team) : null, athleteId: null };
}
