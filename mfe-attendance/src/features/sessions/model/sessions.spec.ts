import type { GridRow } from '@touchline/contracts/session-ledger.schema';
import { buildEntries, isOpen, withSaved } from './grid-entries.js';
import { defaultMinutes, judgeSession, parseMinutes } from './typed-session.js';
import type { WaitingGrid } from '../queue/waiting-grid.js';

describe('typed minutes and RPE', () => {
  it.each([
    ['1', 1],
    ['600', 600],
    ['601', undefined],
    ['0', undefined],
    ['7.5', undefined],
    ['', undefined],
  ])('minutes %p are %p', (text, value) => expect(parseMinutes(text)).toBe(value));

  it('begins with the minutes of the event, at most those of a session', () => {
    expect([90, 1440].map(defaultMinutes)).toEqual(['90', '600']);
  });

  const RPE = 'RPE: 0 to 10 in steps of 0.5';
  const MINUTES = 'Minutes: a whole number from 1 to 600';
  it.each([
    [{ rpe: '', duration_min: null }, '90', null],
    [{ rpe: '', duration_min: null }, 'x', null],
    [{ rpe: '6', duration_min: null }, '90', { rpe: 6, duration_min: 90 }],
    [{ rpe: ' 6,5', duration_min: '45' }, '90', { rpe: 6.5, duration_min: 45 }],
    [{ rpe: '', duration_min: '45' }, '90', { rpe: RPE }],
    [{ rpe: '6', duration_min: null }, '', { duration_min: MINUTES }],
    [{ rpe: '11', duration_min: '0' }, '90', { rpe: RPE, duration_min: MINUTES }],
  ])('%j with %p for all reads as %j', (typed, all, read) => {
    const judged = judgeSession(typed, all);
    expect(judged && (judged.sent ?? judged.problems)).toEqual(read);
  });
});

describe('the athletes of an event', () => {
  const row = (id: number, part: Partial<GridRow> = {}): GridRow => ({
    athlete_id: id,
    first_name: 'Ada',
    last_name: `No${id}`,
    jersey_number: null,
    date_of_birth: null,
    state: 'present_without_load',
    status: 'present',
    sessions: [],
    unassigned: [],
    says_not_there: false,
    ...part,
  });
  const session = { workout_id: 1, rpe: 5, duration_min: 60 };
  const grid = (id: number, athleteId: number, problem: WaitingGrid['problem'] = null): WaitingGrid => ({
    id,
    coachId: 1,
    problem,
    body: {
      event_id: 7,
      team_id: 1,
      date: '2026-11-05',
      rows: [{ athlete_id: athleteId, rpe: 6, duration_min: 75 }],
    },
  });

  it('are listed by their missing records, and in their order within that', () => {
    const rows = [
      row(1, { state: 'complete', sessions: [session] }),
      row(2, { state: 'absent' }),
      row(3),
      row(4, { state: 'unmarked' }),
      row(5),
    ];
    expect(buildEntries(rows, [], 7).map(({ athlete_id: id }) => id)).toEqual([3, 5, 4, 1, 2]);
  });

  it('are told apart where two have one name', () => {
    const kim = { first_name: 'Kim', last_name: 'Lee' };
    const rows = [row(1, { ...kim, jersey_number: '7' }), row(2, { ...kim, jersey_number: '00' }), row(3)];
    expect(buildEntries(rows, [], 7).map(({ name }) => name)).toEqual(['Kim Lee #7', 'Kim Lee #00', 'Ada No3']);
  });

  it('show a session that waits for this event, unless it was refused or one is stored', () => {
    const entries = buildEntries(
      [row(1), row(2), row(3, { sessions: [session] })],
      [grid(1, 1), grid(2, 2, { reason: 'No.' }), grid(3, 3)],
      7,
    );
    expect(entries.map(({ waiting }) => waiting?.rpe ?? null)).toEqual([6, null, null]);
    expect(entries.map(isOpen)).toEqual([false, true, false]);
    expect(buildEntries([row(1)], [grid(1, 1)], 8)[0]?.waiting).toBeNull();
  });

  it('have the saved sessions until they are read again', () => {
    const event = {
      event_id: 7,
      team_id: 1,
      date: '2026-11-05',
      event_title: 'Practice',
      event_time: null,
      duration_min: 60,
      counts: {} as never,
    };
    const saved = withSaved(
      { event, rows: [row(1), row(2)] },
      { event_id: 7, rows: [{ athlete_id: 2, stored: true, session }] },
    );
    expect(saved.rows.map(({ sessions }) => sessions)).toEqual([[], [session]]);
  });
});
