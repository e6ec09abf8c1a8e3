import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '../../src/database/entities.js';
import { unjudgedTables } from './support/ranges.js';

const TABLES = getMetadataArgsStorage()
  .tables.filter(({ target }) => (ENTITIES as unknown[]).includes(target))
  .map(({ name }) => name ?? '');

describe('the ranges of what is stored', () => {
  it('know every table', () => {
    expect(TABLES).toHaveLength(ENTITIES.length);
    expect(unjudgedTables(TABLES)).toEqual([]);
  });

  it('miss a new table, and one that is gone', () => {
    expect(unjudgedTables([...TABLES.filter((table) => table !== 'teams'), 'match_reports'])).toEqual([
      'match_reports is judged by nobody',
      'teams is judged, but there is no such table',
    ]);
  });
});
