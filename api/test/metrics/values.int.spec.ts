import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_OUTCOMES } from '@touchline/contracts/release-outcomes';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { Housekeeper } from '../../src/common/housekeeping/housekeeper.js';
import { HousekeepingTaskEntity } from '../../src/common/housekeeping/housekeeping-task.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { Metrics } from '../../src/common/metrics/metrics.js';
import { backupFileName } from '../../src/backup/backup-files.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { nameInRegistry } from '../support/site-registry.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from '../wall/inventory/index.js';
import { measuring, scrape, valueOf } from './support/scrape.js';

const LIMIT = 3;

describe('the metrics', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp({
      settings: {
        ...(await measuring()),
        SMTP_URL: await mailbox.open(),
        PUBLIC_URL: 'http://club.test',
        BACKUP_DIR: './backups',
        BACKUP_KEY_FILE: './key',
        LOGIN_LIMIT_PER_ACCOUNT: String(LIMIT),
      },
    });
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const read = async (name: string, labels?: Record<string, string>) => valueOf(await scrape(at), name, labels);
  /** By how much the metrics grow while `work` runs. */
  async function growth(work: () => Promise<unknown>, ...named: [string, Record<string, string>][]): Promise<number[]> {
    const before = await scrape(at);
    await work();
    const after = await scrape(at);
    return named.map(([name, labels]) => valueOf(after, name, labels)! - (valueOf(before, name, labels) ?? 0));
  }

  it('count calls by route and status, and time them', async () => {
    const name = 'touchline_http_requests_total';
    const calls = async () => {
      for (const id of [1, 2, 3]) await actors.own.get(`/api/teams/${id}/code`);
      await actors.own.get('/api/teams');
      await actors.anonymous.get('/api/teams');
    };
    const route = '/api/teams';
    expect(
      await growth(
        calls,
        [name, { route, status_class: '2xx' }],
        [name, { route, status_class: '4xx' }],
        ['touchline_http_request_duration_seconds_count', { route }],
        [name, { route: 'unknown', method: 'GET' }],
        ['touchline_database_statement_duration_seconds_count', {}],
      ),
    ).toEqual([1, 1, 2, 3, expect.any(Number)]);
  });

  it('count the failures of every route from 0, so that the first one is seen as an increase', async () => {
    const failures = (await scrape(at)).filter(
      ({ name, labels }) => name === 'touchline_http_requests_total' && labels['status_class'] === '5xx',
    );
    const counted = new Set(failures.map(({ labels }) => `${labels['method']} ${labels['route']}`));
    expect(INVENTORY.map(({ route }) => route).filter((route) => !counted.has(route))).toEqual([]);
  });

  it('count the statements of a call', async () => {
    const name = 'touchline_database_statement_duration_seconds_count';
    const [idle = 0] = await growth(async () => undefined, [name, {}]);
    const [busy = 0] = await growth(async () => actors.own.get('/api/teams'), [name, {}]);
    expect(busy).toBeGreaterThan(idle);
  });

  it('count sign-ins by outcome', async () => {
    const { email } = actors.ownCoach;
    const signIn = (password: string) => actors.anonymous.post('/api/coach/login', { email, password });
    const signIns = async () => {
      await signIn(build.PASSWORD);
      for (let n = 0; n <= LIMIT; n += 1) await signIn('Wrong#1horse');
    };
    const outcomes = ['ok', 'refused', 'limited'];
    const named = outcomes.map((outcome): [string, Record<string, string>] => [
      'touchline_sign_ins_total',
      { outcome },
    ]);
    expect(await growth(signIns, ...named)).toEqual([1, LIMIT, 1]);
  });

  it("count the entries of the athletes' app that were stored", async () => {
    const app = await createAppCaller(at, actors.ownCoach.institutionId);
    await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id, externalId: 'A-7' });
    const entry = (external_id: string, date: string) => ({ external_id, date, stress: 2 });
    const session = { external_id: 'A-7', date: '2026-01-14', rpe: 6, duration_min: 60 };
    const sent = async () => {
      await app.post('/api/intake/wellness', { entries: [entry('A-7', '2026-01-14'), entry('A-7', '2026-01-15')] });
      await app.post('/api/intake/wellness', { entries: [entry('A-7', '2026-01-14'), entry('unknown', '2026-01-15')] });
      await app.post('/api/intake/training-load', { entries: [session] });
    };
    expect(
      await growth(
        sent,
        ['touchline_intake_rows_total', { kind: 'wellness' }],
        ['touchline_intake_rows_total', { kind: 'training_load' }],
      ),
    ).toEqual([2, 1]);
  });

  it('tell which mails wait, since when, and their outcomes', async () => {
    expect([await read('touchline_mails_waiting'), await read('touchline_mails_oldest_timestamp_seconds')]).toEqual([
      0,
      undefined,
    ]);
    const { email } = actors.ownCoach;
    const asked = at.clock.now();
    mailbox.refuseNext(1);
    const ask = async (address: string) => {
      await actors.anonymous.post('/api/coach/forgot-password', { email: address });
      await at.app.get(AfterAnswer).idle();
    };
    const postponed = ['touchline_mails_total', { outcome: 'postponed' }] as [string, Record<string, string>];
    expect(await growth(() => ask(email), postponed)).toEqual([1]);
    await at.write((tx) =>
      tx.insert(MailEntity, {
        kind: 'x',
        coachId: null,
        network: null,
        createdAt: new Date(0),
        nextTryAt: at.clock.now(),
        attempts: 0,
      }),
    );
    const series = await scrape(at);
    expect(valueOf(series, 'touchline_mails_waiting')).toBe(1);
    expect(valueOf(series, 'touchline_mails_oldest_timestamp_seconds')).toBeGreaterThanOrEqual(asked.getTime() / 1000);

    at.clock.advance(120);
    const sent = ['touchline_mails_total', { outcome: 'sent' }] as [string, Record<string, string>];
    expect(await growth(() => ask('nobody@club.test'), sent)).toEqual([1]);
    expect(await read('touchline_mails_waiting')).toBe(0);
  });

  it('count the mails that were given up', async () => {
    const { id: coachId } = actors.ownCoach;
    const createdAt = new Date(at.clock.now().getTime() - 2 * 3_600_000);
    const giveUp = async () => {
      for (const each of [coachId, null])
        await at.write((tx) =>
          tx.insert(MailEntity, {
            kind: 'x',
            coachId: each,
            network: null,
            createdAt,
            nextTryAt: createdAt,
            attempts: 6,
          }),
        );
      await at.app.get(MailQueue, { strict: false }).sendSoon();
      await at.app.get(AfterAnswer).idle();
    };
    expect(await growth(giveUp, ['touchline_mails_total', { outcome: 'given_up' }])).toEqual([1]);
  });

  it('tell when each task of the housekeeper has last succeeded', async () => {
    const task = 'old audit entries';
    const last = 'touchline_housekeeping_last_run_timestamp_seconds';
    expect([await read(last, { task }), await read('touchline_housekeeping_interval_seconds', { task })]).toEqual([
      undefined,
      3600,
    ]);
    const ranAt = Math.floor(at.clock.now().getTime() / 1000);
    await runHousekeeping(at);
    await at.write((tx) =>
      tx.insert(HousekeepingTaskEntity, {
        name: 'a former one',
        nextRunAt: new Date(),
        lastRunAt: new Date(),
        removed: 0,
      }),
    );
    const series = await scrape(at);
    const { allTasks } = at.app.get(Housekeeper);
    expect(series.filter(({ name }) => name === last).map(({ labels }) => labels['task'])).toEqual(
      allTasks.map(({ name }) => name),
    );
    expect(Math.floor(valueOf(series, last, { task })!)).toBe(ranAt);
  });

  it('tell how many audit entries wait for the archive', async () => {
    const { institutionId, id: coachId } = actors.ownCoach;
    const { id: athleteId } = await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id });
    const entry = { actorKind: 'coach', coachId, institutionId, athleteId, kind: 'wellness', action: 'read' } as const;
    await at.write((tx) =>
      tx.insert(AuditEntryEntity, [
        { ...entry, id: 1, at: new Date('2020-01-01T00:00:00Z') },
        { ...entry, id: 2, at: new Date('2020-01-01T00:00:00Z') },
        { ...entry, id: 3, at: at.clock.now() },
      ]),
    );
    expect(await read('touchline_audit_entries_to_archive')).toBe(2);
    await runHousekeeping(at);
    expect(await read('touchline_audit_entries_to_archive')).toBe(0);
  });

  it('tell when the newest backup was made, and nothing without any', async () => {
    const name = 'touchline_backup_newest_timestamp_seconds';
    expect(await read(name)).toBeUndefined();
    const folder = at.settings.backupDir ?? '';
    mkdirSync(folder);
    for (const day of ['2026-11-25T03:15:00Z', '2026-11-26T03:15:00Z'])
      writeFileSync(join(folder, backupFileName(new Date(day))), '');
    expect(await read(name)).toBe(Date.parse('2026-11-26T03:15:00Z') / 1000);
  });

  it('tell what browsers reported about the versions that the registry names', async () => {
    const [live, older] = ['1.0.0-00000001', '0.9.0-00000001'];
    const report = (version: string, outcome: string) =>
      actors.anonymous.post('/api/release-reports', {
        shell: '1.0.0',
        reports: [{ area: 'mfe-teams', version, outcome, attempt: 1 }],
      });
    nameInRegistry(at, 'mfe-teams', { live: older });
    await report(older, 'good');
    nameInRegistry(at, 'mfe-teams', { live });
    for (const outcome of ['good', 'good', 'render']) await report(live, outcome);

    const series = await scrape(at);
    const loads = series.filter(({ name }) => name === 'touchline_area_loads_total');
    expect(new Set(loads.map(({ labels }) => labels['version']))).toEqual(new Set([live]));
    const counted = Object.fromEntries(loads.map(({ labels, value }) => [labels['outcome'], value]));
    const none = Object.fromEntries(RELEASE_OUTCOMES.map((outcome) => [outcome, 0]));
    expect(counted).toEqual({ ...none, good: 2, render: 1 });
    expect(valueOf(series, 'touchline_area_version_info', { area: 'mfe-teams', version: live, role: 'live' })).toBe(1);
    expect(valueOf(series, 'touchline_area_version_vetoed', { area: 'mfe-teams', version: live })).toBe(0);
  });

  it('are not read again within ten seconds', async () => {
    const metrics = at.app.get(Metrics);
    const waiting = async () => (await metrics.text()).match(/^touchline_mails_waiting (\d+)$/m)?.[1];
    at.clock.advance(15);
    expect(await waiting()).toBe('0');
    const { id: coachId } = actors.ownCoach;
    const now = at.clock.now();
    await at.write((tx) =>
      tx.insert(MailEntity, { kind: 'x', coachId, network: null, createdAt: now, nextTryAt: now, attempts: 0 }),
    );
    at.clock.advance(9);
    expect(await waiting()).toBe('0');
    at.clock.advance(1);
    expect(await waiting()).toBe('1');
  });
});
