import { AVAILABILITY_LABELS } from '@touchline/contracts/availability-rules';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isSameBodyPart, muscleGroupsLoading } from '@touchline/contracts/body-parts';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { isInTeam } from '@touchline/contracts/membership';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { wordText } from '@touchline/contracts/words';
import { availabilityText, fullName, labelsOf, reportedInjury } from '@touchline/ui/pickers';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import { findExercise } from '../exercises/model/find-exercise.js';

/** Athletes with the same injured body part, and the exercises of a workout that load it. */
export interface InjuryWarning {
  bodyPart: string;
  /** `2 of 18 have a knee injury; 3 exercises put load on the knee.` */
  text: string;
  /**
   * `Ana Test (Severity: 6)`, or `Bo Test (Modified)` when the body part is only the staff's word; for a single
   * athlete, whom the text names, only `Severity: 6`.
   */
  injured: string[];
  /** Each exercise once, with how often it occurs: `Back Squat (14×)`. */
  exercises: string[];
}

export interface SquadCheck {
  /** Who is out by the staff's word: `1 of 18 is out: Ana Test (Out · Knee).`; null when nobody is. */
  out: string | null;
  warnings: InjuryWarning[];
  /** Exercises that were typed and are not in the exercise library, so that their load is unknown. */
  unknown: string[];
}

/** Who a workout is for: one athlete, else a whole team; both null while nobody is chosen. */
export interface Assignee {
  teamId: number | null;
  athleteId: number | null;
}

/** The athletes a workout would be for. */
export function selectSquad({ teamId, athleteId }: Assignee, athletes: readonly Athlete[]): Athlete[] {
  return athletes.filter((athlete) =>
    athleteId === null ? teamId !== null && isInTeam(athlete, teamId) : athlete.athlete_id === athleteId,
  );
}

type CheckedRow = Pick<WorkoutLine, 'name' | 'type' | 'exercise_id'>;

/**
 * Which athletes of `squad` have injuries that the workout's exercises load, by body part. Parts that no exercise loads
 * are left out; for an unknown body part the warning says that its load is not known.
 */
export function checkSquad(
  rows: readonly CheckedRow[],
  squad: readonly Athlete[],
  exercises: readonly Exercise[],
): SquadCheck {
  const exerciseRows = rows
    .filter(({ type }) => type === 'exercise')
    .map((row) => ({ name: row.name, exercise: findExercise(row, exercises) }));
  const labelOf = labelsOf(squad);
  const warnings = [...groupByInjury(squad)].flatMap(([bodyPart, athletes]) => {
    const groups: readonly string[] = muscleGroupsLoading(bodyPart);
    const loading = countByName(
      exerciseRows.filter(({ exercise }) => exercise && groups.includes(exercise.exercise_type)),
    );
    if (groups.length > 0 && loading.length === 0) return [];
    const load =
      groups.length === 0 ? schedulingTexts.loadUnknown : schedulingTexts.exercisesLoading(loading.length, bodyPart);
    return [
      {
        bodyPart,
        text: schedulingTexts.injuryWarning(athletesText(athletes, squad), injuryText(bodyPart), load),
        injured: athletes.map((athlete) => {
          const severity = severityText(athlete, bodyPart);
          return squad.length === 1 ? severity : `${labelOf(athlete)} (${severity})`;
        }),
        exercises: loading,
      },
    ];
  });
  return { out: outText(squad), warnings, unknown: countByName(exerciseRows.filter(({ exercise }) => !exercise)) };
}

function outText(squad: readonly Athlete[]): string | null {
  const out = squad.filter(({ availability }) => availability?.status === 'out');
  if (out.length === 0) return null;
  const labelOf = labelsOf(squad);
  const names = out.map(
    (athlete) => `${labelOf(athlete)} (${athlete.availability ? availabilityText(athlete.availability) : ''})`,
  );
  return schedulingTexts.out(out.length, squad.length, names.join(', '));
}

/** The injured part by the staff's word, else by the athlete's report; null without an injury. */
function injuredPart(athlete: Athlete): string | null {
  const { availability } = athlete;
  if (availability && availability.status !== 'available' && availability.body_part !== null)
    return availability.body_part;
  return reportedInjury(athlete)?.body_part ?? null;
}

/** Groups by name, ignoring case and space: a circuit repeats its exercises. */
function countByName(rows: readonly Pick<CheckedRow, 'name'>[]): string[] {
  const times = new Map<string, { name: string; count: number }>();
  for (const { name } of rows) {
    const key = name.trim().toLowerCase();
    const seen = times.get(key);
    times.set(key, { name: seen?.name ?? name.trim(), count: (seen?.count ?? 0) + 1 });
  }
  return [...times.values()].map(({ name, count }) => (count === 1 ? name : `${name} (${count}×)`));
}

/** Injured athletes by body part, in any spelling; the largest group first. */
function groupByInjury(squad: readonly Athlete[]): Map<string, Athlete[]> {
  const groups = new Map<string, Athlete[]>();
  for (const athlete of squad) {
    const injured = injuredPart(athlete);
    if (injured === null) continue;
    const written = injured.trim().toLowerCase();
    const part = [...groups.keys()].find((other) => isSameBodyPart(other, written)) ?? written;
    groups.set(part, [...(groups.get(part) ?? []), athlete]);
  }
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length));
}

/** `2 of 18 have`, `1 of 18 has`; for a single athlete `Ana Test has`. */
function athletesText(athletes: readonly Athlete[], squad: readonly Athlete[]): string {
  const [first] = athletes;
  if (squad.length === 1 && first) return `${fullName(first)} has`;
  return `${athletes.length} of ${squad.length} ${athletes.length === 1 ? 'has' : 'have'}`;
}

/** The reported severity when the report is about `bodyPart`, else the staff's word, which then names that part. */
function severityText(athlete: Athlete, bodyPart: string): string {
  const reported = reportedInjury(athlete);
  return reported && isSameBodyPart(reported.body_part, bodyPart)
    ? `Severity: ${reported.severity}`
    : wordText(AVAILABILITY_LABELS, athlete.availability?.status ?? 'available');
}

function injuryText(bodyPart: string): string {
  return `${/^[aeiou]/.test(bodyPart) ? 'an' : 'a'} ${bodyPart} injury`;
}
