import { networkOf } from '../../src/common/security-log/network-of.js';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import {
  recordAdministration,
  recordAthleteEvents,
  recordCoachEvent,
} from '../../src/common/security-log/record-event.js';
import { RefusalLog } from '../../src/common/security-log/refusal-log.js';
import { SecurityEntryEntity, type AthleteEvent } from '../../src/common/security-log/security-entry.entity.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

describe('the list of what happened to accounts', () => {
  let at: TestApp;
  let kim: CoachEntity;

  beforeEach(async () => {
    at = await createTestAppAt('2026-11-05T23:30:00Z');
    const { id: institutionId } = await build.institution(at, { name: 'City Club' });
    kim = await build.coach(at, { institutionId, name: 'Kim Lee', email: 'kim@club.example' });
  });
  afterEach(() => at.close());

  const run = async (...words: string[]) => (await outputOf(at, ['audit', ...words])).split('\n');
  const event = (name: 'signed_in' | 'password_reset', { id, institutionId }: CoachEntity, address = '203.0.113.7') =>
    at.write((tx) =>
      recordCoachEvent(tx, { event: name, coachId: id, institutionId, network: networkOf(address) }, at.clock.now()),
    );

  it('says whose link a coach made and ended, and that an athlete paired a device', async () => {
    const { id: coachId, institutionId } = kim;
    const record = (event: AthleteEvent, by: number | null) =>
      at.write((tx) =>
        recordAthleteEvents(tx, event, { coachId: by, institutionId, network: '203.0.113.0/24' }, [7], at.clock.now()),
      );
    for (const [event, by] of [
      ['link_made', coachId],
      ['device_paired', null],
      ['device_ended', coachId],
      ['device_expired', null],
      ['link_ended', coachId],
    ] as const) {
      await record(event, by);
      at.clock.advance(1);
    }
    const [person, club] = ['Kim Lee <kim@club.example>', 'City Club'];
    expect((await run()).map((line) => line.replace(/^\S+ +/, ''))).toEqual([
      `made the link of athlete no. 7, from 203.0.113.0/24  ${person}`,
      `paired a device of athlete no. 7, from 203.0.113.0/24  ${club}`,
      `ended a device of athlete no. 7, from 203.0.113.0/24  ${person}`,
      `expired: a device of athlete no. 7, from 203.0.113.0/24  ${club}`,
      `ended the link of athlete no. 7, from 203.0.113.0/24  ${person}`,
    ]);
  });

  it('lists time, event and person in plain words, newest last, of a coach, an institution or everybody', async () => {
    const { institutionId } = kim;
    const refusals = at.app.get(RefusalLog);
    const team = await build.team(at, kim, { name: 'Under 16' });
    const theirs = await build.coach(at, { institutionId: (await build.institution(at, { name: 'Other' })).id });

    await event('signed_in', kim);
    at.clock.advance(60);
    for (let id = 0; id < 340; id += 1) refusals.count('refused_id', { coachId: kim.id, institutionId });
    at.clock.advance(60);
    refusals.count('refused_id', { coachId: kim.id, institutionId });
    refusals.count('sign_in_failed', null);
    refusals.count('refused_id', { apiKeyId: 3, institutionId });
    await at.app.get(AfterAnswer).idle();
    at.clock.advance(3600);
    await at.write((tx) =>
      recordAdministration(tx, 'leave-team', { coachId: kim.id, institutionId, teamId: team.id }, at.clock.now()),
    );
    at.clock.advance(60);
    await event('signed_in', theirs);
    at.clock.advance(60);
    await at.write((tx) => recordAdministration(tx, 'api-key', { institutionId, apiKeyId: 3 }, at.clock.now()));
    await at.write((tx) => tx.query(`DELETE FROM team_staff`));

    const line = (time: string, what: string, who: string) => `2026-11-${time}.000Z  ${what.padEnd(46)}  ${who}`;
    const person = 'Kim Lee <kim@club.example>';
    const ofKim = [
      line('05T23:30:00', 'signed in, from 203.0.113.0/24', person),
      line('05T23:31:00', '341 calls for unknown ids, until 23:32:00', person),
      line('06T00:32:00', `administrator: leave-team Under 16 (${team.id})`, person),
    ];
    const app = line('05T23:32:00', '1 call for an unknown id', "athletes' app of City Club (key no. 3)");
    const key = line('06T00:34:00', 'administrator: api-key', "athletes' app of City Club (key no. 3)");
    expect(await run('--email', 'KIM@club.example')).toEqual(ofKim);
    expect(await run('--email', kim.email, '--since', '2026-11-06')).toEqual(ofKim.slice(2));
    expect(await run('--institution', 'city club')).toEqual([...ofKim.slice(0, 2), app, ofKim[2], key]);
    expect(await run('--since', '2026-11-07')).toEqual(['Nothing recorded since 2026-11-07.']);
    expect(await run()).toEqual([
      ...ofKim.slice(0, 2),
      app,
      line('05T23:32:00', '1 failed sign-in', 'an address without an account'),
      ofKim[2],
      line('06T00:33:00', 'signed in, from 203.0.113.0/24', `${theirs.name} <${theirs.email}>`),
      key,
    ]);
  });

  it('names the athlete whose data was exported or erased by the number', async () => {
    const team = await build.team(at, kim, { name: 'Under 16' });
    const concerned = { institutionId: kim.institutionId, teamId: team.id, athleteId: 7 };
    await at.write((tx) => recordAdministration(tx, 'athlete erase', concerned, at.clock.now()));
    expect(await run()).toEqual([
      `2026-11-05T23:30:00.000Z  ${`administrator: athlete erase no. 7 Under 16 (${team.id})`.padEnd(46)}  City Club`,
    ]);
  });

  it('keeps the entries of a coach and a team that are gone', async () => {
    const team = await build.team(at, kim);
    await at.write((tx) =>
      recordAdministration(tx, 'join-team', { coachId: 987, institutionId: 654, teamId: team.id + 1 }, at.clock.now()),
    );
    expect(await run()).toEqual([
      `2026-11-05T23:30:00.000Z  ${`administrator: join-team a removed team (${team.id + 1})`.padEnd(46)}  a removed coach (no. 987)`,
    ]);
  });

  it('prints a long list completely and in order', async () => {
    for (let page = 0; page < 5; page += 1)
      await at.write((tx) =>
        tx.insert(
          SecurityEntryEntity,
          Array.from({ length: 500 }, (_, number) => ({
            id: page * 500 + number + 1,
            // Some at the same instant.
            at: new Date(at.clock.now().getTime() + Math.floor((page * 500 + number) / 3) * 1000),
            event: 'signed_in' as const,
            command: null,
            coachId: kim.id,
            institutionId: kim.institutionId,
            teamId: null,
            apiKeyId: null,
            athleteId: null,
            network: `10.${page}.${number % 250}.0/24`,
          })),
        ),
      );
    const lines = await run('--email', kim.email);
    const times = lines.map((each) => each.slice(0, 24));
    expect([new Set(lines).size, times]).toEqual([2500, [...times].sort()]);
  });

  it('reports when nothing is recorded, and an unknown coach or institution', async () => {
    expect(await run('--email', kim.email)).toEqual(['Nothing recorded yet.']);
    await expect(run('--email', 'nobody@club.example')).rejects.toThrow('There is no coach');
    await expect(run('--institution', 'Nowhere')).rejects.toThrow('There is no institution');
  });
});
