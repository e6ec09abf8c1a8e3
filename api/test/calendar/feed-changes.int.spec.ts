import { Not } from 'typeorm';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { CalendarFeedEntity } from '../../src/modules/calendar/feed/calendar-feed.entity.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { HOST } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SECRET = 'changes'.padEnd(43, '-');
const PATH = `/api/calendar/feed/${SECRET}.ics`;
/** How long a text has to be unchanged before it has a date. */
const MINUTE = 60;

describe('a calendar program that asks a feed for changes', () => {
  let at: TestApp;
  let teamId: number;
  let eventId: number;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    const coach = await build.coach(at, { institutionId: (await build.institution(at)).id });
    teamId = (await build.team(at, coach)).id;
    eventId = (await build.event(at, { teamId, date: '2026-11-20', title: 'Practice' })).id;
    await at.write((tx) => tx.insert(CalendarFeedEntity, { teamId, secret: SECRET, createdAt: at.clock.now() }));
  });
  afterAll(() => at.close());

  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', path = PATH) =>
    at.app.inject({ method, url: path, headers: { host: HOST, ...headers } });
  const tagOf = async () => String((await ask()).headers['etag']);
  /** The date that the answer has once its text is a minute old. */
  async function dateOf() {
    await ask();
    at.clock.advance(MINUTE);
    return String((await ask()).headers['last-modified']);
  }

  it('gets 304 and no text while nothing has changed', async () => {
    const first = await ask();
    expect(first.headers['etag']).toMatch(/^"[\w-]{22}"$/);
    at.clock.advance(3600);
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await ask({ 'if-none-match': String(first.headers['etag']) }, method);
      expect([again.statusCode, again.payload, again.headers['etag'], again.headers['cache-control']]).toEqual([
        304,
        '',
        first.headers['etag'],
        'no-store',
      ]);
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['content-disposition']).toBeUndefined();
    }
  });

  it.each<[string, (etag: string) => string, number]>([
    ['weak, as a proxy that compresses makes it', (etag) => `W/${etag}`, 304],
    ['in a list', (etag) => `"other", W/"third" ,${etag}`, 304],
    ['any', () => '*', 304],
    ['another one', () => '"other"', 200],
    ['without quotation marks', (etag) => etag.slice(1, -1), 200],
    ['a part of it', (etag) => `${etag.slice(0, -2)}"`, 200],
    ['in other letters', (etag) => etag.toLowerCase().replace(/"$/, 'x"'), 200],
    ['none', () => '', 200],
  ])('is understood when it names the tag: %s', async (_, sent, status) => {
    const etag = await tagOf();
    const answer = await ask({ 'if-none-match': sent(etag) });
    expect([answer.statusCode, answer.payload.startsWith('BEGIN:VCALENDAR')]).toEqual([status, status === 200]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'an event',
      () => at.write((tx) => tx.update(CalendarEventEntity, { id: eventId }, { title: 'Game', version: 2 })),
    ],
    ['a new event', () => build.event(at, { teamId, date: '2026-11-21' })],
    ['a deleted event', () => at.write((tx) => tx.delete(CalendarEventEntity, { id: eventId }))],
    ["the team's name", () => at.write((tx) => tx.update(TeamEntity, { id: teamId }, { name: 'Second Eleven' }))],
    [
      "the club's time zone",
      () => at.write((tx) => tx.update(InstitutionEntity, { timeZone: Not('Asia/Tokyo') }, { timeZone: 'Asia/Tokyo' })),
    ],
  ])('gets the text again after a change of %s, also within the same second', async (_, change) => {
    await onOneInstance(async () => {
      const [etag, date] = [await tagOf(), await dateOf()];
      await change();
      expect((await ask({ 'if-none-match': etag, 'if-modified-since': date })).statusCode).toBe(200);
      const changed = await ask({ 'if-modified-since': date });
      expect([changed.statusCode, changed.headers['last-modified']]).toEqual([200, undefined]);
      expect(changed.headers['etag']).not.toBe(etag);
      const later = await dateOf();
      expect(Date.parse(later)).toBeGreaterThan(Date.parse(date));
    });
  });

  it('gets 304 for the date of the text, once that is a minute old', async () => {
    await onOneInstance(async () => {
      const seen = at.clock.now();
      expect((await ask()).headers['last-modified']).toBeUndefined();
      at.clock.advance(MINUTE - 1);
      expect((await ask()).headers['last-modified']).toBeUndefined();
      at.clock.advance(1);
      const date = String((await ask()).headers['last-modified']);
      expect(date).toBe(new Date(Math.floor(seen.getTime() / 1000) * 1000).toUTCString());
      for (const method of ['GET', 'HEAD'] as const)
        expect((await ask({ 'if-modified-since': date }, method)).statusCode).toBe(304);
    });
  });

  it.each<[string, (date: string) => Record<string, string>]>([
    ['the tag is another one', (date) => ({ 'if-none-match': '"other"', 'if-modified-since': date })],
    ['the date is earlier', (date) => ({ 'if-modified-since': new Date(Date.parse(date) - 1000).toUTCString() })],
    [
      'the date is of its own clock',
      (date) => ({ 'if-modified-since': new Date(Date.parse(date) + 1000).toUTCString() }),
    ],
    ['the date is in the future', () => ({ 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' })],
    ['the date is none', () => ({ 'if-modified-since': 'yesterday' })],
    ['the date is empty', () => ({ 'if-modified-since': '' })],
  ])('gets the text when %s', async (_, headers) => {
    const date = await dateOf();
    expect((await ask(headers(date))).statusCode).toBe(200);
  });

  it('is refused under a former secret whatever it names', async () => {
    const etag = await tagOf();
    await at.write((tx) => tx.delete(CalendarFeedEntity, { teamId }));
    for (const tag of [etag, '*']) {
      const answer = await ask({ 'if-none-match': tag });
      expect([answer.statusCode, answer.headers['etag']]).toEqual([404, undefined]);
    }
  });
});
