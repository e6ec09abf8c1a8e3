import { createHash } from 'node:crypto';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { ReadKeyEntity } from '../../src/modules/club-data/index.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

describe('read keys, by an administrator', () => {
  let at: TestApp;
  let kim: CoachEntity;

  beforeEach(async () => {
    at = await createTestAppAt('2026-11-05T12:00:00Z');
    const { id: institutionId } = await build.institution(at, { name: 'City Club' });
    kim = await build.coach(at, { institutionId });
  });
  afterEach(() => at.close());

  const run = (...words: string[]) => outputOf(at, words);
  const make = (...more: string[]) => run('read-key', '--institution', 'city club', '--name', 'Season report', ...more);
  const list = async () => (await run('read-keys', '--institution', 'City Club')).split('\n').slice(1);

  it('a key is printed once, stored as a hash, and noted without its name', async () => {
    const printed = await make('--kinds', 'wellness, names', '--expires', '2026-12-31');
    const key = /^Key: (touchline_read_\S{43})$/m.exec(printed)?.[1] ?? '';
    const [row] = await at.read.find(ReadKeyEntity);
    expect(row).toMatchObject({
      institutionId: kim.institutionId,
      keySha256: createHash('sha256').update(key).digest('hex'),
      ...{ name: 'Season report', kinds: ['names', 'wellness'], teamIds: null, revokedAt: null, lastUsedAt: null },
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    });
    expect(printed).toContain(`It has the number ${row?.id}.`);
    expect(await at.read.find(SecurityEntryEntity)).toMatchObject([
      { event: 'administration', command: 'read-key', institutionId: kim.institutionId, detail: `no. ${row?.id}` },
    ]);
    expect(await run('audit')).toContain(`administrator: read-key no. ${row?.id}`);
  });

  it('a key reads all teams, or those that are named by name or number, and lives for at most a year', async () => {
    const under16 = await build.team(at, kim, { name: 'Under 16' });
    const under18 = await build.team(at, kim, { name: 'Under 18' });
    await make('--kinds', 'names');
    await make('--kinds', 'load,plan', '--teams', `under 18,${under16.id}`);
    expect((await at.read.find(ReadKeyEntity)).map(({ teamIds }) => teamIds)).toEqual([null, [under18.id, under16.id]]);
    expect((await list()).map((line) => line.split(/ {2,}/).slice(1))).toEqual([
      ['Season report', 'names', 'all', '2026-11-05', 'never', 'until 2027-11-05'],
      [
        ...['Season report', 'plan, load', `Under 16 (${under16.id}), Under 18 (${under18.id})`],
        ...['2026-11-05', 'never', 'until 2027-11-05'],
      ],
    ]);
  });

  it('refuses unknown kinds and teams, and days before today or more than a year ahead', async () => {
    await expect(make('--kinds', 'names,administration')).rejects.toThrow('--kinds takes names, people,');
    await expect(make('--kinds', ' , ')).rejects.toThrow('--kinds takes names, people,');
    await expect(make('--kinds', 'names', '--teams', 'Over 40')).rejects.toThrow('has no team "Over 40"');
    await expect(make('--kinds', 'names', '--teams', ',')).rejects.toThrow('--teams names at least one team');
    for (const day of ['2026-11-04', '2027-11-06'])
      await expect(make('--kinds', 'names', '--expires', day)).rejects.toThrow('a day from 2026-11-05 to 2027-11-05');
    await expect(make('--kinds', 'names', '--expires', 'soon')).rejects.toThrow('"soon" is no date');
    expect(await at.read.count(ReadKeyEntity)).toBe(0);
  });

  it('a key is revoked once, and stays listed', async () => {
    await make('--kinds', 'names', '--expires', '2026-11-05');
    const number = String((await at.read.findOneByOrFail(ReadKeyEntity, {})).id);
    at.clock.advance(86_400);
    expect(await list()).toEqual([expect.stringMatching(/ expired 2026-11-05$/)]);
    expect(await run('revoke-read-key', '--number', number)).toContain('("Season report") has stopped working');
    expect(await run('revoke-read-key', '--number', number)).toContain('was revoked already');
    expect(await list()).toEqual([expect.stringMatching(/ revoked 2026-11-06$/)]);
    expect((await at.read.find(SecurityEntryEntity)).map(({ command }) => command).sort()).toEqual([
      'read-key',
      'revoke-read-key',
    ]);
    await expect(run('revoke-read-key', '--number', '99')).rejects.toThrow('no read key with the number 99');
  });
});
