import { convertIcsCalendar, getTimezoneObjectOffset, type IcsTimezone } from 'ts-ics';
import { calendarZone } from './time-zone.js';

/** The zone as a program reads it from the file alone. */
function asRead(name: string): IcsTimezone {
  const [zone] =
    convertIcsCalendar(
      undefined,
      ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...calendarZone(name).lines, 'END:VCALENDAR', ''].join('\r\n'),
    ).timezones ?? [];
  if (!zone) throw new Error(`${name} is not described`);
  return zone;
}

/** The offset of the zone from UTC at this instant, in milliseconds, by the time zone database of this process. */
function aheadBy(clock: Intl.DateTimeFormat, instant: number): number {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (
    Date.UTC(part['year'] ?? 0, (part['month'] ?? 0) - 1, part['day'], part['hour'], part['minute'], part['second']) -
    instant
  );
}

describe('the VTIMEZONE of a time zone', () => {
  it.each([
    'Europe/London',
    'America/New_York',
    'America/Chicago',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  ])('of %s has the right offset all year, also around each change', (name) => {
    const zone = asRead(name);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
    // Clocks never change around noon.
    const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12)).map((noon) => ({
      noon,
      ahead: aheadBy(clock, noon - aheadBy(clock, noon)),
    }));
    const changes = days.flatMap(({ ahead }, at) => (ahead === (days[at - 1]?.ahead ?? ahead) ? [] : [at]));
    expect(changes).toHaveLength(['Asia/Kolkata', 'UTC'].includes(name) ? 0 : 2);
    const looked = new Set([
      ...changes.flatMap((at) => [at - 1, at]),
      ...[...days.keys()].filter((at) => at % 30 === 0),
    ]);
    for (const at of looked) {
      const { noon, ahead } = days[at] ?? { noon: 0, ahead: 0 };
      expect([new Date(noon), getTimezoneObjectOffset(new Date(noon), zone.id, [zone])?.milliseconds]).toEqual([
        new Date(noon),
        ahead,
      ]);
    }
  });

  it.each([
    ['US/Eastern', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['UTC', 'Etc/UTC'],
    ['Europe/London', 'Europe/London'],
  ])('of %s has the name %s', (name, id) => {
    expect(calendarZone(name).id).toBe(id);
    expect(calendarZone(name).lines).toContain(`TZID:${id}`);
    expect(asRead(name).id).toBe(id);
  });

  it('exists for every zone that an institution may have', () => {
    const without = Intl.supportedValuesOf('timeZone').filter((name) => calendarZone(name).lines.length === 0);
    expect(without).toEqual([]);
  });

  it('is empty for an unknown name, without output on stderr', () => {
    const complaints = jest.spyOn(console, 'error');
    for (const name of ['Mars/Olympus', 'constructor', '__proto__', 'Europe'])
      expect(calendarZone(name)).toEqual({ id: name, lines: [] });
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
