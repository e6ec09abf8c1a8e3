import { IsNull, Not } from 'typeorm';
import { OWN_ROWS_MAX, ownDataSchema, type OwnData } from '@touchline/contracts/athlete-rights.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import { ATHLETE_TABLES } from '../../src/athlete-data/athlete-tables.js';
import { ImportedRowEntity } from '../../src/modules/imports/imported-row.entity.js';
import { OwnDataService, STAFF_NOTE } from '../../src/modules/athlete-rights/own-data/own-data.service.js';
import { MAY_NAME_OTHERS } from '../../src/athlete-data/other-names.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AthleteAddressEntity, ConsentEntity } from '../../src/modules/consents/index.js';
import { SeenAnswerEntity } from '../../src/modules/squad/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { fullAthlete } from '../athlete-data/support/full-athlete.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MARK = 'adaCanary';
const OTHER = 'bobCanary';

describe('what athletes read of themselves', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;
  let ada: Actor;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Blues' });
    athlete = await fullAthlete(at, { coach: actors.ownCoach, team, mark: MARK });
    ada = await answeringAthlete(at, athlete.id, { consent: false });
  });
  afterAll(() => at.close());

  const read = async () => ownDataSchema.parse((await ada.get('/api/athlete/data')).json());
  const tableOf = (data: OwnData, file: string) => {
    const { columns = [], rows = [] } = data.tables.find((table) => table.file === file) ?? {};
    return rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  };

  it('is every table that an export has, with the meaning of each column, and no fingerprint of a secret', async () => {
    const data = await read();
    expect(data.exported_at).toBe(at.clock.now().toISOString());
    expect(data.tables.map(({ file }) => file).sort()).toEqual(ATHLETE_TABLES.map(({ file }) => file).sort());
    expect(data.tables.filter(({ rows }) => rows.length === 0).map(({ file }) => file)).toEqual([]);
    expect(data.tables.every((table) => table.is_complete)).toBe(true);

    const columns = data.tables.flatMap((table) => table.columns);
    expect(columns.filter(({ meaning }) => meaning === '')).toEqual([]);
    expect(columns.filter(({ name }) => name.includes('sha256'))).toEqual([]);
    expect(data.tables.flatMap(({ columns: { length }, rows }) => rows.filter((row) => row.length !== length))).toEqual(
      [],
    );
  });

  it('does not tell from which network a coach sends a link', async () => {
    const { columns } = (await read()).tables.find(({ file }) => file === 'mails') ?? {};
    expect(columns?.map(({ name }) => name)).toEqual(expect.arrayContaining(['kind', 'coach', 'created_at']));
    expect(columns?.map(({ name }) => name)).not.toContain('network');
  });

  it('is refused as for an unknown device when the athlete was erased while the call waited', async () => {
    const erased = { deviceId: 1, athleteId: 987_654, teamId: team.id, institutionId: 1, timeZone: 'UTC' };
    const call = at.app.get(OwnDataService).collect({ ...erased, hasConsent: false });
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it('has figures as they are stored, and names in place of numbers', async () => {
    const data = await read();
    expect(tableOf(data, 'performance-tests')).toMatchObject([{ kind: 'grip', value: 41.25 }]);
    expect(tableOf(data, 'wellness')).toMatchObject([{ injury_recorded: true, injury_body_part: `${MARK} knee` }]);
    expect(tableOf(data, 'availability')).toMatchObject([{ body_part: `${MARK} knee`, coach: 'Kim Coach' }]);
    expect(tableOf(data, 'person')).toMatchObject([{ first_name: `${MARK} First`, team: 'Blues' }]);
    const today = at.clock.now().toISOString().slice(0, 10);
    expect(tableOf(data, 'attendance')).toMatchObject([{ event: `${today} Practice of all` }]);
  });

  it('has nothing of anybody else: another athlete, another club, an event that was somebody else’s', async () => {
    const away = await build.team(at, actors.strangerCoach);
    await fullAthlete(at, { coach: actors.ownCoach, team, mark: OTHER });
    await fullAthlete(at, { coach: actors.strangerCoach, team: away, mark: 'farCanary' });
    const text = JSON.stringify(await read());
    expect(text).toContain(MARK);
    expect(text.match(/bobCanary|farCanary/gi)).toBeNull();
  });

  it('has no registration that only has the same number in the app', async () => {
    const registrations = tableOf(await read(), 'registrations');
    expect(registrations.map(({ last_name: name }) => name)).not.toContain(`${MARK} typo`);
    expect(registrations.map(({ status }) => status).sort()).toEqual(['accepted', 'pending']);
  });

  it('has nobody’s consent and address that came with a registration in the athlete’s name', async () => {
    const names = { guardianName: 'strangerCanary', relation: 'strangerCanary' };
    await at.write(async (tx) => {
      await tx.update(ConsentEntity, { pendingAthleteId: Not(IsNull()) }, names);
      await tx.update(AthleteAddressEntity, { pendingAthleteId: Not(IsNull()) }, { email: 's@strangerCanary.test' });
    });
    expect(await at.read.countBy(ConsentEntity, names)).toBe(1);
    expect(JSON.stringify(await read())).not.toContain('strangerCanary');
  });

  it('hides a text of a coach that names another athlete of the club, and says so', async () => {
    await build.athlete(at, { teamId: team.id, firstName: 'Béa', lastName: 'Novak-Lee' });
    await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id, firstName: 'Zoe' });
    const today = at.clock.now().toISOString().slice(0, 10);
    const titles = ['Trains with NOVAK.', 'Like béa, but later', `Rest of ${MARK}`, 'The record of Zoe'];
    for (const [index, title] of titles.entries())
      await build.event(at, { athleteId: athlete.id, date: addDays(today, -1 - index), title });
    await build.athleteRequest(at, { athleteId: athlete.id, kind: 'erasure', text: 'Béa wants the same.' });

    const data = await read();
    const shown = tableOf(data, 'events').map(({ title }) => title);
    expect(shown.slice(0, 4)).toEqual([titles[3], titles[2], MAY_NAME_OTHERS, MAY_NAME_OTHERS]);
    expect(tableOf(data, 'requests').map(({ text }) => text)).toContain('Béa wants the same.');
  });

  it('hides what coaches wrote for each other, and says so; messages to the athlete are shown', async () => {
    await build.decision(at, {
      athleteId: athlete.id,
      coachId: actors.ownCoach.id,
      openAthleteId: null,
      note: 'staffCanary',
      messageToAthlete: 'Rest well.',
    });
    const data = await read();
    const hidden = ['decisions', 'availability', 'events', 'changed-events'].map((file) => tableOf(data, file)[0]);
    expect(hidden.map((row) => row?.['note'] ?? row?.['notes'])).toEqual([
      STAFF_NOTE,
      STAFF_NOTE,
      STAFF_NOTE,
      STAFF_NOTE,
    ]);
    expect(tableOf(data, 'decisions').map((row) => row['message_to_athlete'])).toContain('Rest well.');
    expect(JSON.stringify(data).match(/staffCanary|Canary physio|Canary day off|Canary notes/)).toBeNull();
  });

  it('masks the mail address to which links go, because it may be a guardian’s', async () => {
    const data = await read();
    expect(tableOf(data, 'address').map(({ email }) => String(email).replace(/^.•••@.+$/, 'masked'))).toEqual([
      'masked',
    ]);
    expect(tableOf(data, 'person')).toMatchObject([{ email: athlete.email }]);

    const written = { guardian_name: 'Eve Byron', guardian_email: 'eve@example.org' };
    await at.write((tx) => tx.update(ImportedRowEntity, { athleteId: athlete.id }, { written }));
    const [row] = tableOf(await read(), 'imported-records');
    expect(row?.['written']).toBe('{"guardian_name":"Eve Byron","guardian_email":"e•••@example.org"}');
  });

  it('says when a table has more rows than an answer holds', async () => {
    const rows = Array.from({ length: OWN_ROWS_MAX + 1 }, (_, index) => ({
      athleteId: athlete.id,
      day: addDays('1990-01-01', index),
      coachId: actors.ownCoach.id,
      seenAt: at.clock.now(),
    }));
    for (let start = 0; start < rows.length; start += 500)
      await at.write((tx) => tx.insert(SeenAnswerEntity, rows.slice(start, start + 500)));
    const { rows: answered, is_complete } = (await read()).tables.find(({ file }) => file === 'seen-answers') ?? {};
    expect([answered?.length, is_complete]).toEqual([OWN_ROWS_MAX, false]);
    expect(answered?.[0]).toContain('1990-01-01');
  });

  it('may be read ten times an hour from a device, and stores nothing', async () => {
    const other = await answeringAthlete(at, athlete.id, { slot: 2 });
    for (let call = 0; call < 10; call += 1) expect((await ada.get('/api/athlete/data')).statusCode).toBe(200);
    const refused = await ada.get('/api/athlete/data');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await other.get('/api/athlete/data')).statusCode).toBe(200);
    at.clock.advance(3600);
    expect((await ada.get('/api/athlete/data')).statusCode).toBe(200);
  });
});
