import { addDays } from '@touchline/contracts/calendar-date';
import type { Availability } from '@touchline/contracts/availability.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AthleteAvailabilityEntity } from '../../src/modules/availability/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

describe('availability', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    today = at.clock.now().toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    athlete = await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  const word = (changes: object = {}) => ({
    status: 'out',
    body_part: 'Knee',
    note: 'MRI on Friday.',
    from: today,
    until: addDays(today, 7),
    version: 0,
    ...changes,
  });
  const set = (changes?: object, headers: Record<string, string> = {}) => send(word(changes), headers);
  const send = (body: object, headers: Record<string, string> = {}) =>
    actors.own.put(`/api/athletes/${athlete.id}/availability`, body, { headers });
  const on = async (date: string) => {
    const board = await actors.own.get(`/api/dashboard/squad?team_id=${team.id}&date=${date}`);
    return board.json<SquadBoard>().athletes.find((row) => row.athlete_id === athlete.id)?.availability;
  };

  it('is Available until the staff say something else, then what they said, until its last day', async () => {
    expect(await on(today)).toMatchObject({ status: 'available', from: null, version: 0 });
    const answer = await set();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Availability>()).toEqual({
      status: 'out',
      body_part: 'Knee',
      note: 'MRI on Friday.',
      from: today,
      until: addDays(today, 7),
      version: 1,
    });
    expect(await on(today)).toMatchObject({ status: 'out', version: 1 });
  });

  it('is Available again on the day after the last one', async () => {
    await set({ from: addDays(today, -5), until: addDays(today, -1) });
    expect(await on(today)).toMatchObject({ status: 'available', note: null, version: 1 });
  });

  it('keeps what holds today when a later word is planned', async () => {
    await set({ until: null });
    await set({ status: 'modified', from: addDays(today, 3), version: 1 });
    expect(await on(today)).toMatchObject({ status: 'out', version: 2 });
  });

  it('rewrites nothing, so that an earlier day is shown as it was known then', async () => {
    await build.availability(at, {
      athleteId: athlete.id,
      status: 'modified',
      fromDay: addDays(today, -4),
      recordedOn: addDays(today, -4),
    });
    await set({ from: addDays(today, -3), version: 1 });
    expect(await on(addDays(today, -2))).toMatchObject({ status: 'modified' });
    expect(await on(today)).toMatchObject({ status: 'out' });
    expect(await at.read.countBy(AthleteAvailabilityEntity, { athleteId: athlete.id })).toBe(2);
  });

  it('refuses a word that a colleague has overtaken, and stores nothing', async () => {
    await set();
    const late = await set({ status: 'available', body_part: null, until: null });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'availability_changed' });
    expect(await at.read.countBy(AthleteAvailabilityEntity, { athleteId: athlete.id })).toBe(1);
  });

  it('stores one of several simultaneous words', async () => {
    const all = await Promise.all(Array.from({ length: WRITERS }, (_, no) => set({ note: `Word ${no}` })));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
  });

  it('adds one record for the same call sent twice', async () => {
    const headers = { 'idempotency-key': `word-${athlete.id}` };
    const [first, second] = [await set({}, headers), await set({}, headers)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await at.read.countBy(AthleteAvailabilityEntity, { athleteId: athlete.id })).toBe(1);
  });

  it('begins today, without end, part and note, where a call leaves them out', async () => {
    expect((await send({ status: 'modified' })).json<Availability>()).toEqual({
      status: 'modified',
      body_part: null,
      note: null,
      from: today,
      until: null,
      version: 1,
    });
    expect((await send({ status: 'out', today: addDays(today, 1) })).json()).toMatchObject({ from: addDays(today, 1) });
  });

  it('adds to what others have recorded when the call names no version', async () => {
    await set();
    expect((await send({ status: 'available' })).json()).toMatchObject({ status: 'available', version: 2 });
    const all = await Promise.all(
      Array.from({ length: WRITERS }, (_, no) => send({ status: 'out', note: `Word ${no}` })),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array<number>(WRITERS).fill(200));
    expect(await at.read.countBy(AthleteAvailabilityEntity, { athleteId: athlete.id })).toBe(2 + WRITERS);
  });

  it.each([
    ['a last day before the first', { until: '2000-01-01' }, 'until'],
    ['a body part of an available athlete', { status: 'available', until: null }, 'body_part'],
    ['an end of being available', { status: 'available', body_part: null }, 'until'],
    ['a first day long ago', { from: '2001-01-01' }, 'from'],
    ['a note without letters', { note: '   ' }, 'note'],
  ])('refuses %s', async (_, wrong, path) => {
    const answer = await set(wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields.map((field) => field.path)).toEqual([path]);
  });
});
