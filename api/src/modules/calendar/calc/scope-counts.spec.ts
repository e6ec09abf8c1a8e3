import { countByScope } from './scope-counts.js';

const NONE = new Set<number>();
const stay = { took_place: 0, own_day: 0 };
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
    expect(countByScope(marked(2, '2026-11-24', 3), SERIES, NONE)).toEqual({
      one: { events: 1, attendance_marks: 3, ...stay },
      following: { events: 3, attendance_marks: 4, ...stay },
      all: { events: 5, attendance_marks: 124, ...stay },
    });
  });

  it('cover all following events from the first, and one from the last', () => {
    expect(countByScope(marked(1, '2026-11-17', 20), SERIES, NONE).following).toEqual({
      events: 5,
      attendance_marks: 124,
      ...stay,
    });
    expect(countByScope(marked(5, '2026-12-08', 1), SERIES, NONE).following).toEqual({
      events: 1,
      attendance_marks: 1,
      ...stay,
    });
  });

  it('are equal for a single event', () => {
    const alone = { events: 1, attendance_marks: 0, ...stay };
    expect(countByScope(marked(4, '2026-12-01', 0), [marked(4, '2026-12-01', 0)], NONE)).toEqual({
      one: alone,
      following: alone,
      all: alone,
    });
  });

  it('name the events that keep their date when the series moves, of a single event none', () => {
    const series = [...SERIES, marked(6, '2026-12-17', 0)];
    const counts = countByScope(marked(2, '2026-11-24', 3), series, new Set([1, 2]));
    expect(counts).toMatchObject({
      one: { took_place: 0, own_day: 0 },
      following: { took_place: 1, own_day: 1 },
      all: { took_place: 2, own_day: 1 },
    });
    const alone = marked(4, '2026-12-01', 1);
    expect(countByScope(alone, [alone], new Set([4])).all).toMatchObject({ took_place: 0 });
  });
});
