import { calendarFeedSchema, type CalendarEvent } from '@touchline/contracts/calendar.schema';
import { sync, type VEvent } from 'node-ical';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { CalendarFeedEntity } from '../../src/modules/calendar/feed/calendar-feed.entity.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { installationId } from '../../src/modules/installation/index.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { HOST, ORIGIN, createActors, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FEED = '/api/calendar/feed';
const ZONE = 'Europe/London';

describe("a team's calendar for other programs", () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let installation: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    installation = await at.write((tx) => installationId(tx, at.clock.now()));
    actors = await createActors(at);
    await at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { timeZone: ZONE }));
    team = await build.team(at, actors.ownCoach, { name: 'First, Eleven' });
  });
  afterAll(() => at.close());

  const show = async (actor = actors.own) =>
    calendarFeedSchema.strict().parse((await actor.get(`${FEED}?team_id=${team.id}`)).json()).path;
  const renew = async (actor = actors.own) => {
    const response = await actor.post(FEED, { team_id: team.id });
    expect(response.statusCode).toBe(200);
    return calendarFeedSchema.strict().parse(response.json()).path ?? '';
  };
  const revoke = () => actors.own.delete(`${FEED}?team_id=${team.id}`);
  /** A request of a calendar program: without a cookie, an Origin or other headers. */
  const ask = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
    at.app.inject({ method, url: path, headers: { host: HOST } });
  const events = (text: string): VEvent[] =>
    Object.values(sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  describe('its address', () => {
    it('does not exist before it is created, and is shown to every coach of the team afterwards', async () => {
      expect(await show()).toBeNull();
      const path = await renew();
      expect(path).toMatch(/^\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
      await build.staff(at, { teamId: team.id, coachId: actors.colleague.coach?.id ?? 0 });
      expect([await show(), await show(actors.colleague)]).toEqual([path, path]);
    });

    it('is new each time, and only the last one opens the calendar', async () => {
      const paths = [await renew(), await renew(), await renew()];
      expect(new Set(paths).size).toBe(3);
      expect(await Promise.all(paths.map(async (path) => (await ask(path)).statusCode))).toEqual([404, 404, 200]);
      expect(await at.read.countBy(CalendarFeedEntity, { teamId: team.id })).toBe(1);
    });

    it('stops working when it is revoked, also twice', async () => {
      const path = await renew();
      for (const _ of [1, 2])
        expect([(await revoke()).statusCode, (await ask(path)).statusCode, await show()]).toEqual([204, 404, null]);
      expect(await renew()).not.toBe(path);
    });

    it('is a single one when several coaches create it at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const paths = await Promise.all(Array.from({ length: 6 }, () => renew()));
        const shown = (await show()) ?? '';
        expect(paths).toContain(shown);
        expect((await ask(shown)).statusCode).toBe(200);
        await revoke();
      }
    });

    it('is out of reach for coaches of other teams', async () => {
      const path = await renew();
      for (const actor of [actors.colleague, actors.stranger]) {
        const answers = [
          await actor.get(`${FEED}?team_id=${team.id}`),
          await actor.post(FEED, { team_id: team.id }),
          await actor.delete(`${FEED}?team_id=${team.id}`),
        ];
        const unknown = [
          await actor.get(`${FEED}?team_id=987654321`),
          await actor.post(FEED, { team_id: 987_654_321 }),
          await actor.delete(`${FEED}?team_id=987654321`),
        ];
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
        expect(answers.map(({ payload }) => payload)).toEqual(unknown.map(({ payload }) => payload));
      }
      expect(await show()).toBe(path);
      await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team.id }));
      expect((await actors.own.get(`${FEED}?team_id=${team.id}`)).statusCode).toBe(404);
    });
  });

  describe('read with it', () => {
    it('is a file that must not be cached', async () => {
      const response = await ask(await renew());
      expect(response.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="team-calendar.ics"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(lines(response.payload)).toEqual(
        expect.arrayContaining([
          'BEGIN:VCALENDAR',
          'X-WR-CALNAME:First\\, Eleven',
          `X-WR-TIMEZONE:${ZONE}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
          'BEGIN:VTIMEZONE',
          'END:VCALENDAR',
        ]),
      );
    });

    it('has its media types in the OpenAPI document, for the file and for refusals', async () => {
      const { paths } = (await actors.own.get('/api/openapi.json')).json<{
        paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
      }>();
      const responses = paths[`${FEED}/{secret}.ics`]?.['get']?.responses ?? {};
      expect(Object.entries(responses).map(([status, { content }]) => [status, Object.keys(content ?? {})])).toEqual([
        ['200', ['text/calendar']],
        ...['400', '404', '503'].map((status) => [status, ['application/json']]),
      ]);
    });

    it('answers HEAD requests', async () => {
      const path = await renew();
      const head = await ask(path, 'HEAD');
      expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        '',
      ]);
      expect((await ask(path.replace(/.{5}\.ics$/, 'xxxxx.ics'), 'HEAD')).statusCode).toBe(404);
    });

    it('answers every wrong secret the same way', async () => {
      const old = await renew();
      const secret = (await renew()).slice(`${FEED}/`.length, -'.ics'.length);
      await build.team(at, actors.strangerCoach);
      const wrong = [
        'A'.repeat(43),
        secret.slice(1),
        `${secret}x`,
        secret.toLowerCase() === secret ? secret.toUpperCase() : secret.toLowerCase(),
        `${secret}%20`,
        `${secret}=`,
        '%27%20OR%201=1--',
        '..%2f..',
        'x',
        '0',
        'x'.repeat(90),
        'x'.repeat(2000),
        'é',
      ];
      const answers = await Promise.all([old, ...wrong.map((text) => `${FEED}/${text}.ics`)].map((path) => ask(path)));
      const told = answers.map(({ statusCode, payload, headers }) =>
        JSON.stringify([
          statusCode,
          payload,
          headers['content-type'],
          headers['cache-control'],
          headers['content-disposition'],
        ]),
      );
      expect(new Set(told)).toEqual(
        new Set([
          JSON.stringify([
            404,
            JSON.stringify({ statusCode: 404, code: 'not_found', error: 'Not found.', message: 'Not found.' }),
            'application/json; charset=utf-8',
            'no-store',
            null,
          ]),
        ]),
      );
      expect((await ask(`${FEED}/${secret}.ics`)).statusCode).toBe(200);
      expect((await ask(`${FEED}/${secret}.ics?today=2026-11-05`)).statusCode).toBe(400);
    });

    it('contains the past and future events of the whole team, and none of single athletes or other teams', async () => {
      const { id: teamId } = team;
      const ada = await build.athlete(at, { teamId });
      const other = await build.team(at, actors.ownCoach);
      await build.event(at, { teamId, date: '2019-05-01', title: 'Long ago' });
      await build.event(at, { teamId, date: '2031-05-01', title: 'Far ahead', type: 'game' });
      await build.event(at, {
        teamId,
        date: '2026-11-20',
        title: 'Meeting',
        type: 'team_meeting',
        notes: 'Room 3;\nbring a pen',
      });
      await build.event(at, {
        athleteId: ada.id,
        date: '2026-11-20',
        title: 'Physio',
        notes: 'knee',
        attendanceTaken: false,
      });
      await build.event(at, { teamId: other.id, date: '2026-11-20', title: 'Theirs' });
      const workout = await build.workout(at, { institutionId: team.institutionId, name: 'Leg Day' });
      await build.scheduledWorkout(at, workout, { teamId, date: '2026-11-21' });
      await build.scheduledWorkout(at, { ...workout, name: 'Knee Rehab' }, { athleteId: ada.id, date: '2026-11-21' });
      const { payload } = await ask(await renew());
      expect(events(payload).map(({ summary, categories, description }) => [summary, categories, description])).toEqual(
        [
          ['Long ago', ['practice'], undefined],
          ['Meeting', ['team meeting'], 'Room 3;\nbring a pen'],
          ['Leg Day', ['workout'], undefined],
          ['Far ahead', ['game'], undefined],
        ],
      );
      expect(payload).not.toMatch(/Physio|knee|Theirs|Knee Rehab/);
    });

    it.each([ZONE, 'America/New_York', 'Pacific/Auckland', 'Asia/Calcutta', 'US/Eastern'])(
      'has the same dates and times as the list of the coach, in %s',
      async (timeZone) => {
        await at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { timeZone }));
        for (const date of [
          '2026-03-08',
          '2026-03-28',
          '2026-03-29',
          '2026-04-05',
          '2026-06-30',
          '2026-09-27',
          '2026-10-25',
          '2026-11-01',
          '2026-12-31',
        ]) {
          for (const [eventTime, durationMin] of [
            [null, 60],
            ['06:05', 45],
            ['18:00', 90],
            ['23:30', 90],
          ] as const)
            await build.event(at, { teamId: team.id, date, eventTime, durationMin, title: `On ${date}` });
        }
        const list = (await actors.own.get(`/api/calendar/list?team_id=${team.id}`)).json<CalendarEvent[]>();
        expect(list).toHaveLength(36);
        const { payload } = await ask(await renew());
        const clock = new Intl.DateTimeFormat('en-CA', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        });
        const shown = events(payload).map(({ uid, summary, start, end, datetype }) => {
          if (datetype === 'date')
            return [
              uid,
              summary,
              `${start?.getFullYear()}-${String((start?.getMonth() ?? 0) + 1).padStart(2, '0')}-${String(start?.getDate()).padStart(2, '0')}`,
              null,
              null,
            ];
          const [date, time] = clock.format(start).split(', ');
          return [uid, summary, date, time, ((end?.getTime() ?? 0) - (start?.getTime() ?? 0)) / 60_000];
        });
        expect(shown).toEqual(
          list.map(({ event_id, event_title, date, event_time, duration_min }) => [
            `event-${event_id}@${installation}`,
            event_title,
            date,
            event_time,
            event_time === null ? null : duration_min,
          ]),
        );
      },
    );

    it('gives a moved event a higher SEQUENCE and the same UID, also under another address', async () => {
      const { id } = await build.event(at, { teamId: team.id, date: '2026-11-20', title: 'Practice' });
      const told = async (path: string) =>
        lines((await ask(path)).payload).filter((line) =>
          /^(?:UID|SEQUENCE|DTSTART;|LAST-MODIFIED:\d+T\d+Z$|DTSTAMP)/.test(line),
        );
      const path = await renew();
      const before = await told(path);
      at.clock.advance(60);
      const body = {
        team_id: team.id,
        athlete_id: null,
        date: '2026-11-21',
        event_title: 'Practice',
        event_type: 'practice',
        event_time: '19:15',
        version: 1,
      };
      expect((await actors.own.put(`/api/calendar/list/${id}`, body)).statusCode).toBe(200);
      const after = await told(path);
      expect(before.filter((line) => /UID|SEQ|START/.test(line))).toEqual([
        `UID:event-${id}@${installation}`,
        'SEQUENCE:0',
        `DTSTART;TZID=${ZONE}:20261120T173000`,
      ]);
      expect(after.filter((line) => /UID|SEQ|START/.test(line))).toEqual([
        `UID:event-${id}@${installation}`,
        'SEQUENCE:1',
        `DTSTART;TZID=${ZONE}:20261121T191500`,
      ]);
      const stamp = `DTSTAMP:${at.clock.now().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
      expect([before.includes(stamp), after.includes(stamp)]).toEqual([false, true]);
      expect(await told(await renew())).toEqual(after);
      await at.write((tx) => tx.delete(CalendarEventEntity, { id }));
      expect(events((await ask((await show()) ?? '')).payload)).toEqual([]);
    });

    it('has UIDs of its installation, which two without a public URL do not share', async () => {
      const other = await createTestApp();
      try {
        const uids = async (installed: TestApp) => {
          const staff = await build.coach(installed, { institutionId: (await build.institution(installed)).id });
          const { id: teamId } = await build.team(installed, staff);
          const [first, second] = [{ id: 9001 }, { id: 9002 }].map((row) => ({ ...row, teamId, date: '2026-11-20' }));
          for (const event of [first, second]) await build.event(installed, event as { teamId: number; date: string });
          const secret = String(teamId).padEnd(43, 'x');
          await installed.write((tx) => tx.insert(CalendarFeedEntity, { teamId, secret, createdAt: at.clock.now() }));
          const read = () => installed.app.inject({ url: `${FEED}/${secret}.ics`, headers: { host: HOST } });
          const [one, again] = [(await read()).payload, (await read()).payload];
          expect(again).toBe(one);
          return events(one).map(({ uid }) => uid);
        };
        // As before its first backup, it has no number yet.
        const [here, there] = [await uids(at), await uids(other)];
        expect(here).toEqual([`event-9001@${installation}`, `event-9002@${installation}`]);
        const theirs = await other.write((tx) => installationId(tx, at.clock.now()));
        expect(there).toEqual([`event-9001@${theirs}`, `event-9002@${theirs}`]);
        expect(new Set([...here, ...there]).size).toBe(4);
      } finally {
        await other.close();
      }
    });

    it('uses the host of the public URL in the UID', async () => {
      const named = await createTestApp({ database: at.database, clock: at.clock, settings: { PUBLIC_URL: ORIGIN } });
      try {
        const { id } = await build.event(at, { teamId: team.id, date: '2026-11-20' });
        const path = await renew();
        expect(
          (await named.app.inject({ method: 'GET', url: path, headers: { host: 'elsewhere.test' } })).payload,
        ).toContain(`UID:event-${id}@${HOST}\r\n`);
      } finally {
        await named.close();
      }
    });
  });

  describe('with two thousand events', () => {
    const TITLE = 'Technical session with the second team 🏐';

    beforeEach(async () => {
      const now = at.clock.now();
      const rows = Array.from({ length: 2000 }, (_, no) => ({
        ...{
          teamId: team.id,
          athleteId: null,
          date: `20${20 + (no % 10)}-0${1 + (no % 9)}-1${no % 10}`,
          eventTime: '17:30',
          durationMin: 90,
          title: TITLE,
          type: 'practice' as const,
          notes: 'Bring both kits, the bus leaves at four.',
        },
        ...{ attendanceTaken: true, workoutUid: null, seriesId: null, version: 1, createdAt: now, updatedAt: now },
      }));
      await at.write((tx) => tx.insert(CalendarEventEntity, rows));
    });

    it('is read with one query for the events and one for the team', async () => {
      const path = await renew();
      expect(await countQueries(at, () => ask(path))).toBe(2);
      const { payload } = await ask(path);
      expect(payload.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2000);
      // An unknown secret does not read the events, and a malformed one causes no query at all.
      expect(await countQueries(at, () => ask(`${FEED}/${'A'.repeat(43)}.ics`))).toBe(1);
      expect(await countQueries(at, () => ask(`${FEED}/short.ics`))).toBe(0);
    });

    it('answers "busy" to some of sixty concurrent requests, and coaches are served meanwhile', () =>
      onOneInstance(async () => {
        const path = await renew();
        const flood = Promise.all(Array.from({ length: 60 }, () => ask(path)));
        const coaches = await Promise.all(Array.from({ length: 20 }, () => actors.own.get('/api/teams')));
        expect(coaches.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
        const answers = await flood;
        const [served, putOff] = [
          answers.filter(({ statusCode }) => statusCode === 200),
          answers.filter(({ statusCode }) => statusCode === 503),
        ];
        expect(served.length + putOff.length).toBe(60);
        // Two are built at once and twenty wait, of which a slow machine serves fewer: a wait has an end.
        expect(served.length).toBeGreaterThan(0);
        expect(putOff.length).toBeGreaterThan(0);
        for (const { headers } of putOff)
          expect(headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/json; charset=utf-8' });
        expect(new Set(served.map(({ payload }) => payload)).size).toBe(1);
        expect((await ask(path)).statusCode).toBe(200);
      }));
  });
});
