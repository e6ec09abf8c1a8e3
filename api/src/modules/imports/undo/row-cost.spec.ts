import type { ImportField } from '@touchline/contracts/import-fields';
import { deletionCost, restorationCost, type CostedRow, type Fields } from './row-cost.js';

const field = (key: string, label: string, more: Partial<ImportField> = {}): [string, ImportField] => [
  key,
  { key, label, kind: 'number', headings: [], ...more },
];
const FIELDS: Fields = new Map([
  field('fatigue', 'Fatigue'),
  field('weight', 'Weight', { unit: 'kg' }),
  field('position', 'Position', { kind: 'text' }),
]);
const row = (values: CostedRow['now']['values'], more: Partial<CostedRow> = {}): CostedRow => ({
  ...{ kind: 'wellness', version: 2, now: { version: 3, values }, later: [] },
  ...{ former: { fatigue: 4 }, written: { fatigue: 6 } },
  ...more,
});
const costOf = (costed: CostedRow, keys = ['fatigue']) => restorationCost(costed, FIELDS, { keys });

it('of a value names what it is now and what it was', () => {
  expect(costOf(row({ fatigue: 6 }))).toEqual({ changedBy: null, cost: 'Sets Fatigue back from 6 to 4.' });
  expect(costOf(row({ fatigue: 6 }, { former: { fatigue: null } })).cost).toBe('Empties Fatigue, which is 6.');
});

it('says that a value was typed, emptied, or came with a later file', () => {
  expect(costOf(row({ fatigue: 8 }))).toEqual({
    changedBy: 'edit',
    cost: 'Sets Fatigue back from 8 to 4; the 8 was typed after the import.',
  });
  expect(costOf(row({ fatigue: null })).cost).toBe('Sets Fatigue to 4 again; it was emptied after the import.');
  const later = [{ version: 3, written: { fatigue: 8 }, fileName: 'b.csv' }];
  expect(costOf(row({ fatigue: 8 }, { later }))).toEqual({
    changedBy: 'file',
    cost: 'Sets Fatigue back from 8 to 4; the 8 came with “b.csv”.',
  });
});

it('of several values has a sentence for each that changes, with units and quoted words', () => {
  const costed = row(
    { fatigue: 4, weight: 61.5, position: 'Wing' },
    {
      former: { fatigue: 4, weight: 60, position: 'Goal' },
      written: { fatigue: 6, weight: 61.5, position: 'Wing' },
      now: { version: 9, values: { fatigue: 4, weight: 61.5, position: 'Wing' } },
    },
  );
  expect(costOf(costed, ['fatigue', 'weight', 'position'])).toEqual({
    changedBy: 'edit',
    cost: 'Sets Weight back from 61.5 kg to 60 kg. Sets Position back from “Wing” to “Goal”.',
  });
  expect(costOf(costed).cost).toBe('Changes nothing: the earlier values are there already.');
});

it('of a record that goes says what changed it', () => {
  const later = [{ version: 3, written: {}, fileName: 'b.csv' }];
  const created = (version: number) => deletionCost({ ...row({}), now: { version, values: {} }, later }).cost;
  expect([2, 3, 4].map(created)).toEqual([
    'Deletes this day’s answer.',
    'Deletes this day’s answer, which “b.csv” changed after this import.',
    'Deletes this day’s answer, which was edited after the import.',
  ]);
});
