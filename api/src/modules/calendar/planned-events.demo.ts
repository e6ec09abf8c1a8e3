import { addDays, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { DemoData, DemoTeam } from '../../database/demo/demo-data.js';
import { Random } from '../../database/demo/random.js';
import type { CalendarEventEntity } from './events/calendar-event.entity.js';

/** An event of the demo with the id of its row, which the demo attendance refers to. */
export type PlannedEvent = Omit<CalendarEventEntity, 'version' | 'createdAt' | 'updatedAt'>;
type Plan = Pick<PlannedEvent, 'date' | 'eventTime' | 'durationMin' | 'title' | 'type'> & Partial<PlannedEvent>;

const WEEKS_BACK = 12;
const WEEKS_AHEAD = 3;

/**
 * Weekly schedules, days from 0 = Monday to 6 = Sunday. Each team trains at other hours, because the teams share pitch
 * and hall.
 */
const WEEKLY_SCHEDULES = [
  { practices: [0, 2, 4], time: '17:30', meeting: 3, game: 5 },
  { practices: [1, 3, 4], time: '18:00', meeting: 0, game: 6 },
  { practices: [0, 1, 3], time: '19:15', meeting: 2, game: 5 },
  { practices: [0, 2, 3], time: '16:45', meeting: 4, game: 6 },
] as const;
type WeeklySchedule = (typeof WEEKLY_SCHEDULES)[number];

/** The RPE planned for the first, second and third practice of a week. */
const PRACTICE_RPES = [6, 6.5, 4.5] as const;
const GAME_RPE = 8;
const GAME_PROBABILITY = 0.8;
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

/** The events of the demo teams and athletes, from twelve weeks before `today` to three weeks after it. */
export function plannedEvents({ institutions }: DemoData, today: CalendarDate): PlannedEvent[] {
  const plans = institutions.flatMap(({ teams }) => [
    ...teams.flatMap((team) => teamEvents(team, today)),
    ...athleteEvents(teams[0], today),
  ]);
  return plans.map((plan, at) => ({
    id: at + 1,
    teamId: null,
    athleteId: null,
    plannedRpe: null,
    notes: null,
    attendanceTaken: false,
    workoutUid: null,
    seriesId: null,
    ...plan,
  }));
}

function teamEvents({ id: teamId }: DemoTeam, today: CalendarDate): Plan[] {
  const schedule = WEEKLY_SCHEDULES[(teamId - 1) % WEEKLY_SCHEDULES.length] ?? WEEKLY_SCHEDULES[0];
  const random = new Random(teamId, 'calendar');
  const days = Array.from({ length: (WEEKS_BACK + WEEKS_AHEAD) * 7 + 1 }, (_, day) =>
    addDays(today, day - WEEKS_BACK * 7),
  );
  return days
    .flatMap((date) => {
      const plans = plansOf(teamId, date, schedule, random);
      // Attendance can be taken in the demo on every day of the week.
      return date === today && !plans.some((plan) => plan.attendanceTaken) ? [...plans, extraPractice(date)] : plans;
    })
    .map((plan) => ({ ...plan, teamId }));
}

function plansOf(teamId: number, date: CalendarDate, schedule: WeeklySchedule, random: Random): Plan[] {
  const weekday = weekdayFromMonday(date);
  const practiceIndex = schedule.practices.findIndex((day) => day === weekday);
  const practice: Plan = {
    date,
    eventTime: schedule.time,
    durationMin: 90,
    plannedRpe: PRACTICE_RPES[practiceIndex] ?? null,
    title: PRACTICES[practiceIndex] ?? '',
    type: 'practice',
    attendanceTaken: true,
    seriesId: seriesOf(teamId, weekday),
  };
  const meeting: Plan = { date, eventTime: '12:30', durationMin: 45, title: 'Team Meeting', type: 'team_meeting' };
  return [
    ...(schedule.meeting === weekday ? [meeting] : []),
    ...(practiceIndex === -1 ? [] : [practice]),
    ...(schedule.game === weekday && random.chance(GAME_PROBABILITY) ? [game(date, random)] : []),
  ];
}

/** The practices of a weekday form one series. The id has the form of a UUID and is the same in every demo. */
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
    plannedRpe: GAME_RPE,
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

/** Appointments of single athletes, one of them in the past. */
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
