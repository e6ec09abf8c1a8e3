import { addDays } from '@touchline/contracts/calendar-date';
import type { ExportedFile } from '@touchline/contracts/exports.schema';
import { readFile } from '@touchline/sheets/read-file';
import { slices } from '../../src/common/grouping/slices.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

// Thousands of rows are stored, written and read back.
jest.setTimeout(120_000);

const ATHLETES = 60;
const DAYS = 26 * 7;
/** Caller, team, catalogue, persons, eleven pages of a thousand rows with the athletes of each, and the audit. */
const STATEMENTS_MAX = 45;

describe('half a year of wellness of a large team', () => {
  let at: TestApp;
  let actors: Actors;
  let url: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const today = at.clock.now().toISOString().slice(0, 10);
    const first = await build.entry(at, { athleteId: (await build.athlete(at, { teamId })).id, date: today });
    const athleteIds = [first.athleteId];
    while (athleteIds.length < ATHLETES) athleteIds.push((await build.athlete(at, { teamId })).id);
    const rows = athleteIds.flatMap((athleteId) =>
      Array.from({ length: DAYS }, (_, back) => ({ ...first, id: undefined, athleteId, date: addDays(today, -back) })),
    );
    for (const some of slices(rows.slice(1))) await at.write((tx) => tx.insert(WellnessEntryEntity, some));
    url = `/api/teams/${teamId}/export?kind=wellness&from=${addDays(today, 1 - DAYS)}&to=${today}`;
  });
  afterAll(() => at.close());

  it.each(['csv', 'xlsx'])('is one file of %s with a row for each athlete and day', async (format) => {
    let answer = await actors.own.get(`${url}&format=${format}`);
    const statements = await recordStatements(
      at,
      async () => (answer = await actors.own.get(`${url}&format=${format}`)),
    );
    const { content, file_name: name } = answer.json<ExportedFile>();
    const { sheets } = await readFile(new Uint8Array(Buffer.from(content, 'base64')), name);
    expect(sheets[0]?.rows).toHaveLength(1 + ATHLETES * DAYS);
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_MAX);
  });
});
