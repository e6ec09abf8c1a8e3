import { readAthleteCommand } from '../../src/administration/athlete-arguments.js';
import { auditLines } from '../../src/administration/athlete-audit.js';
import { AuditEntry } from '../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import type { Athlete } from '../../src/modules/athletes/index.js';
import { Coach } from '../../src/modules/coaches/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

describe('who touched an athlete’s data, for an administrator', () => {
  let at: TestApp;
  let kim: Coach;
  let ada: Athlete;

  beforeEach(async () => {
    at = await createTestAppAt('2026-11-05T23:30:00Z');
    const { id: institutionId } = await build.institution(at, { name: 'City Club' });
    kim = await build.coach(at, { institutionId, name: 'Kim Lee', email: 'kim@club.example' });
    ada = await build.athlete(at, { teamId: (await build.team(at, kim)).id });
  });
  afterEach(() => at.close());

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    for await (const line of auditLines(at.app.get(UnitOfWork), readAthleteCommand(['audit', ...words])))
      lines.push(line);
    return lines;
  };
  const coach = () => ({ coachId: kim.id, institutionId: kim.institutionId });

  it('says when, what and who, newest last', async () => {
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
      '2026-11-05T23:30:00.000Z  read     body and injury  Kim Lee <kim@club.example>',
      "2026-11-06T00:30:00.000Z  created  training load    athletes' app of City Club (key no. 3)",
      '2026-11-06T00:30:00.000Z  updated  wellness         Kim Lee <kim@club.example>',
      '2026-11-06T00:30:00.000Z  deleted  fatigue tests    a removed coach (no. 987654)',
    ];
    expect(await run(String(ada.id))).toEqual(lines);
    expect(await run(String(ada.id), '--since', '2026-11-06')).toEqual(lines.slice(1));
    expect(await run(String(ada.id), '--since', '2026-11-07')).toEqual(['Nothing recorded since 2026-11-07.']);
  });

  it('says what it knows of an app that wrote before keys were noted', async () => {
    await at.write((tx) =>
      tx.insert(AuditEntry, {
        at: at.clock.now(),
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
      "2026-11-05T23:30:00.000Z  updated  wellness         athletes' app of City Club",
    ]);
  });

  it('says so where nothing is recorded, and where there is no such athlete', async () => {
    expect(await run(String(ada.id))).toEqual(['Nothing recorded yet.']);
    await expect(run(String(ada.id + 1))).rejects.toThrow(
      `There is no athlete with the number ${ada.id + 1}, and nothing is recorded under it.`,
    );
  });

  it('still answers for an athlete who was erased', async () => {
    await at.write((tx) => at.app.get(AuditLog).wrote(tx, coach(), 'wellness', 'delete', [ada.id]));
    await at.write((tx) => tx.query(`DELETE FROM athletes WHERE id = ${ada.id}`));
    expect(await run(String(ada.id))).toHaveLength(1);
  });

  it('prints a long list whole and in order', async () => {
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
          AuditEntry,
          Array.from({ length: 500 }, (_, number) => ({
            ...row,
            at: new Date(at.clock.now().getTime() + (page * 500 + number) * 1000),
          })),
        ),
      );
    const lines = await run(String(ada.id));
    expect([lines.length, [...lines].sort()]).toEqual([2500, lines]);
  });
});
