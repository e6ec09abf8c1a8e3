import { addDays, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { DemoData, DemoTeam } from '../../database/demo/demo-data.js';
import { Random } from '../../database/demo/random.js';
import type { CalendarEvent } from './calendar-event.entity.js';

/** An event of the demo, with the id of its row: attendance is marked at it. */
export type PlannedEvent = Omit<CalendarEvent, 'version' | 'createdAt' | 'updatedAt'>;
type Plan = Pick<PlannedEvent, 'date' | 'eventTime' | 'durationMin' | 'title' | 'type'> & Partial<PlannedEvent>;

const WEEKS_BACK = 12;
const WEEKS_AHEAD = 3;

/** Days 0 = Monday … 6 = Sunday; the teams share pitch and hall, so that each has hours of its own. */
const WEEKS = [
  { practices: [0, 2, 4], time: '17:30', meeting: 3, game: 5 },
  { practices: [1, 3, 4], time: '18:00', meeting: 0, game: 6 },
  { practices: [0, 1, 3], time: '19:15', meeting: 2, game: 5 },
  { practices: [0, 2, 3], time: '16:45', meeting: 4, game: 6 },
] as const;
type Week = (typeof WEEKS)[number];

const PLAYS_AT_WEEKENDS = 0.8;
const OPPONENTS = [
  'Northgate',
  'Riverside',
  'Kingsbridge',
  'Westfield',
  'Ashdown',
  'Millbrook',
  'Castleford',
  'Stonehaven',
] as const;
const PRACTICES = ['Technical Session', 'Team Practice', 'Tactics and Set Plays'] as const;

/** What the demo's teams and athletes had on and have coming up, from twelve weeks ago to three weeks ahead. */
export function plannedEvents({ institutions }: DemoData, today: CalendarDate): PlannedEvent[] {
  const plans = institutions.flatMap(({ teams }) => [
    ...teams.flatMap((team) => teamEvents(team, today)),
    ...athleteEvents(teams[0], today),
  ]);
  return plans.map((plan, at) => ({
    id: at + 1,
    teamId: null,
    athleteId: null,
    notes: null,
    attendanceTaken: false,
    workoutUid: null,
    seriesId: null,
    ...plan,
  }));
}

function teamEvents({ id: teamId }: DemoTeam, today: CalendarDate): Plan[] {
  const week = WEEKS[(teamId - 1) % WEEKS.length] ?? WEEKS[0];
  const random = new Random(teamId, 'calendar');
  const days = Array.from({ length: (WEEKS_BACK + WEEKS_AHEAD) * 7 + 1 }, (_, day) =>
    addDays(today, day - WEEKS_BACK * 7),
  );
  return days
    .flatMap((date) => {
      const plans = plansOf(teamId, date, week, random);
      // Whoever looks at the demo can take attendance, whatever day it is.
      return date === today && !plans.some((plan) => plan.attendanceTaken) ? [...plans, extraPractice(date)] : plans;
    })
    .map((plan) => ({ ...plan, teamId }));
}

function plansOf(teamId: number, date: CalendarDate, week: Week, random: Random): Plan[] {
  const weekday = weekdayFromMonday(date);
  const which = week.practices.findIndex((day) => day === weekday);
  const practice: Plan = {
    date,
    eventTime: week.time,
    durationMin: 90,
    title: PRACTICES[which] ?? '',
    type: 'practice',
    attendanceTaken: true,
    seriesId: seriesOf(teamId, weekday),
  };
  const meeting: Plan = { date, eventTime: '12:30', durationMin: 45, title: 'Team Meeting', type: 'team_meeting' };
  return [
    ...(week.meeting === weekday ? [meeting] : []),
    ...(which === -1 ? [] : [practice]),
    ...(week.game === weekday && random.chance(PLAYS_AT_WEEKENDS) ? [game(date, random)] : []),
  ];
}

/** Each weekday's practices were repeated from one. Shaped like every other, and the same for the same team. */
function seriesOf(teamId: number, weekday: number): string {
  return `00000000-0000-4000-9000-${String(teamId * 10 + weekday).padStart(12, '0')}`;
}

function game(date: CalendarDate, random: Random): Plan {
  const away = random.chance(0.5);
  const title = `Game ${away ? 'at' : 'vs'} ${random.pick(OPPONENTS)}`;
  return {
    date,
    eventTime: away ? '14:00' : '11:30',
    durationMin: 120,
    title,
    type: 'game',
    attendanceTaken: true,
    notes: away ? 'The bus leaves two hours before. Bring both kits.' : null,
  };
}

function extraPractice(date: CalendarDate): Plan {
  return {
    date,
    eventTime: '16:00',
    durationMin: 60,
    title: 'Recovery Session',
    type: 'practice',
    attendanceTaken: true,
  };
}

/** A few appointments of single athletes, one of them over. */
function athleteEvents(team: DemoTeam | undefined, today: CalendarDate): Plan[] {
  const [first, second, , , third] = team?.athletes ?? [];
  const appointment = { durationMin: 30, type: 'other' } as const;
  return [
    ...(first
      ? [{ ...appointment, athleteId: first.id, date: addDays(today, 1), eventTime: '10:15', title: 'Video Review' }]
      : []),
    ...(second
      ? [
          {
            ...appointment,
            durationMin: 240,
            athleteId: second.id,
            date: addDays(today, -5),
            eventTime: '08:30',
            title: 'Exam Day',
          },
        ]
      : []),
    ...(third
      ? [
          {
            ...appointment,
            athleteId: third.id,
            date: addDays(today, 2),
            eventTime: '09:30',
            title: 'Physio Check',
            notes: 'Bring the scan.',
          },
        ]
      : []),
  ];
}
