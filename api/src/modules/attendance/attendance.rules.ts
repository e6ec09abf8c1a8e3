import type { FieldProblem } from '../../common/errors/api-error.js';
import type { CalendarEvent } from '../calendar/index.js';

/** What was said about the event of a mark or a close. */
interface SaidEvent {
  team_id: number;
  date: string;
}

/** What is wrong with taking attendance at this event, as it was said to be: it may have moved to another day since the coach saw it. */
export function eventProblems({ teamId, date, attendanceTaken }: CalendarEvent, said: SaidEvent): FieldProblem[] {
  return [
    ...(attendanceTaken
      ? []
      : [{ path: 'event_id', message: 'Event id must be that of an event at which attendance is taken.' }]),
    ...(teamId === said.team_id ? [] : [{ path: 'team_id', message: 'Team id must be that of the event’s team.' }]),
    ...(date === said.date
      ? []
      : [{ path: 'date', message: 'Date must be the day of the event: it may have been moved meanwhile.' }]),
  ];
}

export const NOT_OF_THE_TEAM: FieldProblem = {
  path: 'athlete_id',
  message: 'Athlete id must be that of an athlete of the event’s team.',
};
