import type { StaffRole } from '@touchline/contracts/permissions';
import { BATTERY_TESTS_MAX } from '@touchline/contracts/measure-rules';
import type { Measurement, StoredMeasurement } from '@touchline/contracts/measurements.schema';
import type { AddMeasureBody } from '@touchline/contracts/measures.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, GROIN, NORDBORD, YO_YO } from './measure-scene.js';

const TODAY = '2026-11-20';
const KNEE = { ...YO_YO, label: 'Knee flexion', kind: 'health' } as const satisfies AddMeasureBody;

let at: TestApp;
let actors: Actors;
let teamId: number;
let ada: AthleteEntity;
let eva: AthleteEntity;
let nordbord: string;
let yoYo: string;
let knee: string;
let groin: string;

beforeAll(async () => {
  at = await createTestApp();
});
beforeEach(async () => {
  await at.empty();
  at.clock.moveTo(`${TODAY}T12:00:00Z`);
  actors = await createActors(at);
  teamId = (await build.team(at, actors.ownCoach)).id;
  ada = await build.athlete(at, { teamId });
  eva = await build.athlete(at, { teamId });
  const keyOf = async (body: AddMeasureBody) => (await addMeasure(actors.own, body)).key;
  nordbord = await keyOf(NORDBORD);
  yoYo = await keyOf(YO_YO);
  knee = await keyOf(KNEE);
  groin = await keyOf(GROIN);
});
afterAll(() => at.close());

const store = (athlete: AthleteEntity, measureKey: string, value: number, part: object = {}) =>
  build.measurement(at, { athleteId: athlete.id, day: TODAY, measureKey, value, ...part });
/** The colleague of the own coach, with this role in the team. */
async function colleague(role: StaffRole): Promise<Actor> {
  await build.staff(at, { teamId, coachId: actors.colleague.coach?.id ?? 0, role });
  return actors.colleague;
}
/** Whose data of which kind was read, as `kind athlete`, without the calls of `beforeEach`. */
const reads = async () =>
  (await at.read.find(AuditEntryEntity))
    .filter(({ action }) => action === 'read')
    .map(({ kind, athleteId }) => `${kind} ${athleteId}`)
    .sort();

