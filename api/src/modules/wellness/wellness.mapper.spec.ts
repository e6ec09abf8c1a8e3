import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { toListedEntry } from './wellness.mapper.js';

const ENTRY: WellnessEntry = {
  ...{ wellness_id: 1, athlete_id: 7, date: '2026-11-05', version: 1, completed: true, hooper_index: 14 },
  ...{ sleep_quality: 8, fatigue: 2, muscle_soreness: 2, stress: 2, injury_body_part: null, injury_severity: null },
  more: [{ measure: 'own.1', value: 9 }],
};

test('an entry has the numbers of the file for the values that it shows', () => {
  const rescaled = { 'hooper.sleep_quality': 4, 'own.1': 5, 'own.2': 3 };
  expect(toListedEntry(ENTRY, { fileName: 'survey.csv', rescaled }).imported).toEqual({
    file_name: 'survey.csv',
    rescaled: { sleep_quality: 4, 'own.1': 5 },
  });
  const hidden = { fileName: 'survey.csv', rescaled: { 'own.2': 3 } };
  expect(toListedEntry(ENTRY, hidden).imported).toEqual({ file_name: 'survey.csv', rescaled: null });
});

test('an entry of no file stays as it is', () => {
  expect(toListedEntry(ENTRY, undefined)).toEqual(ENTRY);
});
