import { DatabaseUnavailableError } from '../../database/database-errors.js';
import { ReadBatches } from './read-batches.js';

interface Row {
  readKey: string;
}
/** A transaction that a test begins, and ends well or with an error. */
interface Write {
  begin: () => string[];
  end: (error?: Error) => void;
}

describe('reads of simultaneous requests', () => {
  let writes: Write[];
  let batches: ReadBatches<Row>;

  beforeEach(() => {
    writes = [];
    batches = new ReadBatches<Row>(
      (takeRows) =>
        new Promise((resolve, reject) =>
          writes.push({
            begin: () => takeRows().map(({ readKey }) => readKey),
            end: (error) => (error ? reject(error) : resolve()),
          }),
        ),
    );
  });

  const rows = (...keys: string[]) => keys.map((readKey) => ({ readKey }));
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ readKey: String(index) }));
  /** The outcomes of calls so far. */
  function watch(calls: Record<string, Promise<void>>): Record<string, string> {
    const outcomes: Record<string, string> = {};
    for (const [name, call] of Object.entries(calls))
      call.then(
        () => (outcomes[name] = 'stored'),
        (error: Error) => (outcomes[name] = error.message),
      );
    return outcomes;
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('gather until a transaction begins, and then for the next one, each key once', async () => {
    const outcomes = watch({ a: batches.store(rows('1', '2')), b: batches.store(rows('2', '3')) });
    expect(writes).toHaveLength(1);
    expect(writes[0]?.begin()).toEqual(['1', '2', '3']);
    const later = watch({ c: batches.store(rows('4')), d: batches.store(rows('3', '5')), e: batches.store(rows('1')) });
    await settled();
    expect([writes.length, outcomes, later]).toEqual([1, {}, {}]);

    writes[0]?.end();
    await settled();
    // Who waits for a row of the first transaction alone is done; who waits for both is not.
    expect([outcomes, later]).toEqual([{ a: 'stored', b: 'stored' }, { e: 'stored' }]);
    expect(writes[1]?.begin()).toEqual(['4', '5']);
    writes[1]?.end();
    await settled();
    expect([later, writes.length]).toEqual([{ c: 'stored', d: 'stored', e: 'stored' }, 2]);
  });

  it('are at most five hundred in a transaction', async () => {
    const outcomes = watch({ all: batches.store(numbered(1100)) });
    const sizes: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      expect(outcomes).toEqual({});
      sizes.push(writes[at]?.begin().length ?? 0);
      writes[at]?.end();
      await settled();
    }
    expect([sizes, outcomes, writes.length]).toEqual([[500, 500, 100], { all: 'stored' }, 3]);
  });

  it('fail with their transaction, and no others with them', async () => {
    const outcomes = watch({ a: batches.store(rows('1')), b: batches.store(rows('1')) });
    writes[0]?.begin();
    const later = watch({ c: batches.store(rows('2')) });
    writes[0]?.end(new Error('refused'));
    await settled();
    expect([outcomes, later]).toEqual([{ a: 'refused', b: 'refused' }, {}]);
    writes[1]?.begin();
    writes[1]?.end();
    await settled();
    expect(later).toEqual({ c: 'stored' });
    // The rows that failed are not taken for stored.
    const again = watch({ a: batches.store(rows('1')) });
    expect(writes[2]?.begin()).toEqual(['1']);
    writes[2]?.end();
    await settled();
    expect(again).toEqual({ a: 'stored' });
  });

  it('all fail when the database is unavailable: nobody waits for a second deadline', async () => {
    const outcomes = watch({ a: batches.store(rows('1')) });
    writes[0]?.begin();
    const later = watch({ b: batches.store(rows('2')), c: batches.store(numbered(600)) });
    writes[0]?.end(new DatabaseUnavailableError('away'));
    await settled();
    const sentence = 'The database is unavailable: away.';
    expect([outcomes, later, writes.length]).toEqual([{ a: sentence }, { b: sentence, c: sentence }, 1]);
    const next = watch({ d: batches.store(rows('2')) });
    writes[1]?.begin();
    writes[1]?.end();
    await settled();
    expect(next).toEqual({ d: 'stored' });
  });

  it('are refused when too many wait', async () => {
    const outcomes = watch({ many: batches.store(numbered(50_000)) });
    const refused = watch({ more: batches.store(rows('another')), known: batches.store(rows('7')) });
    await settled();
    expect([outcomes, refused]).toEqual([
      {},
      { more: 'The database is unavailable: too many reads wait to be recorded.' },
    ]);
  });

  it('of too many rows at once are refused, and hold up no later ones', async () => {
    const outcomes = watch({ a: batches.store(numbered(50_001)) });
    await settled();
    expect(outcomes).toEqual({ a: expect.stringContaining('too many reads') });
    for (let at = 0; at < 100; at += 1) {
      writes[at]?.begin();
      writes[at]?.end();
      await settled();
    }
    const later = watch({ b: batches.store(rows('next')) });
    writes.at(-1)?.begin();
    writes.at(-1)?.end();
    await settled();
    expect(later).toEqual({ b: 'stored' });
  });
});