describe('the values of a team on one day', () => {
  const ask = (measures: string, { who = actors.own, team = teamId, day = TODAY } = {}) =>
    who.get(`/api/measurements?team_id=${team}&day=${day}&measures=${measures}`);
  const answered = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    expect(answer.statusCode).toBe(200);
    return answer.json<StoredMeasurement[]>().map(({ athlete_id, measure, value }) => [athlete_id, measure, value]);
  };

  it('are those of all athletes and measures, each trial in its place', async () => {
    await store(ada, nordbord, 0, { side: 'right', trial: 2, version: 3 });
    await store(ada, nordbord, 412, { side: 'left' });
    await store(eva, yoYo, 1240);
    for (const others of [{ day: '2026-11-19' }, { eventId: 7, trial: 2 }]) await store(eva, yoYo, 1, others);
    await store(eva, knee, 2);
    const answer = await ask(`${nordbord},${yoYo},${nordbord}`);
    const place = { athlete_id: ada.id, day: TODAY, measure: nordbord };
    expect(answer.json()).toEqual([
      { ...place, side: 'left', trial: 1, value: 412, version: 1 },
      { ...place, side: 'right', trial: 2, value: 0, version: 3 },
      { ...place, athlete_id: eva.id, measure: yoYo, side: 'none', trial: 1, value: 1240, version: 1 },
    ]);
  });

  it('have the versions that a write of the place takes, also of a retired measure', async () => {
    await store(ada, yoYo, 1240, { version: 4 });
    await actors.own.put(`/api/measures/${yoYo}`, { ...YO_YO, is_retired: true, revision: 1 });
    const [seen] = (await ask(yoYo)).json<StoredMeasurement[]>();
    const saved = await actors.own.put('/api/measurements', { entries: [{ ...seen, value: 1280 }] });
    expect(saved.json()).toMatchObject([{ value: 1280, version: 5 }]);
  });

  it('are recorded as read of everyone in reach, with or without a value, by kind', async () => {
    await store(ada, nordbord, 412);
    await answered(`${nordbord},${knee}`);
    expect(await reads()).toEqual([ada, eva].flatMap(({ id }) => [`fatigue ${id}`, `wellness ${id}`]).sort());
  });

  it.each([
    ['coach', 403, 200],
    ['medical', 200, 403],
    ['attendance_only', 403, 403],
  ] as const)('are answered to a %s by the kind of each measure', async (role, ofHealth, ofPerformance) => {
    const who = await colleague(role);
    const codes = async (measures: string) => (await ask(measures, { who })).statusCode;
    expect([await codes(knee), await codes(nordbord)]).toEqual([ofHealth, ofPerformance]);
    expect(await codes(`${nordbord},${knee}`)).toBe(403);
  });

  it('of a team of others are not found, whatever is asked', async () => {
    const { id: foreign } = await build.team(at, actors.strangerCoach);
    for (const measures of [nordbord, 'own.99'])
      expect((await ask(measures, { team: foreign })).payload).toBe((await ask(measures, { team: 999_999 })).payload);
    expect((await ask(nordbord, { team: foreign })).statusCode).toBe(404);
    const { id: empty } = await build.team(at, actors.ownCoach);
    expect(await answered(nordbord, { team: empty })).toEqual([]);
  });

  it.each([
    [
      'own.1,own.99,hooper.stress',
      ['own.99 is not a measure of the club.', 'hooper.stress is not a measure of the club.'],
    ],
    ['', ['Measures must name measures by their keys, separated by commas.']],
    ['own.1,', ['Measures must name measures by their keys, separated by commas.']],
    [
      Array.from({ length: BATTERY_TESTS_MAX + 1 }, (_, n) => `own.${n + 1}`).join(),
      ['Measures must name at most 8 measures.'],
    ],
  ])('are refused at the field for measures like %p', async (measures, sentences) => {
    const answer = await ask(measures);
    expect([answer.statusCode, answer.json<ErrorBody>().fields]).toEqual([
      400,
      sentences.map((message) => ({ path: 'measures', message })),
    ]);
  });

  it.each(['2026-02-30', ''])('are refused at the field for the day %p', async (day) => {
    expect((await ask(nordbord, { day })).json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'day' }],
    });
  });

  it('are those of the days that the coach reaches, on whatever team', async () => {
    const yesterday = '2026-11-19';
    const { id: otherOwn } = await build.team(at, actors.ownCoach);
    const { id: foreign } = await build.team(at, actors.strangerCoach);
    const left = await build.athlete(at, { teamId, lastDay: yesterday });
    const moved = await build.athlete(at, { teamId: otherOwn });
    const arrived = await build.athlete(at, { teamId: foreign });
    for (const { id } of [moved, arrived]) await build.move(at, id, teamId, TODAY);
    for (const [n, one] of [left, moved, arrived].entries()) {
      await store(one, yoYo, n, { day: yesterday });
      await store(one, yoYo, 10 + n);
    }
    const values = async (day: string) => (await answered(yoYo, { day })).map(([, , value]) => value);
    expect(await values(yesterday)).toEqual([0, 1]);
    expect(await reads()).toEqual([ada, eva, left, moved].map(({ id }) => `fatigue ${id}`).sort());
    expect(await values(TODAY)).toEqual([11, 12]);
    expect(await values('2026-11-21')).toEqual([]);
  });

  it('take as many statements for a battery of a team as for one test of two', async () => {
    const count = async (measures: string) => (await recordStatements(at, () => ask(measures))).length;
    await ask(nordbord);
    const few = await count(nordbord);
    const more = Array.from({ length: BATTERY_TESTS_MAX - 2 }, (_, n) => ({ ...YO_YO, label: `Test ${n}` }));
    const keys = [nordbord, yoYo];
    for (const body of more) keys.push((await addMeasure(actors.own, body)).key);
    for (let n = 0; n < 25; n += 1) {
      const athlete = await build.athlete(at, { teamId });
      for (const key of keys) await store(athlete, key, n);
    }
    expect(await answered(keys.join())).toHaveLength(25 * BATTERY_TESTS_MAX);
    expect(await count(keys.join())).toBe(few);
  });
});

