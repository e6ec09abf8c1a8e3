import { addDays } from '@touchline/contracts/calendar-date';
import type { BigClub } from '../../api/test/support/big-club.js';

export interface BenchCall {
  name: string;
  url: string;
}

/** The calls of the screens that coaches open most, as the coach of all teams of the club. */
export function benchCalls({ home, today }: BigClub): BenchCall[] {
  const team = home.teamIds.at(-1) ?? 0;
  const athlete = home.athletes.find(({ teamId }) => teamId === team)?.id ?? 0;
  const recent = addDays(today, -59);
  const month = `${today.slice(0, 7)}-01`;
  return [
    { name: 'coach/me', url: '/api/coach/me' },
    { name: 'training-load of one athlete', url: `/api/athletes/training-load?athlete_id=${athlete}&from=${recent}` },
    { name: 'all training load of one athlete', url: `/api/athletes/training-load?athlete_id=${athlete}` },
    { name: 'wellness of one athlete', url: `/api/athletes/wellness?athlete_id=${athlete}&from=${recent}` },
    { name: 'teams', url: '/api/teams' },
    { name: 'attendance summary', url: `/api/attendance/summary?start=${addDays(today, -27)}&end=${today}` },
    { name: 'overview', url: '/api/dashboard/overview' },
    { name: 'overview with athlete', url: `/api/dashboard/overview?athlete_id=${athlete}` },
    { name: 'athletes/list', url: '/api/athletes/list' },
    { name: 'calendar month', url: `/api/calendar/list?team_id=${team}&from=${month}&to=${addDays(month, 30)}` },
    { name: 'trends', url: `/api/athletes/trends?team_id=${team}` },
    { name: 'workout library', url: '/api/workout-library' },
    { name: 'squad board', url: `/api/dashboard/squad?team_id=${team}` },
    { name: 'squad answers', url: `/api/squad/answers?team_id=${team}` },
  ];
}
