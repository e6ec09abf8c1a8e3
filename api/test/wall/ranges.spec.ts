import { getMetadataArgsStorage } from 'typeorm';
import '../../src/app.module.js';
import { tableProblems } from './support/ranges.js';

/** Tables of every entity class that the application loads. */
const TABLES = getMetadataArgsStorage().tables.map(({ name }) => name ?? '');

describe('the ranges of stored values', () => {
  it('cover every table', () => {
    expect(TABLES.length).toBeGreaterThan(20);
    expect(tableProblems(TABLES)).toEqual([]);
  });

  it('report a new table, and one that no longer exists', () => {
    expect(tableProblems([...TABLES.filter((table) => table !== 'teams'), 'match_reports'])).toEqual([
      'match_reports has no range',
      'teams has ranges, but there is no such table',
    ]);
  });
});