describe('all values of an athlete', () => {
  const all = async (query = '', who = actors.own, id = ada.id) => {
    const answer = await who.get(`/api/athletes/${id}/measurements${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<Measurement[]>().map(({ measure, value }) => `${measure} ${value}`);
  };
  const ofEach = () =>
    Promise.all([
      store(ada, nordbord, 1, { side: 'left' }),
      store(ada, yoYo, 2),
      store(ada, knee, 3),
      store(ada, groin, 4),
    ]);

  it('are one list, oldest first, in pages', async () => {
    await store(ada, yoYo, 3, { day: '2026-11-12' });
    await store(ada, nordbord, 1, { day: '2026-11-10', side: 'left' });
    await store(ada, groin, 2, { day: '2026-11-11', source: 'athlete' });
    await store(eva, yoYo, 9);
    expect(await all()).toEqual([`${nordbord} 1`, `${groin} 2`, `${yoYo} 3`]);
    expect(await all('?from=2026-11-11&to=2026-11-11')).toEqual([`${groin} 2`]);
    const first = await actors.own.get(`/api/athletes/${ada.id}/measurements?limit=2`);
    expect(first.json()).toHaveLength(2);
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect((await actors.own.get(next)).json()).toMatchObject([{ measure: yoYo, value: 3, team: { id: teamId } }]);
  });

  it.each([
    ['head_coach', ['own.1 1', 'own.2 2', 'own.3 3', 'own.4 4'], ['fatigue', 'wellness']],
    ['coach', ['own.1 1', 'own.2 2', 'own.4 4'], ['fatigue', 'wellness']],
    ['medical', ['own.3 3', 'own.4 4'], ['wellness']],
    ['viewer', ['own.1 1', 'own.2 2'], ['fatigue']],
    ['attendance_only', [], []],
  ] as const)(
    'are for a %s those of the kinds that the role reads, and one read of each',
    async (role, values, kinds) => {
      await ofEach();
      expect((await all('', await colleague(role))).sort()).toEqual(values);
      expect(await reads()).toEqual(kinds.map((kind) => `${kind} ${ada.id}`));
    },
  );

  it('are narrowed to those that some enter, and recorded as read by their kinds alone', async () => {
    await ofEach();
    expect(await all('?entered_by=athlete_daily,athlete_after_session')).toEqual([`${groin} 4`]);
    expect(await reads()).toEqual([`wellness ${ada.id}`]);
    const ofStaff = (await all('?entered_by=staff,device')).sort();
    expect(ofStaff).toEqual([`${nordbord} 1`, `${yoYo} 2`, `${knee} 3`]);
    for (const query of ['entered_by=', 'entered_by=someone', `entered_by=staff&measure=${yoYo}`]) {
      const answer = await actors.own.get(`/api/athletes/${ada.id}/measurements?${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: [{ path: 'entered_by' }] }]);
    }
  });

  it('of a kind that the role does not read are refused where the measure is named', async () => {
    const medical = await colleague('medical');
    expect((await medical.get(`/api/athletes/${ada.id}/measurements?measure=${nordbord}`)).statusCode).toBe(403);
    expect(await all(`?measure=${groin}`, medical)).toEqual([]);
  });

  it('are of the days that are reached for their kind', async () => {
    const { id: foreign } = await build.team(at, actors.strangerCoach);
    const moved = await build.athlete(at, { teamId: foreign });
    await build.move(at, moved.id, teamId, TODAY);
    for (const day of ['2026-09-01', '2026-11-15', TODAY])
      for (const key of [yoYo, groin]) await store(moved, key, Number(day.slice(-2)), { day });
    // Wellness is carried over from before the membership.
    expect((await all('', actors.own, moved.id)).sort()).toEqual([`${yoYo} 20`, `${groin} 15`, `${groin} 20`]);
  });

  it('of an athlete out of reach are not found', async () => {
    const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
    expect((await actors.own.get(`/api/athletes/${foreign.id}/measurements`)).statusCode).toBe(404);
  });
});
