import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isSamePart, muscleGroupsLoading } from '@touchline/contracts/body-parts';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutRow } from '@touchline/contracts/workouts.schema';
import { fullName } from '@touchline/ui/pickers';
import { exerciseOfRow } from '../exercises/model/exercise-of-row.js';

/** Athletes with the same injured part, and the exercises of a workout that load it. */
export interface InjuryWarning {
  bodyPart: string;
  /** `2 of 18 have a knee injury; 3 exercises load it.` */
  text: string;
  /** Who, and how badly: `Ana Test (Severity: 6)`; of somebody alone only the latter, since the text names them. */
  injured: string[];
  /** Each once: `Back Squat (14×)`. */
  exercises: string[];
}

export interface SquadCheck {
  warnings: InjuryWarning[];
  /** Exercises of which nobody knows what they load: typed, and not in the exercise library. */
  unknown: string[];
}

/** For whom a workout is to be: one athlete, else a team as a whole; both null while nobody is chosen. */
export interface Whom {
  teamId: number | null;
  athleteId: number | null;
}

/** For whom it would be, of all athletes. */
export function squadOf({ teamId, athleteId }: Whom, athletes: readonly Athlete[]): Athlete[] {
  return athletes.filter((athlete) =>
    athleteId === null ? athlete.team_id === teamId : athlete.athlete_id === athleteId,
  );
}

type CheckedRow = Pick<WorkoutRow, 'name' | 'type' | 'exercise_id'>;

/**
 * Who of `squad` is injured where the workout's exercises put load, part by part; parts that none of them loads are left out. Of a part that we do not
 * know, it is said that nothing is known about it. A row is known by its exercise, else by its name.
 */
export function checkSquad(
  rows: readonly CheckedRow[],
  squad: readonly Athlete[],
  exercises: readonly Exercise[],
): SquadCheck {
  const known = rows
    .filter(({ type }) => type === 'exercise')
    .map((row) => ({ name: row.name, exercise: exerciseOfRow(row, exercises) }));
  const warnings = [...injuredBy(squad)].flatMap(([bodyPart, athletes]) => {
    const groups: readonly string[] = muscleGroupsLoading(bodyPart);
    const loading = eachOnce(known.filter(({ exercise }) => exercise && groups.includes(exercise.exercise_type)));
    if (groups.length > 0 && loading.length === 0) return [];
    const load =
      groups.length === 0
        ? 'it is not known which exercises load it'
        : `${loading.length} ${loading.length === 1 ? 'exercise loads' : 'exercises load'} it`;
    return [
      {
        bodyPart,
        text: `${whoText(athletes, squad)} ${injuryText(bodyPart)}; ${load}.`,
        injured: athletes.map((athlete) => severityText(athlete, squad)),
        exercises: loading,
      },
    ];
  });
  return { warnings, unknown: eachOnce(known.filter(({ exercise }) => !exercise)) };
}

/** By name, however it is written: a circuit repeats its exercises, and says how often. */
function eachOnce(rows: readonly Pick<CheckedRow, 'name'>[]): string[] {
  const times = new Map<string, { name: string; count: number }>();
  for (const { name } of rows) {
    const key = name.trim().toLowerCase();
    const seen = times.get(key);
    times.set(key, { name: seen?.name ?? name.trim(), count: (seen?.count ?? 0) + 1 });
  }
  return [...times.values()].map(({ name, count }) => (count === 1 ? name : `${name} (${count}×)`));
}

/** The injured by what is injured, however it is written, the most first. */
function injuredBy(squad: readonly Athlete[]): Map<string, Athlete[]> {
  const groups = new Map<string, Athlete[]>();
  for (const athlete of squad) {
    if (athlete.injury_body_part === null || athlete.injury_severity === null) continue;
    const written = athlete.injury_body_part.trim().toLowerCase();
    const part = [...groups.keys()].find((one) => isSamePart(one, written)) ?? written;
    groups.set(part, [...(groups.get(part) ?? []), athlete]);
  }
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length));
}

/** `2 of 18 have`, `1 of 18 has`; somebody alone by name. */
function whoText(athletes: readonly Athlete[], squad: readonly Athlete[]): string {
  const [first] = athletes;
  if (squad.length === 1 && first) return `${fullName(first)} has`;
  return `${athletes.length} of ${squad.length} ${athletes.length === 1 ? 'has' : 'have'}`;
}

function severityText(athlete: Athlete, squad: readonly Athlete[]): string {
  const severity = `Severity: ${athlete.injury_severity}`;
  return squad.length === 1 ? severity : `${fullName(athlete)} (${severity})`;
}

function injuryText(bodyPart: string): string {
  return `${/^[aeiou]/.test(bodyPart) ? 'an' : 'a'} ${bodyPart} injury`;
}
