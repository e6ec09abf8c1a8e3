import { parseDuration } from '@touchline/contracts/duration';
import { plainDuration } from '../../workouts/model/plain-duration.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { isJoined, type Draft } from './draft.js';

/** A part of a workout in which two versions differ. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/**
 * Where two versions of a workout differ: the workout's own fields, then row by row. Values that would be stored alike
 * are equal, however they are typed.
 */
export function differences(theirs: Draft, mine: Draft): Difference[] {
  const fields: Difference[] = [
    { label: 'Title', theirs: theirs.title.trim(), mine: mine.title.trim() },
    { label: 'Type', theirs: theirs.type ?? 'not set', mine: mine.type ?? 'not set' },
    { label: 'Difficulty', theirs: theirs.difficulty ?? 'not set', mine: mine.difficulty ?? 'not set' },
    { label: 'Description', theirs: theirs.description.trim() || 'none', mine: mine.description.trim() || 'none' },
  ];
  const rows = Array.from({ length: Math.max(theirs.rows.length, mine.rows.length) }, (_, index) => ({
    label: `Row ${index + 1}`,
    theirs: rowText(theirs, index),
    mine: rowText(mine, index),
  }));
  return [...fields, ...rows].filter((difference) => difference.theirs !== difference.mine);
}

/** A whole row in one line: `Squat, 3 sets × 10 reps, rest 1 min, superset, “Deep.”`. */
function rowText({ rows }: Draft, index: number): string {
  const row = rows[index];
  if (!row) return 'none';
  const [sets, duration] = [counted(row.sets, 'set'), seconds(row.duration)];
  const byTime = row.type === 'rest' || row.timeBased;
  return [
    row.name.trim() || 'not chosen',
    [sets, byTime ? duration : counted(row.reps, 'rep')].filter((part) => part !== '').join(' × '),
    // A row by repetitions can have a stored duration, too.
    !byTime && duration !== '' ? `duration ${duration}` : '',
    row.between.trim() === '' ? '' : `rest ${seconds(row.between)}`,
    isJoined(rows, index) ? 'superset' : '',
    row.note.trim() === '' ? '' : `“${row.note}”`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(text: string, unit: 'set' | 'rep'): string {
  const count = parseCount(text) ?? text.trim();
  return count === '' ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Text that cannot be read stays as it is typed. */
function seconds(text: string): string {
  const value = parseDuration(text);
  return value === null ? text.trim() : plainDuration(value);
}
