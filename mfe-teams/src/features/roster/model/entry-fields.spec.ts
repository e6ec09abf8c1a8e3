import { ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';
import { buildAthlete } from '../testing/build-athlete.js';
import { fieldText, parseField, type EntryField } from './entry-fields.js';

const TODAY = '2026-11-20';

test.each<[EntryField, string, string | number | null]>([
  ['first_name', '  Zoë ', 'Zoë'],
  ['position', '', null],
  ['position', ' 6 ', '6'],
  ['jersey_number', '', null],
  ['jersey_number', '0', '0'],
  ['jersey_number', '00', '00'],
  ['jersey_number', '07', '07'],
  ['jersey_number', ' 999 ', '999'],
  ['date_of_birth', '', null],
  ['date_of_birth', TODAY, TODAY],
  ['weight_kg', '61,5', 61.5],
  ['weight_kg', '61.5', 61.5],
  ['weight_kg', '61,50', 61.5],
  ['weight_kg', '61,', 61],
  ['weight_kg', '20', 20],
  ['weight_kg', '400', 400],
  ['height_cm', '50', 50],
  ['height_cm', '280,0', 280],
])('%s: %p is valid', (field, typed, value) => expect(parseField(field, typed, TODAY)).toEqual({ value }));

test.each<[EntryField, string, string]>([
  ['first_name', ' ', 'Required.'],
  ['last_name', '\u200b', 'Required.'],
  ['position', '\u200b', 'Required.'],
  ['position', 'Wing\u202eer', ONE_LINE_PROBLEM],
  ['last_name', 'By\tron', ONE_LINE_PROBLEM],
  ['jersey_number', '1000', 'Enter one to three digits.'],
  ['jersey_number', '-1', 'Enter one to three digits.'],
  ['jersey_number', '1,5', 'Enter one to three digits.'],
  ['jersey_number', 'x', 'Enter one to three digits.'],
  ['date_of_birth', '2026-11-21', 'The date must not be in the future.'],
  ['date_of_birth', '2026-02-30', 'Enter a date that exists.'],
  ['weight_kg', '19,9', 'Enter a number with at most one decimal from 20 to 400.'],
  ['weight_kg', '400.1', 'Enter a number with at most one decimal from 20 to 400.'],
  ['weight_kg', '61,55', 'Enter a number with at most one decimal from 20 to 400.'],
  ['weight_kg', '1e2', 'Enter a number with at most one decimal from 20 to 400.'],
  ['height_cm', '49', 'Enter a number with at most one decimal from 50 to 280.'],
  ['height_cm', '1.70', 'Enter a number with at most one decimal from 50 to 280.'],
])('%s: %p is invalid', (field, typed, problem) => expect(parseField(field, typed, TODAY)).toEqual({ problem }));

test('an unknown value gives an empty field, and zero counts as a value', () => {
  const athlete = buildAthlete({ position: null, jersey_number: '0', weight_kg: null });
  expect(
    (['position', 'jersey_number', 'weight_kg', 'height_cm'] as const).map((field) => fieldText(athlete, field)),
  ).toEqual(['', '0', '', '170']);
});
