import { READABLE_KINDS, type ReadableKind } from '@touchline/contracts/permissions';
import { InstitutionEntity, type CoachEntity } from '../../src/modules/coaches/index.js';
import { ReadKeyEntity } from '../../src/modules/club-data/index.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createReadKey, ReadingCaller } from '../support/read-key.js';
import type { TestApp } from '../support/test-app.js';
import { watchAudit } from '../support/watch-audit.js';

type Row = Record<string, unknown>;

/** The lists by the kind of data that they need. */
const LISTS: readonly (readonly [ReadableKind, string])[] = [
  ['names', 'athletes'],
  ['names', 'memberships'],
  ['plan', 'events'],
  ['plan', 'athlete-events'],
  ['attendance', 'attendance'],
  ['load', 'sessions'],
  ['wellness', 'wellness'],
  ['availability', 'availability'],
  ['performance', 'tests'],
  ['wellness', 'measurements?kind=wellness'],
  ['health', 'measurements?kind=health'],
  ['load', 'measurements?kind=load'],
  ['performance', 'measurements?kind=performance'],
];

describe('a program with a read key', () => {
  let at: TestApp;
  let kim: CoachEntity;
  let under16: number;
  let under18: number;

  beforeEach(async () => {
    at = await createTestAppAt('2026-11-05T12:00:00Z');
    kim = await build.coach(at, { institutionId: (await build.institution(at)).id });
    under16 = (await build.team(at, kim)).id;
    under18 = (await build.team(at, kim)).id;
  });
  afterEach(() => at.close());

  async function program(given: Partial<ReadKeyEntity> = {}): Promise<ReadingCaller> {
    const { key } = await createReadKey(at, { institutionId: kim.institutionId, ...given });
    return new ReadingCaller(at, key);
  }
  async function rows(caller: ReadingCaller, list: string): Promise<Row[]> {
    const response = await caller.get(`/api/data/${list}`);
    expect(response.statusCode).toBe(200);
    return response.json();
  }
  const athletesIn = async (caller: ReadingCaller, list: string) =>
    (await rows(caller, list)).map(({ athlete_id: id }) => id);
  const days = async (caller: ReadingCaller, list: string) => (await rows(caller, list)).map(({ date }) => date);

  it('is refused alike without a key, and with one that is unknown, revoked or expired', async () => {
    const now = at.clock.now();
    const answers = [];
    for (const caller of [
      new ReadingCaller(at, 'touchline_read_unknown'),
      await program({ revokedAt: now }),
      await program({ expiresAt: now }),
    ])
      answers.push(await caller.get('/api/data/wellness'));
    answers.push(await new Actor(at).get('/api/data/wellness'));
    for (const { statusCode, headers, payload } of answers) {
      expect([statusCode, headers['www-authenticate'], payload]).toEqual([401, 'Bearer', answers[0]?.payload]);
    }
  });

  it('stops with the moment in which the key expires, and its last use is noted once an hour', async () => {
    const caller = await program({ expiresAt: new Date('2026-11-05T14:00:00Z') });
    const used = async () => (await at.read.findOneByOrFail(ReadKeyEntity, {})).lastUsedAt?.toISOString();
    await rows(caller, 'wellness');
    at.clock.advance(3599);
    await rows(caller, 'wellness');
    expect(await used()).toBe('2026-11-05T12:00:00.000Z');
    at.clock.advance(3600);
    await rows(caller, 'wellness');
    expect(await used()).toBe('2026-11-05T13:59:59.000Z');
    at.clock.advance(1);
    expect((await caller.get('/api/data/wellness')).statusCode).toBe(401);
  });

  it('reads the lists of the kinds of its key, and is told which kind it lacks for the others', async () => {
    for (const kind of READABLE_KINDS) {
      const caller = await program({ kinds: [kind] });
      for (const [needed, list] of LISTS) {
        const response = await caller.get(`/api/data/${list}`);
        if (needed === kind) expect([list, response.statusCode]).toEqual([list, 200]);
        else
          expect([list, response.statusCode, response.json<Row>()]).toEqual([
            ...[list, 403],
            expect.objectContaining({ code: 'not_permitted', message: expect.stringContaining(` ${needed}.`) }),
          ]);
      }
    }
  });

  it('reaches nothing else: no route of coaches, and nothing that writes', async () => {
    const { key } = await program();
    for (const [method, url] of [
      ['GET', '/api/teams'],
      ['POST', '/api/intake/wellness'],
      ['GET', '/api/releases/key'],
    ] as const) {
      const headers = { authorization: `Bearer ${key}`, host: 'localhost', 'content-type': 'application/json' };
      const response = await at.app.inject({ method, url, headers, ...(method === 'POST' && { payload: '{}' }) });
      expect([url, [401, 404].includes(response.statusCode)]).toEqual([url, true]);
    }
  });

  describe('of one team', () => {
    let ada: AthleteEntity;
    let bea: AthleteEntity;
    let caller: ReadingCaller;

    beforeEach(async () => {
      ada = await build.athlete(at, { teamId: under16, joinedOn: '2026-01-01' });
      bea = await build.athlete(at, { teamId: under18 });
      caller = await program({ teamIds: [under16] });
    });

    it('reads athletes of that team, and none of another team or club', async () => {
      const far = await build.coach(at, { institutionId: (await build.institution(at)).id });
      const farTeam = await build.team(at, far);
      const eve = await build.athlete(at, { teamId: farTeam.id });
      for (const { id: athleteId } of [ada, bea, eve]) {
        await build.entry(at, { athleteId, date: '2026-11-04' });
        await build.session(at, { athleteId, date: '2026-11-04' });
        await build.performanceTest(at, { athleteId, recordedAt: '2026-11-04' });
        await build.availability(at, { athleteId });
        const event = await build.event(at, { athleteId, date: '2026-11-04' });
        await build.attendance(at, { athleteId, eventId: event.id });
      }
      const lists = ['athletes', 'memberships', 'athlete-events', 'attendance', 'sessions', 'wellness', 'tests'];
      for (const list of [...lists, 'availability']) {
        expect([list, await athletesIn(caller, list)]).toEqual([list, [ada.id]]);
        expect([list, await athletesIn(await program(), list)]).toEqual([list, [ada.id, bea.id]]);
      }
      // A key of another club that names teams of this one reads nobody.
      const stranger = await program({ institutionId: far.institutionId, teamIds: [under16] });
      for (const list of lists) expect(await rows(stranger, list)).toEqual([]);
    });

    it('reads former members on the days of their membership, and not as persons', async () => {
      await build.move(at, ada.id, under18, '2026-11-03');
      for (const date of ['2026-11-02', '2026-11-03']) await build.entry(at, { athleteId: ada.id, date });
      expect(await days(caller, 'wellness')).toEqual(['2026-11-02']);
      expect(await days(await program({ teamIds: [under18] }), 'wellness')).toEqual(['2026-11-03']);
      expect(await days(await program(), 'wellness')).toEqual(['2026-11-02', '2026-11-03']);
      expect(await rows(caller, 'athletes')).toEqual([]);
      expect(await rows(caller, 'memberships')).toMatchObject([{ athlete_id: ada.id, last_day: '2026-11-02' }]);
    });

    it('reads archived athletes, with their archiving', async () => {
      await build.archive(at, ada.id, '2026-11-04');
      expect(await rows(caller, 'athletes')).toMatchObject([
        { athlete_id: ada.id, archived_at: '2026-11-04T10:00:00.000Z' },
      ]);
    });

    it('reads marks at events of its teams, and events of its teams', async () => {
      const own = await build.event(at, { teamId: under16, date: '2026-11-04' });
      const other = await build.event(at, { teamId: under18, date: '2026-11-04' });
      for (const { id: eventId } of [own, other]) await build.attendance(at, { athleteId: ada.id, eventId });
      expect(await rows(caller, 'attendance')).toMatchObject([{ event_id: own.id, athlete_id: ada.id }]);
      expect(await rows(caller, 'events')).toMatchObject([{ id: own.id, team_id: under16, athlete_id: null }]);
      expect(await rows(await program(), 'events')).toHaveLength(2);
    });

    it('reads sessions of events of other teams unless the club hides them', async () => {
      const other = await build.event(at, { teamId: under18, date: '2026-11-04' });
      await build.session(at, { athleteId: ada.id, date: '2026-11-04', eventId: other.id });
      await build.session(at, { athleteId: ada.id, date: '2026-11-05' });
      expect(await days(caller, 'sessions')).toEqual(['2026-11-04', '2026-11-05']);
      await at.write((tx) => tx.update(InstitutionEntity, { id: kim.institutionId }, { otherTeamsSessions: 'hidden' }));
      expect(await days(caller, 'sessions')).toEqual(['2026-11-05']);
      expect(await days(await program(), 'sessions')).toEqual(['2026-11-04', '2026-11-05']);
    });

    it('is recorded by the number of its key, once per athlete, kind and hour, and not for names', async () => {
      await build.entry(at, { athleteId: ada.id, date: '2026-11-04' });
      const { id } = await at.read.findOneByOrFail(ReadKeyEntity, {});
      const fresh = await watchAudit(at);
      for (const list of ['memberships', 'wellness', 'wellness', 'sessions']) await rows(caller, list);
      expect(await fresh()).toMatchObject([
        {
          ...{ actorKind: 'key', apiKeyId: id, coachId: null, institutionId: kim.institutionId },
          ...{ athleteId: ada.id, kind: 'wellness', action: 'read' },
        },
      ]);
      await rows(await program({ kinds: ['names'] }), 'athletes');
      expect(await fresh()).toEqual([]);
      at.clock.advance(3600);
      await rows(caller, 'wellness');
      expect(await fresh()).toHaveLength(1);
    });
  });
});
