import { EntityManager } from 'typeorm';
import { auditLines } from '../../src/administration/athlete-audit.js';
import { AuditArchive } from '../../src/common/audit/audit-archive.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { FormerAuditEntryEntity } from '../../src/common/audit/former-audit-entry.entity.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { auditCommand } from '../support/audit-command.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Rows that a process of the release before has written, or still writes. */
describe('audit entries of the previous table', () => {
  let at: TestApp;
  let athleteId: number;
  let actor: { coachId: number; institutionId: number };

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00.000Z');
    const { id: institutionId } = await build.institution(at);
    const coach = await build.coach(at, { institutionId });
    ({ id: athleteId } = await build.athlete(at, { teamId: (await build.team(at, coach)).id }));
    actor = { coachId: coach.id, institutionId };
  });
  afterAll(() => at.close());

  const rowAt = (seconds: number, readKey: string | null = null) => ({
    ...{
      at: new Date(at.clock.now().getTime() + seconds * 1000),
      actorKind: 'coach' as const,
      ...actor,
      apiKeyId: null,
    },
    ...{
      athleteId,
      kind: 'wellness' as const,
      action: readKey === null ? ('update' as const) : ('read' as const),
      readKey,
    },
  });
  async function insertFormer(...rows: ReturnType<typeof rowAt>[]): Promise<void> {
    for (let from = 0; from < rows.length; from += 500)
      await at.write((tx) => tx.insert(FormerAuditEntryEntity, rows.slice(from, from + 500)));
  }
  const former = () => at.read.count(FormerAuditEntryEntity);
  const moved = () => at.read.find(AuditEntryEntity, { order: { at: 'ASC', id: 'ASC' } });
  async function report(): Promise<string[]> {
    const lines: string[] = [];
    const command = auditCommand(String(athleteId));
    for await (const line of auditLines(at.app.get(UnitOfWork), new AuditArchive(at.settings.dataDir), command))
      lines.push(line);
    return lines;
  }

  it('move with all that they say, five hundred at a time, and those that are written meanwhile follow', async () => {
    await insertFormer(
      ...Array.from({ length: 1203 }, (_, index) => rowAt(index, index % 3 === 0 ? `key ${index}` : null)),
    );
    const before = await at.read.find(FormerAuditEntryEntity, { order: { id: 'ASC' } });
    await runHousekeeping(at);
    expect(await former()).toBe(0);
    expect(await moved()).toEqual(before.map((entry) => ({ ...entry })));

    await insertFormer(rowAt(5000));
    await runHousekeeping(at);
    expect([await former(), (await moved()).length]).toEqual([0, 1204]);
  });

  it('stay recorded once when both releases have recorded the same read', async () => {
    await at.write((tx) => tx.insert(AuditEntryEntity, { ...rowAt(0, 'same'), id: 2 ** 40 }));
    await insertFormer(rowAt(1, 'same'), rowAt(1, 'other'));
    await runHousekeeping(at);
    expect(await former()).toBe(0);
    expect((await moved()).map(({ readKey, id }) => [readKey, id === 2 ** 40])).toEqual([
      ['same', true],
      ['other', false],
    ]);
  });

  it('stay where they are when they are copied and cannot be deleted', async () => {
    await insertFormer(...Array.from({ length: 20 }, (_, index) => rowAt(index)));
    const failing = jest.spyOn(EntityManager.prototype, 'delete').mockRejectedValueOnce(new Error('killed'));
    await runHousekeeping(at);
    failing.mockRestore();
    expect([await former(), (await moved()).length]).toEqual([20, 0]);
    await runHousekeeping(at);
    expect([await former(), (await moved()).length]).toEqual([0, 20]);
  });

  it('are listed with the others, by time, while they wait', async () => {
    const audit = at.app.get(AuditLog);
    const now = at.clock.now().getTime();
    await insertFormer(rowAt(-10), rowAt(10));
    await at.write((tx) => audit.wrote(tx, actor, 'wellness', 'create', [athleteId]));
    at.clock.advance(20);
    await at.write((tx) => audit.wrote(tx, actor, 'wellness', 'delete', [athleteId]));
    const expected = [
      [-10, 'updated'],
      [0, 'created'],
      [10, 'updated'],
      [20, 'deleted'],
    ].map(([seconds, done]) => `${new Date(now + Number(seconds) * 1000).toISOString()}  ${done}`);
    const listed = async () => (await report()).map((line) => line.slice(0, 33));
    expect(await listed()).toEqual(expected);
    await runHousekeeping(at);
    expect(await listed()).toEqual(expected);
  });

  it('are listed completely, also when more than a page have one instant', async () => {
    await insertFormer(
      ...Array.from({ length: 1500 }, () => rowAt(0)),
      ...Array.from({ length: 1100 }, (_, at) => rowAt(at)),
    );
    const before = await report();
    await runHousekeeping(at);
    expect([before.length, await report()]).toEqual([2600, before]);
  });

  it('take part in telling whether an athlete was ever known', async () => {
    await insertFormer(rowAt(0));
    await at.write((tx) => tx.query(`DELETE FROM athletes WHERE id = ${athleteId}`));
    expect(await report()).toHaveLength(1);
  });
});
