import { fillBigClub } from '../../api/test/support/big-club.js';
import { recordStatements, type Statement } from '../../api/test/support/count-queries.js';
import { createTestApp } from '../../api/test/support/test-app.js';
import type { TestDatabase } from '../../api/test/support/test-database.js';
import { signedIn } from '../../api/test/wall/support/cast.js';
import { benchCalls, type BenchCall } from './calls.js';
import type { BenchOptions } from './options.js';

/** What the floor has to do for a call: the statements of the product, and the object it answers. */
export interface RecordedCall extends BenchCall {
  statements: Statement[];
  answer: unknown;
}

export interface Recording {
  /** Of the signed-in coach. */
  cookie: string;
  calls: RecordedCall[];
}

/**
 * Fills the club, makes each call whose name matches, and notes what the product sends and answers. Of two equal calls
 * the second counts: the first one also records whose data is read, once an hour.
 */
export async function recordCalls(
  database: TestDatabase,
  { club: size, calls: wanted }: Pick<BenchOptions, 'club' | 'calls'>,
): Promise<Recording> {
  const at = await createTestApp({ database });
  try {
    const club = await fillBigClub(at, size);
    const actor = await signedIn(at, club.home.headCoach);
    const calls: RecordedCall[] = [];
    for (const call of benchCalls(club).filter(({ name }) => wanted.test(name))) {
      const ask = async (): Promise<unknown> => {
        const response = await actor.get(call.url);
        if (response.statusCode !== 200) throw new Error(`${call.url} is answered ${response.statusCode}.`);
        return response.json();
      };
      const answer = await ask();
      calls.push({ ...call, answer, statements: await recordStatements(at, ask) });
    }
    const [cookie = ''] = Object.entries(actor.cookies).map((pair) => pair.join('='));
    return { cookie, calls };
  } finally {
    await at.close();
  }
}

/** As `floor-server.mjs` reads it. JSON has no dates, so a date among the parameters becomes `{ $date }`. */
export function toRecordingText(database: TestDatabase['target'], calls: readonly RecordedCall[]): string {
  return JSON.stringify({ database, calls }, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key];
    return original instanceof Date ? { $date: original.toISOString() } : value;
  });
}
