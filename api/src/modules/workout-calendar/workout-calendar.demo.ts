import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { DemoInstitution } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { CalendarEvent } from '../calendar/index.js';
import { demoLibrary, inOrder, type DemoWorkout } from '../workout-library/index.js';
import { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';

/** One workout on several days, counted from today, for a team or (by their place in it) for one of its athletes. */
interface Plan {
  team: number;
  athlete?: number;
  workout: string;
  days: readonly number[];
}

/** By institution, in the order of the demo. The athletes of the first team are one who is injured and the one with the long name. */
const PLANS: readonly (readonly Plan[])[] = [
  [
    { team: 0, workout: 'Lower Body Strength', days: [-16, -9, -2, 5, 12] },
    { team: 0, workout: 'Post-Match Recovery', days: [-12, -5, 2, 9] },
    { team: 0, workout: 'Repeated Sprint Ability', days: [-14, 0, 14] },
    { team: 1, workout: 'Full Body Power Circuit', days: [-10, -3, 4, 11] },
    { team: 1, workout: 'Jump & Land Mechanics', days: [-8, -1, 6] },
    { team: 2, workout: 'Upper Body Push & Pull', days: [-13, -6, 1, 8] },
    { team: 2, workout: 'Tempo Run', days: [-4, 3] },
    { team: 3, workout: 'Shoulder Health for Overhead Athletes', days: [-7, -4, 0, 3, 7] },
    { team: 0, athlete: 4, workout: 'Hip Mobility & Stability Recovery Routine', days: [-3, -1, 1, 3] },
    { team: 0, athlete: 2, workout: 'Post-Match Recovery', days: [-6, 7] },
    { team: 0, athlete: 2, workout: 'Return-to-Run Intervals', days: [2, 4] },
  ],
  [
    { team: 0, workout: 'Foundation Strength', days: [-7, 0, 7] },
    { team: 1, workout: 'Court Speed', days: [-2, 5] },
  ],
];

interface Occurrence {
  workout: DemoWorkout;
  date: string;
  teamId: number | null;
  athleteId: number | null;
}

/** Workouts on the calendar, past and coming, each with its event. */
export const demoWorkoutCalendar: DemoRows = ({ institutions }, now) => {
  const today = todayIn('UTC', now);
  const library = demoLibrary(institutions);
  const all = institutions.flatMap((institution, at) =>
    (PLANS[at] ?? []).flatMap((plan) => occurrences(plan, institution, library, today)),
  );
  const numbered = all.map((one, at) => ({ ...one, id: at + 1, workoutUid: uidOf(at + 1) }));
  const written = { version: 1, createdAt: now, updatedAt: now };
  const shown = {
    eventTime: null,
    durationMin: 60,
    type: 'workout',
    notes: null,
    attendanceTaken: false,
    seriesId: null,
  } as const;
  return [
    demoTable(
      CalendarEvent,
      numbered.map(({ workout, date, teamId, athleteId, workoutUid }) => ({
        teamId,
        athleteId,
        date,
        title: workout.plan.name,
        workoutUid,
        ...shown,
        ...written,
      })),
    ),
    demoTable(
      ScheduledWorkout,
      numbered.map(({ id, workout, workoutUid }) => ({ id, workoutUid, workoutId: workout.id, ...written })),
    ),
    demoTable(
      ScheduledWorkoutRow,
      numbered.flatMap(({ id: scheduledWorkoutId, workout }) =>
        inOrder(workout.plan.rows).map((row) => ({ ...row, scheduledWorkoutId })),
      ),
    ),
  ];
};

function occurrences(
  { team: teamAt, athlete: athleteAt, workout: name, days }: Plan,
  { id, teams }: DemoInstitution,
  library: readonly DemoWorkout[],
  today: string,
): Occurrence[] {
  const workout = library.find(({ institutionId, plan }) => institutionId === id && plan.name === name);
  const team = teams[teamAt];
  const athlete = athleteAt === undefined ? undefined : team?.athletes[athleteAt];
  if (!workout || !team || (athleteAt !== undefined && !athlete))
    throw new Error(`The demo has no "${name}" for team ${teamAt} of institution ${id}.`);
  return days.map((day) => ({
    workout,
    date: addDays(today, day),
    teamId: athlete ? null : team.id,
    athleteId: athlete?.id ?? null,
  }));
}

/** Shaped like every other, and the same for the same day. */
function uidOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
}
