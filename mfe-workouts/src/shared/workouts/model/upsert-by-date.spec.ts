import { buildScheduled } from '../../testing/build-workout.js';
import { upsertByDate } from './upsert-by-date.js';

const at = (id: number, scheduled_date: string, plan_name = 'Legs') =>
  buildScheduled({ id, scheduled_date, plan_name });
const [one, two, three] = [at(5, '2026-11-20'), at(7, '2026-11-20'), at(3, '2026-11-21')];

test.each([
  ['between', [one, three], two],
  ['at the top', [two, three], one],
  ['at the end', [one, two], three],
  ['in the place of what it was', [one, at(7, '2026-11-20', 'Before'), three], two],
])('a workout is placed %s', (_, list, workout) => expect(upsertByDate(list, workout)).toEqual([one, two, three]));
