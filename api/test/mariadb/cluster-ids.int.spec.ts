import mysql from 'mysql2/promise';
import type { SavedEvent } from '@touchline/contracts/calendar.schema';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { migrateDatabase } from '../support/test-database.js';
import { startMariaDb } from '../support/mariadb.mjs';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY = '2026-01-15';

/** A node of a Galera cluster gives every third id. The server is an own one, because the setting is global. */
describe('ids that are not consecutive', () => {
  let server: Awaited<ReturnType<typeof startMariaDb>>;
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let athleteIds: number[];

  beforeAll(async () => {
    server = await startMariaDb();
    const connection = await mysql.createConnection(server.url.replace(/^mariadb:/, 'mysql:'));
    await connection.query('SET GLOBAL auto_increment_increment = 3, GLOBAL auto_increment_offset = 2');
    await connection.query('CREATE DATABASE cluster CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin');
    await connection.end();
    const target = { kind: 'mariadb', url: `${server.url}/cluster` } as const;
    await migrateDatabase({ owner: target });
    at = await createTestApp({ database: { target, drop: async () => undefined } });
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    athleteIds = [];
    for (let count = 0; count < 3; count += 1) athleteIds.push((await build.athlete(at, { teamId })).id);
  }, 60_000);
  afterAll(async () => {
    await at.close();
    await server.stop();
  });

  it('are those of the sessions that a repeated call answers', async () => {
    const known = await build.session(at, { athleteId: athleteIds[0] ?? 0, date: DAY, durationMin: 10 });
    const entries = [
      { athlete_id: athleteIds[0], date: DAY, rpe: 5, duration_min: 20 },
      { athlete_id: athleteIds[0], workout_id: known.id, rpe: 5, duration_min: 30, version: 1 },
      { athlete_id: athleteIds[1], date: DAY, rpe: 5, duration_min: 40 },
      { athlete_id: athleteIds[2], date: DAY, rpe: 5, duration_min: 50 },
    ];
    const send = () =>
      actors.own.put('/api/athletes/training-load', { entries }, { headers: { 'idempotency-key': 'replayed' } });

    const first = await send();
    const ids = first.json<TrainingLoadEntry[]>().map(({ workout_id: id }) => id);
    expect([first.statusCode, (ids[2] ?? 0) - (ids[0] ?? 0), (ids[3] ?? 0) - (ids[2] ?? 0)]).toEqual([200, 3, 3]);
    const rows = await at.read.find(TrainingSessionEntity);
    expect(ids.map((id) => rows.find((row) => row.id === id)?.durationMin)).toEqual([20, 30, 40, 50]);

    const again = await send();
    expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    expect(await at.read.count(TrainingSessionEntity)).toBe(4);
  });

  it('are those of the events that an undo deletes', async () => {
    const body = { team_id: teamId, date: DAY, event_title: 'Practice', event_type: 'practice', event_time: '18:00' };
    const made = await actors.own.post('/api/calendar/list', { ...body, repeat_until: '2026-02-05' });
    const { change_id, event_id: firstId, event_count: count } = made.json<SavedEvent>();
    const ids = (await at.read.find(CalendarEventEntity, { order: { id: 'ASC' } })).map(({ id }) => id);
    expect([count, ids]).toEqual([4, [0, 3, 6, 9].map((step) => firstId + step)]);
    expect((await actors.own.post('/api/calendar/undo', { change_id })).json()).toEqual({ undone: 4 });
    expect(await at.read.count(CalendarEventEntity)).toBe(0);
  });
});
