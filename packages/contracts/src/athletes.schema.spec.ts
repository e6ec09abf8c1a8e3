import { changeAthleteBodySchema } from './athletes.schema.js';

it.each([
  [{ first_name: 'Ada' }, true],
  [{ position: null, jersey_number: null, date_of_birth: null, weight_kg: null, height_cm: null }, true],
  [{ jersey_number: 0, weight_kg: 61.5, height_cm: 170 }, true],
  [{ team_id: 2, version: 4 }, true],
  [{ archived: false }, true],
  [{}, false],
  [{ version: 4 }, false],
  [{ first_name: null }, false],
  [{ last_name: ' ' }, false],
  [{ jersey_number: 1000 }, false],
  [{ jersey_number: 7.5 }, false],
  [{ weight_kg: 19.9 }, false],
  [{ weight_kg: 61.55 }, false],
  [{ height_cm: 281 }, false],
  [{ date_of_birth: '2026-02-30' }, false],
  [{ email: 'ada@athletes.example' }, false],
  [{ archived: 'true' }, false],
])('a change of %j: %p', (change, expected) =>
  expect(changeAthleteBodySchema.safeParse(change).success).toBe(expected),
);
