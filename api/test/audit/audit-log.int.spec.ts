import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { readerHour } from '../../src/common/audit/reader-hour.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { createTestAppAt } from '../support/at-instant.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const URL = '/api/athletes/wellness';
const DAY = '2026-11-05';
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };

describe('the audit of health data', () => {
  let at: TestApp;
  let actors: Actors;
  let ada: AthleteEntity;
  let eva: AthleteEntity;

  beforeAll(async () => {
    at = await createTestAppAt('2026-11-05T10:59:00Z');
    actors = await createActors(at);
  });
  // New athletes for each test: reads of the earlier ones are recorded already.
  beforeEach(async () => {
    for (const table of [WellnessEntryEntity, AuditEntryEntity])
      await at.write((tx) => tx.createQueryBuilder().delete().from(table).execute());
    const team = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId: team.id });
    eva = await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  const entries = () => at.read.find(AuditEntryEntity, { order: { id: 'ASC' } });
  const look = (athlete = ada, who = actors.own) => who.get(`${URL}?athlete_id=${athlete.id}`);
  const save = (...athletes: AthleteEntity[]) =>
    actors.own.put(URL, { entries: athletes.map(({ id }) => ({ athlete_id: id, date: DAY, ...RATINGS })) });
  const withoutTable = async (work: () => Promise<void>) => {
    await at.changeTables('ALTER TABLE audit_log RENAME TO audit_log_away');
    await work();
    await at.changeTables('ALTER TABLE audit_log_away RENAME TO audit_log');
  };

  describe('of reads', () => {
    it('records who read which data of which athlete and when, but no value', async () => {
      await look();
      expect(await entries()).toEqual([
        {
          id: expect.any(Number) as number,
          at: at.clock.now(),
          actorKind: 'coach',
          coachId: actors.ownCoach.id,
          apiKeyId: null,
          institutionId: actors.ownCoach.institutionId,
          athleteId: ada.id,
          kind: 'wellness',
          action: 'read',
          readKey: `${actors.ownCoach.id}/${ada.id}/wellness/${readerHour(actors.ownCoach.id, at.clock.now())}`,
        },
      ]);
    });

    it('is one row per coach, athlete, kind and hour', async () => {
      await build.staff(at, { teamId: ada.teamId, coachId: actors.colleague.coach?.id ?? 0 });
      for (let again = 0; again < 3; again += 1) {
        await look(ada);
        await look(eva);
        await look(ada, actors.colleague);
        await actors.own.get(`/api/athletes/list?team_id=${ada.teamId}`);
      }
      const seen = (await entries()).map(
        ({ coachId, athleteId, kind }) =>
          `${coachId === actors.ownCoach.id ? 'own' : 'colleague'} ${athleteId === ada.id ? 'ada' : 'eva'} ${kind}`,
      );
      expect(seen.sort()).toEqual([
        'colleague ada wellness',
        'own ada profile',
        'own ada wellness',
        'own eva profile',
        'own eva wellness',
      ]);
      const hour = readerHour(actors.ownCoach.id, at.clock.now());
      at.clock.moveTo(`${hour}:00Z`);
      at.clock.advance(3600);
      await look();
      await look();
      expect(
        (await entries())
          .filter(
            ({ athleteId, kind, coachId }) =>
              athleteId === ada.id && kind === 'wellness' && coachId === actors.ownCoach.id,
          )
          .map(({ readKey }) => readKey?.slice(-16)),
      ).toEqual([hour, at.clock.now().toISOString().slice(0, 16)]);
    });

    it('is one row across instances, restarts and simultaneous reads', async () => {
      const others = [await createInstanceBeside(at), await createInstanceBeside(at)];
      try {
        const logs = [at, ...others].map(({ app }) => app.get(AuditLog));
        const coach = { coachId: actors.ownCoach.id, institutionId: actors.ownCoach.institutionId };
        await Promise.all(
          logs.flatMap((log) => [
            log.read(coach, 'wellness', [ada.id, eva.id]),
            log.read(coach, 'wellness', [eva.id, ada.id]),
          ]),
        );
        await others[1]?.app.get(AuditLog).read(coach, 'wellness', [ada.id]);
        expect((await entries()).map(({ athleteId }) => athleteId).sort((a, b) => a - b)).toEqual([ada.id, eva.id]);
      } finally {
        for (const other of others) await other.close();
      }
    });

    it('costs no statement the second time in an hour, and none without athletes', async () => {
      // Each instance knows which reads it has recorded.
      await onOneInstance(look);
      const warm = await countQueries(at, () => look());
      // Three queries: session, reach and entries.
      expect(warm).toBe(3);
      const log = at.app.get(AuditLog);
      expect(await countQueries(at, () => log.read({ coachId: 1, institutionId: 1 }, 'wellness', []))).toBe(0);
      expect(await entries()).toHaveLength(1);
    });

    it('records a thousand athletes, each once', async () => {
      const log = at.app.get(AuditLog);
      const coach = { coachId: actors.ownCoach.id, institutionId: actors.ownCoach.institutionId };
      const many = Array.from({ length: 1234 }, (_, number) => 1_000_000 + number);
      await log.read(coach, 'profile', [...many, ...many]);
      expect((await entries()).map(({ athleteId }) => athleteId)).toEqual(many);
    });

    it('records nothing for a refused call', async () => {
      const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      expect([
        (await look(foreign)).statusCode,
        (await look(ada, actors.stranger)).statusCode,
        (await look(ada, actors.anonymous)).statusCode,
      ]).toEqual([404, 404, 401]);
      expect(await entries()).toEqual([]);
    });

    it('blocks the answer when it cannot be recorded', async () => {
      await build.entry(at, {
        athleteId: ada.id,
        date: DAY,
        injuryRecorded: true,
        injuryBodyPart: 'Canary',
        injurySeverity: 3,
      });
      await withoutTable(async () => {
        for (const url of [
          `${URL}?athlete_id=${ada.id}`,
          '/api/athletes/list',
          `/api/dashboard/overview?athlete_id=${ada.id}`,
        ]) {
          const response = await actors.own.get(url);
          expect([url, response.statusCode, response.payload.includes('Canary')]).toEqual([url, 500, false]);
        }
      });
      const shown = await look();
      expect([shown.statusCode, shown.payload.includes('Canary')]).toEqual([200, true]);
    });

    it('ignores only the conflict of an existing row and no other failure', async () => {
      const log = at.app.get(AuditLog);
      const tooLong = 'k'.repeat(90) as 'wellness';
      const noting = log.read({ coachId: 1, institutionId: 1 }, tooLong, [ada.id]);
      // SQLite stores texts of any length; MariaDB must refuse a long one instead of cutting it.
      if (at.database.target.kind === 'mariadb') await expect(noting).rejects.toThrow('Data too long');
      else await noting;
      const named = { apiKeyId: 1, institutionId: 1 };
      if (at.database.target.kind === 'mariadb')
        await expect(at.write((tx) => log.readWhileWriting(tx, named, tooLong, [ada.id]))).rejects.toThrow(
          'Data too long',
        );
      const nobody = log.read({ coachId: 1, institutionId: null as unknown as number }, 'wellness', [eva.id]);
      await expect(nobody).rejects.toThrow(/null/i);
    });
  });

  describe('of writes', () => {
    it('is one row per athlete and action of a call, each time', async () => {
      await save(ada);
      const twoDays = {
        entries: [
          { athlete_id: ada.id, date: DAY, ...RATINGS, stress: 9 },
          { athlete_id: ada.id, date: '2026-11-04', ...RATINGS },
          { athlete_id: eva.id, date: '2026-11-04', ...RATINGS },
          { athlete_id: eva.id, date: '2026-11-03', ...RATINGS },
        ],
      };
      await actors.own.put(URL, twoDays);
      const named = (await entries()).map(({ athleteId, action, kind, readKey }) =>
        [athleteId === ada.id ? 'ada' : 'eva', action, kind, String(readKey)].join(' '),
      );
      expect(named.sort()).toEqual([
        'ada create wellness null',
        'ada create wellness null',
        'ada update wellness null',
        'eva create wellness null',
      ]);
    });

    it('is stored in the same transaction as the write', async () => {
      await save(eva);
      const [row] = await at.read.find(WellnessEntryEntity);
      await withoutTable(async () => {
        expect((await save(ada, eva)).statusCode).toBe(500);
        expect((await actors.own.delete(`${URL}/${row?.id}`)).statusCode).toBe(500);
      });
      expect(await at.read.find(WellnessEntryEntity)).toEqual([row]);
      expect((await entries()).map(({ action }) => action)).toEqual(['create']);
    });

    it('records nothing when nothing is written', async () => {
      const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      expect((await save(ada, foreign)).statusCode).toBe(404);
      expect(
        (await actors.own.put(URL, { entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS, version: 4 }] }))
          .statusCode,
      ).toBe(409);
      expect((await save(ada, ada)).statusCode).toBe(400);
      expect(await entries()).toEqual([]);
    });

    it('has one row per acknowledged write of many simultaneous writers', async () => {
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, no) =>
          actors.own.put(URL, { entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS, stress: 1 + no }] }),
        ),
      );
      expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(WRITERS).fill(200));
      const actions = (await entries()).map(({ action }) => action);
      expect([
        actions.filter((action) => action === 'create').length,
        actions.filter((action) => action === 'update').length,
      ]).toEqual([1, WRITERS - 1]);
    });

    it('stays after the athlete is deleted', async () => {
      await save(ada);
      await at.write(async (tx) => {
        await tx.delete(WellnessEntryEntity, { athleteId: ada.id });
        await tx.query(`DELETE FROM memberships WHERE athlete_id = ${ada.id}`);
        await tx.query(`DELETE FROM athletes WHERE id = ${ada.id}`);
      });
      expect((await entries()).map(({ athleteId }) => athleteId)).toEqual([ada.id]);
    });
  });
});
