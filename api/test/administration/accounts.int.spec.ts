import { createHash } from 'node:crypto';
import { ApiKeyEntity, CoachEntity, InstitutionEntity } from '../../src/modules/coaches/index.js';
import { Actor } from '../support/actors.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('accounts, by an administrator', () => {
  let at: TestApp;

  beforeEach(async () => {
    at = await createTestApp();
  });
  afterEach(() => at.close());

  const run = (...words: string[]) => outputOf(at, words);
  const add = (email: string, ...more: string[]) =>
    run('add', '--name', 'Kim Lee', '--email', email, '--institution', 'City Club', ...more);
  const passwordIn = (text: string) => /^Password: (\S+)$/m.exec(text)?.[1] ?? '';
  const signIn = async (email: string, password: string) => {
    const coach = await at.read.findOneByOrFail(CoachEntity, { email });
    const actor = new Actor(at, coach);
    return { actor, response: await actor.signIn(password) };
  };

  it('a new coach in a new institution signs in with the printed password', async () => {
    const password = passwordIn(
      await add('kim@club.example', '--time-zone', 'Europe/Lisbon', '--role', 'Head Coach', '--phone', '+351 1'),
    );
    const { actor, response } = await signIn('kim@club.example', password);
    expect(response.json()).toMatchObject({
      name: 'Kim Lee',
      institution: 'City Club',
      role: 'Head Coach',
      phone: '+351 1',
    });
    expect(await at.read.find(InstitutionEntity)).toMatchObject([
      { name: 'City Club', timeZone: 'Europe/Lisbon', isDemo: false },
    ]);
    const library = (await actor.get('/api/workout-library')).json<{ name: string; exercises: unknown[] }[]>();
    expect(library.map(({ name, exercises }) => [name, exercises.length])).toEqual([
      ['Hip Mobility & Stability Recovery Routine', 10],
    ]);
  });

  it('a second coach joins the same institution, however its name is written', async () => {
    await add('kim@club.example', '--time-zone', 'Europe/Lisbon');
    await run('add', '--name', 'Sam', '--email', 'sam@club.example', '--institution', ' city  CLUB');
    expect(await at.read.countBy(InstitutionEntity, {})).toBe(1);
    expect(await at.read.countBy(CoachEntity, {})).toBe(2);
    await expect(add('ana@club.example', '--time-zone', 'Europe/Paris')).rejects.toThrow(
      'City Club has the time zone Europe/Lisbon',
    );
  });

  it('is refused without a time zone for a new institution, and for an address that is taken; nothing is written', async () => {
    await expect(add('kim@club.example')).rejects.toThrow('There is no institution "City Club" yet');
    await add('kim@club.example', '--time-zone', 'UTC');
    await expect(
      run('add', '--name', 'Kim', '--email', 'KIM@club.example', '--institution', 'Other', '--time-zone', 'UTC'),
    ).rejects.toThrow('already a coach');
    expect([await at.read.countBy(InstitutionEntity, {}), await at.read.countBy(CoachEntity, {})]).toEqual([1, 1]);
  });

  it('is not added to demo data, which a reset would delete', async () => {
    await build.institution(at, { name: 'Harbour City University', isDemo: true });
    await expect(
      run('add', '--name', 'Kim', '--email', 'kim@club.example', '--institution', 'harbour city university'),
    ).rejects.toThrow('is demo data');
    expect(await at.read.countBy(CoachEntity, {})).toBe(0);
  });

  it('a reset password ends every session and the old password', async () => {
    const first = passwordIn(await add('kim@club.example', '--time-zone', 'UTC'));
    const { actor } = await signIn('kim@club.example', first);
    const second = passwordIn(await run('reset-password', '--email', ' Kim@Club.example '));
    expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
    expect((await signIn('kim@club.example', first)).response.statusCode).toBe(401);
    expect((await signIn('kim@club.example', second)).response.statusCode).toBe(200);
    await expect(run('reset-password', '--email', 'nobody@club.example')).rejects.toThrow('There is no coach');
  });

  it('a coach joins a team of the own institution, by name or number, once', async () => {
    await add('kim@club.example', '--time-zone', 'UTC');
    const kim = await at.read.findOneByOrFail(CoachEntity, { email: 'kim@club.example' });
    await expect(run('join-team', '--email', kim.email, '--team', 'Under 16')).rejects.toThrow('It has none yet');
    const colleague = await build.coach(at, { institutionId: kim.institutionId });
    const team = await build.team(at, colleague, { name: 'Under 16' });
    const foreign = await build.team(at, await build.coach(at, { institutionId: (await build.institution(at)).id }), {
      name: 'Theirs',
    });
    expect(await run('join-team', '--email', kim.email, '--team', 'under 16')).toBe(
      'kim@club.example is now head coach of Under 16.',
    );
    expect(await run('join-team', '--email', kim.email, '--team', String(team.id))).toContain('Under 16');
    for (const name of ['Theirs', String(foreign.id)])
      await expect(run('join-team', '--email', kim.email, '--team', name)).rejects.toThrow(
        `It has: Under 16 (${team.id}).`,
      );
    await run('guardian-age', '--institution', 'City Club', '--age', '14');
    await run('season', '--institution', 'City Club', '--ends', '05-31');
    expect(await run('list')).toMatch(
      new RegExp(`kim@club.example  City Club \\(UTC\\) +14 +05-31 +Under 16 \\(${team.id}\\)`),
    );
  });

  it('the list says that an empty installation has no coaches', async () =>
    expect(await run('list')).toBe('There are no coaches yet; `add` makes the first.'));

  it('an institution has one key: stored as a hash, replaced only when asked to', async () => {
    await add('kim@club.example', '--time-zone', 'UTC');
    let printed = '';
    const make = async (...more: string[]) => {
      printed = await run('api-key', '--institution', 'city club', ...more);
      return /^Key: (\S+)$/m.exec(printed)?.[1] ?? '';
    };
    const first = await make();
    await expect(make()).rejects.toThrow('already has a key');
    const second = await make('--replace');
    expect(second).not.toBe(first);
    const [stored] = await at.read.find(ApiKeyEntity);
    expect(printed).toContain(`The audit calls it key no. ${stored?.id}.`);
    expect((await at.read.find(ApiKeyEntity)).map(({ keySha256 }) => keySha256)).toEqual([
      createHash('sha256').update(second).digest('hex'),
    ]);
    await expect(run('api-key', '--institution', 'Nowhere')).rejects.toThrow(
      /^There is no institution "Nowhere"\. There are: .*City Club/,
    );
  });
});
