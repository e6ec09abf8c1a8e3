import { formatDuration } from '@touchline/contracts/duration';
import type { WorkoutRow } from '@touchline/contracts/workouts.schema';

/** A row of a scheduled workout as it is read on the field. */
export interface PrescribedRow {
  id: number;
  title: string;
  /** How an exercise is prescribed; null for a rest. */
  badge: 'TIME' | 'REPS' | null;
  /** `3 sets × 10 reps`, `3 sets × 45s per set`; for a rest how long it lasts. Empty where nothing is prescribed. */
  dose: string;
  /** `Rest between sets: 1m 30s`; null where it is not said. */
  between: string | null;
  notes: string | null;
  /** The first row of a superset, which is to say so, or a further one; null outside of any. */
  superset: 'first' | 'further' | null;
  /** The superset goes on with the next row. */
  joined: boolean;
}

type Row = Pick<
  WorkoutRow,
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

/** The rows in their order. What is not prescribed is not mentioned; zero seconds of rest are prescribed. */
export function prescribedRows(rows: readonly Row[]): PrescribedRow[] {
  return rows.map((row, at) => ({
    id: row.id,
    title: row.name,
    badge: row.type === 'rest' ? null : row.is_time_based ? 'TIME' : 'REPS',
    dose: row.type === 'rest' ? restText(row.duration) : doseText(row),
    between:
      row.type === 'rest' || row.rest_between_sets_seconds === null
        ? null
        : `Rest between sets: ${formatDuration(row.rest_between_sets_seconds)}`,
    notes: row.coach_notes,
    superset: rows[at - 1]?.superset_with_next ? 'further' : row.superset_with_next ? 'first' : null,
    joined: row.superset_with_next,
  }));
}

function restText(seconds: number | null): string {
  return seconds === null ? '' : formatDuration(seconds);
}

function doseText({ sets, reps, duration, is_time_based: byTime }: Row): string {
  const each = byTime
    ? duration !== null && `${formatDuration(duration)}${(sets ?? 1) > 1 ? ' per set' : ''}`
    : reps !== null && `${reps} ${reps === 1 ? 'rep' : 'reps'}`;
  return [sets !== null && `${sets} ${sets === 1 ? 'set' : 'sets'}`, each].filter((part) => part !== false).join(' × ');
}
