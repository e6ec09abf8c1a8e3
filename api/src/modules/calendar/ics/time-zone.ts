import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** A time zone as a calendar file names and describes it. */
export interface CalendarZone {
  /** The name that today's time zone database gives it: `Asia/Kolkata` for `Asia/Calcutta`. */
  id: string;
  /** The lines of its VTIMEZONE; none where the library does not know the zone. Programs then know the name by themselves: it is one of the IANA's. */
  lines: readonly string[];
}

/** The library complains on stderr of a name it does not know, so it is not asked for one. */
const KNOWN = new Set<string>(tzlib_get_timezones());
/** Each is worked out once: looking one up costs the library milliseconds. */
const zones = new Map<string, CalendarZone>();

/** The zone of this IANA name, be it today's or an older one. Its rules are those of today: times before the latest change of rules are off by that. */
export function calendarZone(name: string): CalendarZone {
  const known = zones.get(name);
  if (known) return known;
  const zone = describe(name);
  zones.set(name, zone);
  return zone;
}

function describe(name: string): CalendarZone {
  const [block = ''] = KNOWN.has(name) ? tzlib_get_ical_block(name) : [];
  const lines = block.split('\r\n').filter((line) => line !== '');
  const id = lines.find((line) => line.startsWith('TZID:'))?.slice('TZID:'.length);
  return id === undefined ? { id: name, lines: [] } : { id, lines };
}
