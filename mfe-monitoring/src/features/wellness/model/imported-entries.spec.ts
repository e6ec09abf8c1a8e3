import type { ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { fileNumbers, importedNotes } from './imported-entries.js';

const from = (file_name: string, rescaled: Record<string, number> | null = null) => ({ file_name, rescaled });
const entry = (date: string, imported?: ListedWellnessEntry['imported']): ListedWellnessEntry => ({
  ...buildEntry({ date }),
  ...(imported && { imported }),
});

test('the numbers of the file are those that were converted', () => {
  expect(fileNumbers(from('survey.csv', { fatigue: 4, 'own.1': 0 }))).toEqual({
    fatigue: '4 in the file',
    'own.1': '0 in the file',
  });
  expect(fileNumbers(from('survey.csv'))).toEqual({});
});

test('entries of no file are not named', () => expect(importedNotes([entry('2026-11-05')])).toEqual([]));

test('the days of a chart are named by file, and those with converted values', () => {
  const entries = [
    entry('2026-11-03', from('autumn.csv', { stress: 5 })),
    entry('2026-11-04'),
    entry('2026-11-05', from('week.xlsx')),
    entry('2026-11-06', from('autumn.csv')),
  ];
  expect(importedNotes(entries)).toEqual([
    'From autumn.csv: Nov 03, Nov 06.',
    'From week.xlsx: Nov 05.',
    'Converted from the scale of the file: Nov 03.',
  ]);
});
