import { addDays } from '@touchline/contracts/calendar-date';
import { todayIn } from '../../common/time/local-time.js';
import type { DemoInstitution } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { CalendarEventEntity } from '../calendar/index.js';
import { demoLibrary, numberInOrder, type DemoWorkout } from '../workout-library/index.js';
import { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';

/**
 * A workout on several days, counted from today, for a team or for one of its athletes. `team` and `athlete` are
 * positions in the demo data.
 */
interface Plan {
  team: number;
  athlete?: number;
  workout: string;
  days: readonly number[];
}

/**
 * By institution, in the order of the demo institutions. The athletes of the first team are an injured one and the one
 * with the long name.
 */
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

/** The scheduled workouts of the demo, past and upcoming, each with its event. */
export const demoWorkoutCalendar: DemoRows = ({ institutions }, now) => {
  const today = todayIn('UTC', now);
  const library = demoLibrary(institutions);
  const all = institutions.flatMap((institution, at) =>
    (PLANS[at] ?? []).flatMap((plan) => occurrences(plan, institution, library, today)),
  );
  const numbered = all.map((occurrence, at) => ({ ...occurrence, id: at + 1, workoutUid: uidOf(at + 1) }));
  const versioned = { version: 1, createdAt: now, updatedAt: now };
  const eventDefaults = {
    eventTime: null,
    durationMin: 60,
    type: 'workout',
    plannedRpe: null,
    notes: null,
    attendanceTaken: false,
    seriesId: null,
  } as const;
  return [
    demoTable(
      CalendarEventEntity,
      numbered.map(({ workout, date, teamId, athleteId, workoutUid }) => ({
        teamId,
        athleteId,
        date,
        title: workout.plan.name,
        workoutUid,
        ...eventDefaults,
        ...versioned,
      })),
    ),
    demoTable(
      ScheduledWorkoutEntity,
      numbered.map(({ id, workout, workoutUid }) => ({ id, workoutUid, workoutId: workout.id, ...versioned })),
    ),
    demoTable(
      ScheduledWorkoutLineEntity,
      numbered.flatMap(({ id: scheduledWorkoutId, workout }) =>
        numberInOrder(workout.plan.lines).map((line) => ({ ...line, scheduledWorkoutId })),
      ),
    ),
  ];
};

function occurrences(
  { team: teamIndex, athlete: athleteIndex, workout: name, days }: Plan,
  { id, teams }: DemoInstitution,
  library: readonly DemoWorkout[],
  today: string,
): Occurrence[] {
  const workout = library.find(({ institutionId, plan }) => institutionId === id && plan.name === name);
  const team = teams[teamIndex];
  const athlete = athleteIndex === undefined ? undefined : team?.athletes[athleteIndex];
  if (!workout || !team || (athleteIndex !== undefined && !athlete))
    throw new Error(`The demo has no "${name}" for team ${teamIndex} of institution ${id}.`);
  return days.map((day) => ({
    workout,
    date: addDays(today, day),
    teamId: athlete ? null : team.id,
    athleteId: athlete?.id ?? null,
  }));
}

/** The id has the form of a UUID and is the same in every demo of a day. */
function uidOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
}
