import { countByScope } from './scope-counts.js';

const marked = (id: number, date: string, marks: number) => ({ id, date, marks });
const SERIES = [
  marked(1, '2026-11-17', 20),
  marked(2, '2026-11-24', 3),
  marked(3, '2026-11-24', 100),
  marked(4, '2026-12-01', 0),
  marked(5, '2026-12-08', 1),
];

describe('the counts of the scopes of an event', () => {
  it('cover the event, the event and later days, and all events', () => {
    expect(countByScope(marked(2, '2026-11-24', 3), SERIES)).toEqual({
      one: { events: 1, attendance_marks: 3 },
      following: { events: 3, attendance_marks: 4 },
      all: { events: 5, attendance_marks: 124 },
    });
  });

  it('cover all following events from the first, and one from the last', () => {
    expect(countByScope(marked(1, '2026-11-17', 20), SERIES).following).toEqual({ events: 5, attendance_marks: 124 });
    expect(countByScope(marked(5, '2026-12-08', 1), SERIES).following).toEqual({ events: 1, attendance_marks: 1 });
  });

  it('are equal for a single event', () => {
    const alone = { events: 1, attendance_marks: 0 };
    expect(countByScope(marked(4, '2026-12-01', 0), [marked(4, '2026-12-01', 0)])).toEqual({
      one: alone,
      following: alone,
      all: alone,
    });
  });
});
