import { render, screen } from '@testing-library/react';
import { TestShell } from '@touchline/ui/testing';
import { trendRows } from '../model/trend-rows.js';
import type { TrendSort } from '../model/trends-view.js';
import { buildTrends, LABELLED } from '../testing/build-trends.js';
import { TrendsTable } from './trends-table.js';

const { excellent, stable, attention, risk, monitor, noData } = LABELLED;
const EVERYBODY = [
  ['Ana Risk', risk],
  ['Bea None', noData],
  ['Cia Monitor', monitor],
  ['Dora Attention', attention],
  ['Élodie Stable', stable],
  ['Fia Excellent', excellent],
  ['Gro Excellent', { ...excellent, variation: 9 }],
  ['Hal Still', { variation: 0 }],
  ['Ida Still', { variation: 0 }],
] as const;

test.each<[string, TrendSort, string]>([
  ['best label first, then the greater variation, none last', 'variation', 'Gro Fia Élodie Hal Ida Dora Ana Cia Bea'],
  [
    'the reverse, except for equal rows and those without a variation',
    'variation-asc',
    'Cia Bea Ana Dora Hal Ida Élodie Fia Gro',
  ],
  ["by last name, the API's order", 'athlete', 'Ana Bea Cia Dora Élodie Fia Gro Hal Ida'],
  ['by last name from Z to A', 'athlete-desc', 'Ida Hal Gro Fia Élodie Dora Cia Bea Ana'],
])('%s', (_, sort, expected) => {
  const trends = EVERYBODY.map(([name, part], index) => buildTrends({ id: index + 1, name, ...part }));
  render(
    <TestShell>
      <TrendsTable
        rows={trendRows(trends, [], undefined)}
        chosenId={null}
        sort={sort}
        onChoose={() => undefined}
        onSort={() => undefined}
      />
    </TestShell>,
  );
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent.split(' ')[0]);
  expect(names.join(' ')).toBe(expected);
});
