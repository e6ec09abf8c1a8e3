import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** What orders rows by their own id first: in SQL, by the query builder, by `find`, in a list of columns, in memory. */
const BY_ID = [/ORDER BY (?:\w+\.)?id\b/, /\.orderBy\('\w+\.id'/, /order: \{ id:/, /order: \['id'/, /=> a\.id - b\.id/];
/**
 * A later row can have a smaller id: each node of a cluster gives numbers of its own. In these files the order does not
 * mean time; the number is that of their places.
 */
const NOT_MEANT_AS_TIME: Readonly<Record<string, number>> = {
  // One person, and the events of one change.
  'athlete-data/athlete-tables.ts': 3,
  // The order of locks and of the rows of a batch, the same for everybody.
  'database/migrations/105-memberships.ts': 1,
  'database/migrations/baseline/former-tables.ts': 1,
  'database/unit-of-work.ts': 1,
  'modules/athlete-access/devices/expired-devices.writer.ts': 2,
  'modules/athletes/ended-memberships.housekeeping.ts': 1,
  'modules/calendar/series/series.repository.ts': 3,
  // Rows that one transaction wrote.
  'modules/imports/undo/imported-rows.repository.ts': 1,
  // Athletes, of whom some have to come first.
  'common/access/program-reach.ts': 1,
  'modules/club-data/lists/people.list.ts': 1,
  'common/access/institution-reach.ts': 1,
  'database/demo/demo-link.ts': 1,
  'modules/calendar/events/calendar.repository.ts': 1,
};

describe('an order by id', () => {
  it('stands only where it does not mean time', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    const found = files.flatMap((file) => {
      const lines = readFileSync(join(SOURCES, file), 'utf8').split('\n');
      const count = lines.filter((line) => BY_ID.some((pattern) => pattern.test(line))).length;
      return count === 0 ? [] : [[file, count] as const];
    });
    expect(Object.fromEntries(found.sort())).toEqual(NOT_MEANT_AS_TIME);
  });
});
