import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLines } from '../../src/administration/athlete-audit.js';
import { AuditArchive } from '../../src/common/audit/audit-archive.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { findEntriesUntil } from '../../src/common/audit/audit.repository.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { auditCommand } from '../support/audit-command.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NOW = '2026-11-26T12:00:00.000Z';
/** Twenty-four months before. */
const CUTOFF = '2024-11-26T12:00:00.000Z';

describe('audit entries of more than the months that are kept', () => {
  let at: TestApp;
  let log: ReturnType<typeof captureLog>;
  let folder: string;
  let athleteId: number;

  beforeEach(async () => {
    log = captureLog();
    at = await createTestApp({ settings: { LOG_LEVEL: 'warn' } });
    folder = join(at.settings.dataDir, 'audit-archive');
    const { id: institutionId } = await build.institution(at);
    const coach = await build.coach(at, { institutionId, name: 'Kim Lee', email: 'kim@club.example' });
    ({ id: athleteId } = await build.athlete(at, { teamId: (await build.team(at, coach)).id }));
    actor = { coachId: coach.id, institutionId };
    at.clock.moveTo(NOW);
  });
  afterEach(async () => {
    await at.close();
    log.restore();
  });

  let actor: { coachId: number; institutionId: number };
  async function record(...instants: string[]): Promise<void> {
    for (const instant of instants) {
      at.clock.moveTo(instant);
      await at.write((tx) => at.app.get(AuditLog).wrote(tx, actor, 'wellness', 'update', [athleteId]));
    }
    at.clock.moveTo(NOW);
  }
  const stored = async () =>
    (await at.read.find(AuditEntryEntity, { order: { at: 'ASC', id: 'ASC' } })).map((entry) => entry.at.toISOString());
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const archived = () => readdirSync(folder).flatMap((name) => linesOf(name).map((line) => line['at']));
  async function report(...words: string[]): Promise<string[]> {
    const lines: string[] = [];
    const command = auditCommand(String(athleteId), ...words);
    for await (const line of auditLines(at.app.get(UnitOfWork), new AuditArchive(at.settings.dataDir), command))
      lines.push(line.slice(0, 24));
    return lines;
  }

  it('are in the file of their month, whole, and no longer in the database', async () => {
    const [first, second] = ['2024-10-31T23:59:59.999Z', '2024-11-01T00:00:00.000Z'];
    await record(first, second, CUTOFF, '2024-11-26T12:00:00.001Z', NOW);
    const before = await at.read.find(AuditEntryEntity, { order: { at: 'ASC' } });
    await runHousekeeping(at);

    expect(await stored()).toEqual(['2024-11-26T12:00:00.001Z', NOW]);
    expect(readdirSync(folder).sort()).toEqual(['2024-10.jsonl', '2024-11.jsonl']);
    expect(linesOf('2024-10.jsonl')).toEqual([
      {
        id: before[0]?.id,
        at: first,
        actor_kind: 'coach',
        coach_id: actor.coachId,
        api_key_id: null,
        institution_id: actor.institutionId,
        athlete_id: athleteId,
        kind: 'wellness',
        action: 'update',
        read_key: null,
      },
    ]);
    expect(linesOf('2024-11.jsonl').map((line) => line['at'])).toEqual([second, CUTOFF]);
    expect([folder, join(folder, '2024-10.jsonl')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it('are kept for as long as the settings say', async () => {
    const other = await createTestApp({ database: at.database, clock: at.clock, settings: { AUDIT_MONTHS: '1' } });
    await record('2026-10-26T12:00:00.000Z', '2026-10-26T12:00:00.001Z');
    await runHousekeeping(other);
    await other.close();
    expect(await stored()).toEqual(['2026-10-26T12:00:00.001Z']);
  });

  it('leave five hundred at a time, all of them, each once', async () => {
    const start = Date.parse('2023-01-01T00:00:00Z');
    const many = Array.from({ length: 1201 }, (_, index) => ({
      ...{ at: new Date(start + Math.floor(index / 700) * 1000), id: index + 1, actorKind: 'coach' as const, ...actor },
      ...{ apiKeyId: null, athleteId, kind: 'wellness' as const, action: 'update' as const, readKey: null },
    }));
    for (let from = 0; from < many.length; from += 500)
      await at.write((tx) => tx.insert(AuditEntryEntity, many.slice(from, from + 500)));
    await runHousekeeping(at);
    expect(await stored()).toEqual([]);
    expect(linesOf('2023-01.jsonl').map((line) => line['id'])).toEqual(many.map(({ id }) => id));
  });

  it('stay while the folder cannot be written, and the log has a warning', async () => {
    await record('2024-01-01T00:00:00.000Z');
    // A file in the place of the folder: an administrator's rights do not help, as they do with a mode.
    mkdirSync(at.settings.dataDir, { recursive: true });
    writeFileSync(folder, '');
    await runHousekeeping(at);
    expect(await stored()).toEqual(['2024-01-01T00:00:00.000Z']);
    const warnings = log.lines
      .filter((line) => line.includes('Housekeeping'))
      .map((line) => JSON.parse(line) as object);
    expect(warnings).toEqual([expect.objectContaining({ task: 'old audit entries', code: 'EEXIST' })]);

    rmSync(folder);
    await runHousekeeping(at);
    expect([await stored(), archived()]).toEqual([[], ['2024-01-01T00:00:00.000Z']]);
  });

  it('stay when the disk has not confirmed them', async () => {
    await record('2024-01-01T00:00:00.000Z');
    const handle = await open(__filename);
    const disk = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const syncing = jest.spyOn(disk, 'sync').mockRejectedValueOnce(full);
    await runHousekeeping(at);
    expect(await stored()).toEqual(['2024-01-01T00:00:00.000Z']);
    await runHousekeeping(at);
    // The file, its folder and the folder of that: the last two only when the file was confirmed.
    expect([await stored(), syncing.mock.calls.length]).toEqual([[], 4]);
    syncing.mockRestore();
  });

  it('are written twice rather than lost when the server is killed before it removes them', async () => {
    await record('2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z');
    const archive = new AuditArchive(at.settings.dataDir);
    // The first half of a step; then the process was killed.
    await archive.append(await findEntriesUntil(at.read, new Date(CUTOFF), 1));
    expect([(await stored()).length, archived().length]).toEqual([2, 1]);
    await runHousekeeping(at);
    expect([await stored(), archived()]).toEqual([
      [],
      ['2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z'],
    ]);
    const ids = linesOf('2024-01.jsonl').map((line) => `${String(line['at'])} ${String(line['id'])}`);
    expect(new Set(ids).size).toBe(2);
    expect(await report()).toEqual(['2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z']);
  });

  it('begin on a line of their own after one that a kill has cut', async () => {
    await record('2024-01-01T00:00:00.000Z');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '2024-01.jsonl'), `{"id":1,"athlete_id":${athleteId},"at":"2024-01-`);
    await runHousekeeping(at);
    const [torn, whole] = readFileSync(join(folder, '2024-01.jsonl'), 'utf8').split('\n');
    expect([torn, JSON.parse(whole ?? '')]).toEqual([
      `{"id":1,"athlete_id":${athleteId},"at":"2024-01-`,
      expect.objectContaining({ at: '2024-01-01T00:00:00.000Z' }),
    ]);
    expect(await report()).toEqual(['2024-01-01T00:00:00.000Z']);
  });

  it('are listed before those of the database, since the day that was asked for', async () => {
    await record('2024-01-02T00:00:00.000Z', '2024-01-01T00:00:00.000Z', '2024-02-01T00:00:00.000Z', NOW);
    await runHousekeeping(at);
    const [first, second, third] = ['2024-01-01', '2024-01-02', '2024-02-01'].map((day) => `${day}T00:00:00.000Z`);
    expect(await report()).toEqual([first, second, third, NOW]);
    expect(await report('--since', '2024-01-02')).toEqual([second, third, NOW]);
    await at.write((tx) => tx.query(`DELETE FROM audit_log`));
    await at.write((tx) => tx.query(`DELETE FROM memberships WHERE athlete_id = ${athleteId}`));
    await at.write((tx) => tx.query(`DELETE FROM athletes WHERE id = ${athleteId}`));
    expect(await report('--since', '2025-01-01')).toEqual(['Nothing recorded since 2']);
  });

  it('are listed once when they leave while the list is made', async () => {
    await record('2024-01-01T00:00:00.000Z', NOW);
    const lines: string[] = [];
    const archive = new AuditArchive(at.settings.dataDir);
    const read = archive.entriesOf.bind(archive);
    jest.spyOn(archive, 'entriesOf').mockImplementation(async (id) => {
      await runHousekeeping(at);
      return read(id);
    });
    const command = auditCommand(String(athleteId));
    for await (const line of auditLines(at.app.get(UnitOfWork), archive, command)) lines.push(line.slice(0, 24));
    expect(lines).toEqual(['2024-01-01T00:00:00.000Z', NOW]);
    expect(existsSync(folder)).toBe(true);
  });
});
