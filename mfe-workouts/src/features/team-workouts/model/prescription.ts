import { formatDuration } from '@touchline/contracts/duration';
import { isForEachSide } from '@touchline/contracts/workout-rules';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';

/** The texts of a scheduled workout's row. */
export interface PrescribedRow {
  id: number;
  title: string;
  /** null for a rest. */
  badge: 'TIME' | 'REPS' | null;
  /** `3 sets × 10 reps`, `3 sets × 45s per set`, `2 sets × 8 reps each side`; the duration of a rest. Empty when nothing is prescribed. */
  setsAndReps: string;
  /** `Rest between sets: 1m 30s`; null when it is not prescribed. */
  restBetween: string | null;
  notes: string | null;
  /** Whether the row is the first or a further row of a superset; null outside of supersets. */
  superset: 'first' | 'further' | null;
  /** The superset continues with the next row. */
  joined: boolean;
}

type Row = Pick<
  WorkoutLine,
  | 'id'
  | 'name'
  | 'type'
  | 'sets'
  | 'reps'
  | 'duration'
  | 'is_time_based'
  | 'rest_between_sets_seconds'
  | 'coach_notes'
  | 'superset_with_next'
>;

/**
 * In the order of the rows. Null values are left out; a rest of 0 seconds is prescribed and shown. Durations have the
 * specification's form.
 */
export function prescribedRows(rows: readonly Row[]): PrescribedRow[] {
  return rows.map((row, index) => ({
    id: row.id,
    title: row.name,
    badge: row.type === 'rest' ? null : row.is_time_based ? 'TIME' : 'REPS',
    setsAndReps: row.type === 'rest' ? restText(row.duration) : setsAndRepsText(row),
    restBetween:
      row.type === 'rest' || row.rest_between_sets_seconds === null
        ? null
        : teamWorkoutsTexts.restBetweenSets(formatDuration(row.rest_between_sets_seconds)),
    notes: row.coach_notes,
    superset: rows[index - 1]?.superset_with_next ? 'further' : row.superset_with_next ? 'first' : null,
    joined: row.superset_with_next,
  }));
}

function restText(seconds: number | null): string {
  return seconds === null ? '' : formatDuration(seconds);
}

function setsAndRepsText({ sets, reps, duration, is_time_based: byTime, coach_notes: notes }: Row): string {
  const each = byTime
    ? duration !== null && `${formatDuration(duration)}${(sets ?? 1) > 1 ? ' per set' : ''}`
    : reps !== null && `${reps} ${reps === 1 ? 'rep' : 'reps'}`;
  const dose = [sets !== null && `${sets} ${sets === 1 ? 'set' : 'sets'}`, each]
    .filter((part) => part !== false)
    .join(' × ');
  return dose !== '' && isForEachSide(notes) ? `${dose} each side` : dose;
}
