import { eventStatus, type EventMarks } from './event-status.js';

const TODAY = '2026-11-20';
const read = (date: string, attendanceTaken: boolean, marks: EventMarks) =>
  eventStatus({ date, attendanceTaken }, TODAY, marks);

describe('event status', () => {
  it.each(['2026-11-20', '2026-11-21', '2027-01-01'])('is scheduled on %s, with any marks', (date) => {
    expect(read(date, true, { records: 0 })).toBe('scheduled');
    expect(read(date, true, { records: 9, own: 'absent' })).toBe('scheduled');
    expect(read(date, false, { records: 0 })).toBe('scheduled');
  });

  it.each([
    ['nobody was marked', true, { records: 0 }, 'missed'],
    ['nobody was marked, in one athlete’s view', true, { records: 0, own: null }, 'missed'],
    ['nobody was on the team', true, { records: 0, isBeforeTeam: true }, 'completed'],
    ['a guest was marked absent', true, { records: 1, own: 'absent', isBeforeTeam: true }, 'missed'],
    ['somebody was marked', true, { records: 1 }, 'completed'],
    ['others were marked, the one looked at was not', true, { records: 3, own: null }, 'completed'],
    ['the one looked at was there', true, { records: 3, own: 'present' }, 'completed'],
    ['the one looked at was excused', true, { records: 3, own: 'excused' }, 'completed'],
    ['the one looked at was absent', true, { records: 3, own: 'absent' }, 'missed'],
    ['no attendance was to be taken', false, { records: 0 }, 'completed'],
  ] as const)('of a past event: %s', (_, attendanceTaken, marks, status) => {
    expect(read('2026-11-19', attendanceTaken, marks)).toBe(status);
  });
});
