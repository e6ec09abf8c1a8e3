import { LEDGER_STATES } from '@touchline/contracts/session-ledger-rules';
import { isOver } from './event-over.js';
import { sessionsOfEvent } from './event-sessions.js';
import { countStates, ledgerState } from './ledger-state.js';

const DATE = '2026-11-05';

describe('the state of an athlete at an event', () => {
  it.each([
    ['present', true, 'complete'],
    ['present', false, 'present_without_load'],
    ['absent', true, 'absent_with_load'],
    ['absent', false, 'absent'],
    ['excused', true, 'excused_with_load'],
    ['excused', false, 'excused'],
    [null, true, 'unmarked'],
    [null, false, 'unmarked'],
  ] as const)('marked %p, with a load %p: %p', (status, hasLoad, state) =>
    expect(ledgerState({ status, hasLoad, isOnTeam: true })).toBe(state),
  );

  it.each([
    [null, false, 'not_yet_on_team'],
    // A mark or a load says that the athlete was there.
    [null, true, 'unmarked'],
    ['present', false, 'present_without_load'],
    ['absent', false, 'absent'],
  ] as const)('of one who was not on the team, marked %p, with a load %p: %p', (status, hasLoad, state) =>
    expect(ledgerState({ status, hasLoad, isOnTeam: false })).toBe(state),
  );

  it('is counted, those without an athlete too', () => {
    const counts = countStates(['absent', 'complete', 'absent']);
    expect(Object.keys(counts)).toEqual([...LEDGER_STATES]);
    expect(counts).toMatchObject({ absent: 2, complete: 1, unmarked: 0 });
  });
});

describe('the sessions of an event', () => {
  const named = { id: 1, date: DATE, eventId: 7 };
  const moved = { id: 2, date: '2026-11-03', eventId: 7 };
  const free = { id: 3, date: DATE, eventId: null };
  const second = { id: 4, date: DATE, eventId: null };
  const otherDay = { id: 5, date: '2026-11-04', eventId: null };
  const otherEvent = { id: 6, date: DATE, eventId: 8 };
  const at = (isOnlyOne: boolean, ...sessions: { id: number; date: string; eventId: number | null }[]) => {
    const found = sessionsOfEvent({ id: 7, date: DATE }, isOnlyOne, sessions);
    return [found.sessions.map(({ id }) => id), found.unassigned.map(({ id }) => id)];
  };

  it('are those that name it, also on another day', () => {
    expect(at(true, named, free, otherEvent)).toEqual([[1], []]);
    expect(at(true, moved)).toEqual([[2], []]);
  });

  it('are those of its day that name none, when it is the only event', () => {
    expect(at(true, free, second, otherDay, otherEvent)).toEqual([[3, 4], []]);
  });

  it('are not those that name none, when there are several events', () => {
    expect(at(false, free, second)).toEqual([[], [3, 4]]);
    expect(at(false, named, free)).toEqual([[1], [3]]);
  });
});

describe('an event is over', () => {
  const over = (event: { eventTime: string | null; durationMin: number }, day: string, time: string) =>
    isOver({ date: DATE, ...event }, { day, time });
  const evening = { eventTime: '17:30', durationMin: 90 };
  const night = { eventTime: '23:00', durationMin: 120 };
  const allDay = { eventTime: null, durationMin: 60 };

  it.each([
    [evening, DATE, '18:59', false],
    [evening, DATE, '19:00', true],
    [evening, '2026-11-04', '23:59', false],
    [evening, '2026-11-06', '00:00', true],
    [night, '2026-11-06', '00:59', false],
    [night, '2026-11-06', '01:00', true],
    [allDay, DATE, '23:59', false],
    [allDay, '2026-11-06', '00:00', true],
  ])('%j at %p %p: %p', (event, day, time, expected) => expect(over(event, day, time)).toBe(expected));
});
