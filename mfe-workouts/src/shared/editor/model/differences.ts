import { formatDuration, parseDuration } from '@touchline/contracts/duration';
import { typedWhole } from '../../workouts/model/typed-count.js';
import { isJoined, type Draft } from './draft.js';

/** A part of a workout of which two versions say different things. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** Where two versions of a workout differ: what is said of the whole, then row by row. What would be stored alike is no difference, however it is typed. */
export function differences(theirs: Draft, mine: Draft): Difference[] {
  const whole: Difference[] = [
    { label: 'Title', theirs: theirs.title.trim(), mine: mine.title.trim() },
    { label: 'Type', theirs: theirs.type ?? 'not said', mine: mine.type ?? 'not said' },
    { label: 'Difficulty', theirs: theirs.difficulty ?? 'not said', mine: mine.difficulty ?? 'not said' },
    { label: 'Description', theirs: theirs.description.trim() || 'none', mine: mine.description.trim() || 'none' },
  ];
  const rows = Array.from({ length: Math.max(theirs.rows.length, mine.rows.length) }, (_, at) => ({
    label: `Row ${at + 1}`,
    theirs: rowText(theirs, at),
    mine: rowText(mine, at),
  }));
  return [...whole, ...rows].filter((one) => one.theirs !== one.mine);
}

/** All that a row says: `Squat, 3 sets × 10 reps, rest 1m 0s, superset, “Deep.”`. */
function rowText({ rows }: Draft, at: number): string {
  const row = rows[at];
  if (!row) return 'none';
  const [sets, lasts] = [counted(row.sets, 'set'), seconds(row.duration)];
  const byTime = row.type === 'rest' || row.timeBased;
  return [
    row.name.trim() || 'not chosen',
    [sets, byTime ? lasts : counted(row.reps, 'rep')].filter((part) => part !== '').join(' × '),
    // One that is done by repetitions can have a duration too, which is stored with it.
    !byTime && lasts !== '' ? `duration ${lasts}` : '',
    row.between.trim() === '' ? '' : `rest ${seconds(row.between)}`,
    isJoined(rows, at) ? 'superset' : '',
    row.note.trim() === '' ? '' : `“${row.note}”`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(text: string, unit: 'set' | 'rep'): string {
  const count = typedWhole(text) ?? text.trim();
  return count === '' ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What cannot be read is shown as it is typed. */
function seconds(text: string): string {
  const value = parseDuration(text);
  return value === null ? text.trim() : formatDuration(value);
}
