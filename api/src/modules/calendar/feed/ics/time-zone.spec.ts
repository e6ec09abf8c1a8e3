import { convertIcsCalendar, getTimezoneObjectOffset, type IcsTimezone } from 'ts-ics';
import { zoneRules } from '../../../../common/time/zone-rules.js';
import { calendarZone } from './time-zone.js';

const OF_2026 = ['2026-03-01', '2026-11-30'];

/** The zone as a program reads it from the file alone. */
function asRead(name: string, days = OF_2026): IcsTimezone {
  const [zone] =
    convertIcsCalendar(
      undefined,
      ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...calendarZone(name, days).lines, 'END:VCALENDAR', ''].join(
        '\r\n',
      ),
    ).timezones ?? [];
  if (!zone) throw new Error(`${name} is not described`);
  return zone;
}

describe('the VTIMEZONE of a time zone', () => {
  it.each([
    ['Europe/London', 2],
    ['America/New_York', 2],
    ['America/Chicago', 2],
    ['Pacific/Auckland', 2],
    ['Australia/Lord_Howe', 2],
    ['Asia/Kolkata', 0],
    ['UTC', 0],
    // The rule is not one of weekdays.
    ['America/Santiago', 2],
    ['Africa/Cairo', 2],
    // Three changes of Morocco, of which the last is for good; one of those that stay on summer time.
    ['Africa/Casablanca', 3],
    ['America/Edmonton', 1],
    ['America/Vancouver', 1],
    ['America/Havana', 1],
  ])('of %s has the right offset all year, also around each of %d changes', (name, count) => {
    const zone = asRead(name);
    const days = Array.from({ length: 366 }, (_, day) => {
      // By the clocks there, which never change around noon.
      const noon = Date.UTC(2026, 0, 1 + day, 12);
      const { aheadAt } = zoneRules(name);
      return { noon, ahead: aheadAt(noon - aheadAt(noon)) };
    });
    const changes = days.flatMap(({ ahead }, at) => (ahead === (days[at - 1]?.ahead ?? ahead) ? [] : [at]));
    expect(changes).toHaveLength(count);
    const looked = new Set([
      ...changes.flatMap((at) => [at - 1, at]),
      ...[...days.keys()].filter((at) => at % 30 === 0),
    ]);
    for (const at of looked) {
      const { noon, ahead } = days[at] ?? { noon: 0, ahead: 0 };
      const local = new Date(noon);
      expect([local, getTimezoneObjectOffset(local, zone.id, [zone])?.milliseconds]).toEqual([local, ahead]);
    }
  });

  it.each([
    ['Europe/London', ['BYMONTH=3;BYDAY=-1SU', 'BYMONTH=10;BYDAY=-1SU']],
    ['America/New_York', ['BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU']],
    ['Australia/Sydney', ['BYMONTH=4;BYDAY=1SU', 'BYMONTH=10;BYDAY=1SU']],
    ['Asia/Tokyo', []],
    ['Africa/Casablanca', []],
  ])('of %s has the yearly rules %j', (name, rules) => {
    const { lines } = calendarZone(name, OF_2026);
    expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual(rules.map((rule) => `RRULE:FREQ=YEARLY;${rule}`));
  });

  it('has the rules of the years of the events, also before a change of the rules', () => {
    const zone = asRead('America/Vancouver', ['2024-02-01', '2026-12-15']);
    for (const [local, hours] of [
      ['2024-02-01T12:00:00Z', -8],
      ['2024-07-01T12:00:00Z', -7],
      ['2025-12-15T12:00:00Z', -8],
      ['2026-12-15T12:00:00Z', -7],
    ] as const)
      expect(getTimezoneObjectOffset(new Date(local), zone.id, [zone])?.milliseconds).toBe(hours * 3_600_000);
  });

  it.each([
    ['US/Eastern', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Africa/Accra', 'Africa/Accra'],
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['UTC', 'Etc/UTC'],
    ['Europe/London', 'Europe/London'],
  ])('of %s has the name %s', (name, id) => {
    expect(calendarZone(name, OF_2026).id).toBe(id);
    expect(calendarZone(name, OF_2026).lines).toContain(`TZID:${id}`);
    expect(asRead(name).id).toBe(id);
  });

  it('exists for every zone that an institution may have', () => {
    const without = Intl.supportedValuesOf('timeZone').filter((name) => calendarZone(name, []).lines.length === 0);
    expect(without).toEqual([]);
  });

  it('is empty for an unknown name, without output on stderr', () => {
    const complaints = jest.spyOn(console, 'error');
    for (const name of ['Mars/Olympus', 'constructor', '__proto__', 'Europe'])
      expect(calendarZone(name, OF_2026)).toEqual({ id: name, lines: [] });
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
