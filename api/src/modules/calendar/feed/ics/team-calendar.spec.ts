import { sync, type VEvent } from 'node-ical';
import { convertIcsCalendar, getEventEndFromDuration } from 'ts-ics';
import { teamCalendar, type FeedEvent, type TeamCalendar } from './team-calendar.js';

const CHANGED = new Date('2026-03-01T09:05:07.123Z');
const EVENT: FeedEvent = {
  id: 5,
  date: '2026-03-29',
  eventTime: '18:00',
  durationMin: 90,
  title: 'Practice',
  type: 'practice',
  notes: null,
  version: 1,
  updatedAt: CHANGED,
};

const calendar = (events: readonly Partial<FeedEvent>[], rest: Partial<TeamCalendar> = {}) =>
  teamCalendar({
    name: 'First Eleven',
    timeZone: 'Europe/London',
    host: 'club.example',
    ...rest,
    events: events.map((event) => ({ ...EVENT, ...event })),
  });
const linesOf = (event: Partial<FeedEvent>, rest?: Partial<TeamCalendar>) =>
  calendar([event], rest).replaceAll('\r\n ', '').split('\r\n');
/** The only event of a calendar, read by node-ical. */
function read(event: Partial<FeedEvent>, timeZone = 'Europe/London'): VEvent {
  const [found] = Object.values(sync.parseICS(calendar([event], { timeZone }))).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  if (!found) throw new Error('no event');
  return found;
}
/** The same by another parser, which uses the VTIMEZONE of the file. */
function readAlone(event: Partial<FeedEvent>, timeZone = 'Europe/London') {
  const [found] = convertIcsCalendar(undefined, calendar([event], { timeZone })).events ?? [];
  if (!found) throw new Error('no event');
  const start = found.start.date;
  return {
    summary: found.summary,
    when: [start, found.duration ? getEventEndFromDuration(start, found.duration) : null],
  };
}

