import { auditLines } from '../../src/administration/athlete-audit.js';
import { AuditArchive } from '../../src/common/audit/audit-archive.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import { auditCommand } from '../support/audit-command.js';
import { createReadKey } from '../support/read-key.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

describe('the list of who read or wrote an athlete’s data', () => {
  let at: TestApp;
  let kim: CoachEntity;
  let ada: AthleteEntity;

  beforeEach(async () => {
    at = await createTestAppAt('2026-11-05T23:30:00Z');
    const { id: institutionId } = await build.institution(at, { name: 'City Club' });
    kim = await build.coach(at, { institutionId, name: 'Kim Lee', email: 'kim@club.example' });
    ada = await build.athlete(at, { teamId: (await build.team(at, kim)).id });
  });
  afterEach(() => at.close());

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    for await (const line of auditLines(at.app.get(UnitOfWork), archive(), auditCommand(...words))) lines.push(line);
    return lines;
  };
  const archive = () => new AuditArchive(at.settings.dataDir);
  const coach = () => ({ coachId: kim.id, institutionId: kim.institutionId });

  it('lists time, action and person, newest last', async () => {
    const audit = at.app.get(AuditLog);
    await audit.read(coach(), 'profile', [ada.id]);
    at.clock.advance(3600);
    await at.write((tx) =>
      audit.wrote(tx, { apiKeyId: 3, institutionId: kim.institutionId }, 'training_load', 'create', [ada.id]),
    );
    await at.write((tx) => audit.wrote(tx, coach(), 'wellness', 'update', [ada.id]));
    await at.write((tx) =>
      audit.wrote(tx, { coachId: 987_654, institutionId: kim.institutionId }, 'fatigue', 'delete', [ada.id]),
    );
    await at.write((tx) => audit.wrote(tx, coach(), 'wellness', 'update', [ada.id + 1]));
    const lines = [
      '2026-11-05T23:30:00.000Z  read     body and injury    Kim Lee <kim@club.example>',
      "2026-11-06T00:30:00.000Z  created  training load      athletes' app of City Club (key no. 3)",
      '2026-11-06T00:30:00.000Z  updated  wellness           Kim Lee <kim@club.example>',
      '2026-11-06T00:30:00.000Z  deleted  performance tests  a removed coach (no. 987654)',
    ];
    expect(await run(String(ada.id))).toEqual(lines);
    expect(await run(String(ada.id), '--since', '2026-11-06')).toEqual(lines.slice(1));
    expect(await run(String(ada.id), '--since', '2026-11-07')).toEqual(['Nothing recorded since 2026-11-07.']);
  });

  it('names a program by its key, and by the number alone without it', async () => {
    const { institutionId } = kim;
    const { id } = await createReadKey(at, { institutionId, name: 'Season report' });
    for (const readKeyId of [id, 987_654])
      await at.app.get(AuditLog).read({ institutionId, readKeyId }, 'wellness', [ada.id]);
    expect(await run(String(ada.id))).toEqual([
      `2026-11-05T23:30:00.000Z  read     wellness           the program Season report (read key no. ${id})`,
      '2026-11-05T23:30:00.000Z  read     wellness           a program (read key no. 987654)',
    ]);
  });

  it('names an app without a key where the entry has none', async () => {
    await at.write((tx) =>
      tx.insert(AuditEntryEntity, {
        at: at.clock.now(),
        id: 7,
        actorKind: 'app',
        coachId: null,
        apiKeyId: null,
        institutionId: kim.institutionId,
        athleteId: ada.id,
        kind: 'wellness',
        action: 'update',
        readKey: null,
      }),
    );
    expect(await run(String(ada.id))).toEqual([
      "2026-11-05T23:30:00.000Z  updated  wellness           athletes' app of City Club",
    ]);
  });

  it('reports when nothing is recorded and when the athlete does not exist', async () => {
    expect(await run(String(ada.id))).toEqual(['Nothing recorded yet.']);
    await expect(run(String(ada.id + 1))).rejects.toThrow(
      `There is no athlete with the number ${ada.id + 1}, and nothing is recorded under it.`,
    );
  });

  it('still lists the entries of an erased athlete', async () => {
    await at.write((tx) => at.app.get(AuditLog).wrote(tx, coach(), 'wellness', 'delete', [ada.id]));
    await at.write((tx) => tx.query(`DELETE FROM memberships WHERE athlete_id = ${ada.id}`));
    await at.write((tx) => tx.query(`DELETE FROM athletes WHERE id = ${ada.id}`));
    expect(await run(String(ada.id))).toHaveLength(1);
  });

  it('prints a long list completely and in order', async () => {
    const row = {
      at: at.clock.now(),
      actorKind: 'coach',
      ...coach(),
      apiKeyId: null,
      athleteId: ada.id,
      kind: 'wellness',
      action: 'update',
      readKey: null,
    } as const;
    for (let page = 0; page < 5; page += 1)
      await at.write((tx) =>
        tx.insert(
          AuditEntryEntity,
          Array.from({ length: 500 }, (_, number) => ({
            ...row,
            id: page * 500 + number,
            at: new Date(at.clock.now().getTime() + (page * 500 + number) * 1000),
          })),
        ),
      );
    const lines = await run(String(ada.id));
    expect([lines.length, [...lines].sort()]).toEqual([2500, lines]);
  });
});
