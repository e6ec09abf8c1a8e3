import { seriesReach } from './series-reach.js';

const marked = (id: number, date: string, marks: number) => ({ id, date, marks });
const SERIES = [
  marked(1, '2026-11-17', 20),
  marked(2, '2026-11-24', 3),
  marked(3, '2026-11-24', 100),
  marked(4, '2026-12-01', 0),
  marked(5, '2026-12-08', 1),
];

describe('what the scopes of an event reach', () => {
  it('are itself, itself and later days, and every one', () => {
    expect(seriesReach(marked(2, '2026-11-24', 3), SERIES)).toEqual({
      one: { events: 1, attendance_marks: 3 },
      following: { events: 3, attendance_marks: 4 },
      all: { events: 5, attendance_marks: 124 },
    });
  });

  it('are all of it from the first, and one from the last', () => {
    expect(seriesReach(marked(1, '2026-11-17', 20), SERIES).following).toEqual({ events: 5, attendance_marks: 124 });
    expect(seriesReach(marked(5, '2026-12-08', 1), SERIES).following).toEqual({ events: 1, attendance_marks: 1 });
  });

  it('are three times the same for a single event', () => {
    const alone = { events: 1, attendance_marks: 0 };
    expect(seriesReach(marked(4, '2026-12-01', 0), [marked(4, '2026-12-01', 0)])).toEqual({
      one: alone,
      following: alone,
      all: alone,
    });
  });
});