describe("the iCalendar file of a team's calendar", () => {
  it('has names that turn nothing round, also those of former releases, and notes as they are', () => {
    const text = linesOf({ title: 'Gym\u202e\u2067 10', notes: 'a\u202eb\nc' }, { name: 'First\u2066 Eleven\u200f' });
    expect(text).toEqual(
      expect.arrayContaining(['SUMMARY:Gym 10', 'DESCRIPTION:a\u202eb\\nc', 'X-WR-CALNAME:First Eleven\u200f']),
    );
  });

  it('has this text', () => {
    const text = calendar(
      [
        { notes: 'Bring both kits.', version: 3 },
        { id: 6, eventTime: null, title: 'Leg Day', type: 'workout' },
      ],
      { timeZone: 'Asia/Calcutta' },
    );
    expect(
      text.split('\r\n').filter((line) => !line.startsWith('LAST-MODIFIED:2') || line.includes('20260301')),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Touchline//Team calendar//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:First Eleven',
      'X-WR-TIMEZONE:Asia/Kolkata',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'TZNAME:IST',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'DTSTART:19700101T000000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:event-5@club.example',
      'SEQUENCE:2',
      'DTSTAMP:20260301T090507Z',
      'LAST-MODIFIED:20260301T090507Z',
      'DTSTART;TZID=Asia/Kolkata:20260329T180000',
      'DURATION:PT90M',
      'SUMMARY:Practice',
      'DESCRIPTION:Bring both kits.',
      'CATEGORIES:practice',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:event-6@club.example',
      'SEQUENCE:0',
      'DTSTAMP:20260301T090507Z',
      'LAST-MODIFIED:20260301T090507Z',
      'DTSTART;VALUE=DATE:20260329',
      'SUMMARY:Leg Day',
      'CATEGORIES:workout',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends every line with CRLF, and has no line of more than 75 octets', () => {
    const text = calendar([{ title: '🏐'.repeat(120), notes: 'Zoë\n'.repeat(500) }], { name: 'ü'.repeat(80) });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('gets no extra lines from a name, a title or notes', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil\rSUMMARY:evil';
    const text = calendar([{ title: evil, notes: evil }], { name: evil });
    expect(text.match(/^(?:BEGIN:VEVENT|UID:.*)/gm)).toEqual(['BEGIN:VEVENT', 'UID:event-5@club.example']);
  });

  it.each([
    ['Cup, final; \\ home'],
    ['Zoë 🏐 שלום 𠜎'],
    ['👨‍👩‍👧‍👦'.repeat(10)],
    ['x'.repeat(120)],
    ['🏐'.repeat(120)],
    [`${'x'.repeat(66)}🏐🏐`],
    ['first\nsecond'],
    ['"quoted": yes = no'],
  ])('keeps the title %j', (title) => expect(read({ title }).summary).toBe(title));

  // node-ical misreads this text in every file.
  it('keeps a title that contains a typed backslash and n', () =>
    expect(readAlone({ title: '\\n is none' }).summary).toBe('\\n is none'));

  it.each([
    ['two\nlines, and; more \\'],
    ['é'.repeat(2000)],
    [' a space before and after '],
    ['https://club.example/?a=1&b=2;c'],
  ])('keeps the notes %j', (notes) => expect(String(read({ notes }).description)).toBe(notes));

  it('has no DESCRIPTION for missing and empty notes', () => {
    for (const notes of [null, ''])
      expect(linesOf({ notes }).some((line) => line.startsWith('DESCRIPTION'))).toBe(false);
  });

  it.each([
    ['practice', 'practice'],
    ['team_meeting', 'team meeting'],
    ['game', 'game'],
    ['other', 'other'],
    ['workout', 'workout'],
  ] as const)('calls the type %s "%s"', (type, category) => expect(read({ type }).categories).toEqual([category]));

  it('raises the SEQUENCE of a changed event, and keeps its UID', () => {
    const [before, after] = [
      linesOf({ version: 1 }),
      linesOf({ version: 2, date: '2026-04-01', title: 'Moved', updatedAt: new Date('2026-03-02T00:00:00Z') }),
    ];
    const told = (lines: string[]) => lines.filter((line) => /^(?:UID|SEQUENCE)/.test(line));
    expect([told(before), told(after)]).toEqual([
      ['UID:event-5@club.example', 'SEQUENCE:0'],
      ['UID:event-5@club.example', 'SEQUENCE:1'],
    ]);
    expect(after).toContain('DTSTAMP:20260302T000000Z');
  });

  it('is a valid calendar without events', () => {
    expect(calendar([])).toContain('BEGIN:VTIMEZONE');
    expect(Object.values(sync.parseICS(calendar([]))).filter((part) => part?.type === 'VEVENT')).toEqual([]);
  });

  it('names an unknown zone without a VTIMEZONE', () => {
    expect(linesOf({}, { timeZone: 'Mars/Olympus' })).toContain('DTSTART;TZID=Mars/Olympus:20260329T180000');
    expect(calendar([{}], { timeZone: 'Mars/Olympus' })).not.toContain('VTIMEZONE');
  });

  // Start and end as instants, calculated by hand from the local time of each place.
  it.each([
    [
      'London, the day the clocks go forward',
      'Europe/London',
      '2026-03-29',
      '18:00',
      90,
      '2026-03-29T17:00:00Z',
      '2026-03-29T18:30:00Z',
    ],
    [
      'London, the day before',
      'Europe/London',
      '2026-03-28',
      '18:00',
      90,
      '2026-03-28T18:00:00Z',
      '2026-03-28T19:30:00Z',
    ],
    [
      'London, the day they go back',
      'Europe/London',
      '2026-10-25',
      '18:00',
      90,
      '2026-10-25T18:00:00Z',
      '2026-10-25T19:30:00Z',
    ],
    [
      'London, over midnight',
      'Europe/London',
      '2026-06-30',
      '23:30',
      90,
      '2026-06-30T22:30:00Z',
      '2026-07-01T00:00:00Z',
    ],
    ['London, midnight', 'Europe/London', '2026-01-01', '00:00', 60, '2026-01-01T00:00:00Z', '2026-01-01T01:00:00Z'],
    [
      'London, a whole day long',
      'Europe/London',
      '2026-03-28',
      '12:00',
      1440,
      '2026-03-28T12:00:00Z',
      '2026-03-29T12:00:00Z',
    ],
    [
      'New York, in summer already',
      'America/New_York',
      '2026-03-29',
      '18:00',
      90,
      '2026-03-29T22:00:00Z',
      '2026-03-29T23:30:00Z',
    ],
    [
      'New York, in summer still',
      'America/New_York',
      '2026-10-25',
      '18:00',
      90,
      '2026-10-25T22:00:00Z',
      '2026-10-25T23:30:00Z',
    ],
    ['Auckland, summer', 'Pacific/Auckland', '2026-03-29', '18:00', 90, '2026-03-29T05:00:00Z', '2026-03-29T06:30:00Z'],
    ['Auckland, spring', 'Pacific/Auckland', '2026-10-25', '18:00', 90, '2026-10-25T05:00:00Z', '2026-10-25T06:30:00Z'],
    ['Kolkata', 'Asia/Kolkata', '2026-03-29', '18:00', 90, '2026-03-29T12:30:00Z', '2026-03-29T14:00:00Z'],
  ])('gives every parser the right times in %s', (_, timeZone, date, eventTime, durationMin, start, end) => {
    const event = read({ date, eventTime, durationMin }, timeZone);
    const when = [new Date(start), new Date(end)];
    expect([event.start, event.end].map((at) => new Date(at?.getTime() ?? Number.NaN))).toEqual(when);
    expect(event.datetype).toBe('date-time');
    expect(readAlone({ date, eventTime, durationMin }, timeZone).when).toEqual(when);
  });

  // Times between midnight and one o'clock, which node-ical misreads in every file.
  it.each([
    [
      'New York, past midnight',
      'America/New_York',
      '2026-07-04',
      '00:05',
      60,
      '2026-07-04T04:05:00Z',
      '2026-07-04T05:05:00Z',
    ],
    [
      'Kolkata by its old name',
      'Asia/Calcutta',
      '2026-10-25',
      '00:15',
      1,
      '2026-10-24T18:45:00Z',
      '2026-10-24T18:46:00Z',
    ],
  ])('gives the right times in %s', (_, timeZone, date, eventTime, durationMin, start, end) => {
    expect(readAlone({ date, eventTime, durationMin }, timeZone).when).toEqual([new Date(start), new Date(end)]);
  });

  // Calendar programs differ by an hour here, so the test compares the text.
  it.each([
    ['before the hour that is left out', '2026-03-29', '00:30'],
    ['within it', '2026-03-29', '01:30'],
    ['in the hour that comes twice', '2026-10-25', '01:30'],
  ])('writes a time %s as the coach entered it, with its duration', (_, date, eventTime) => {
    expect(linesOf({ date, eventTime })).toEqual(
      expect.arrayContaining([
        `DTSTART;TZID=Europe/London:${date.replaceAll('-', '')}T${eventTime.replace(':', '')}00`,
        'DURATION:PT90M',
      ]),
    );
  });

  it('writes an event without a time as a whole day, the same in every time zone', () => {
    for (const timeZone of ['Europe/London', 'Pacific/Auckland', 'America/New_York']) {
      const event = read({ eventTime: null, date: '2026-03-29' }, timeZone);
      expect([event.datetype, event.start?.getFullYear(), event.start?.getMonth(), event.start?.getDate()]).toEqual([
        'date',
        2026,
        2,
        29,
      ]);
    }
  });
});
