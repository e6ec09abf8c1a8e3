import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** A time zone as an iCalendar file names and describes it. */
export interface CalendarZone {
  /** The current name of the time zone database: `Asia/Kolkata` for `Asia/Calcutta`. */
  id: string;
  /**
   * The lines of its VTIMEZONE; empty when the library does not know the zone. Calendar programs then resolve the IANA
   * name themselves.
   */
  lines: readonly string[];
}

/** The library writes to stderr when it is asked for an unknown name. */
const KNOWN_ZONES = new Set<string>(tzlib_get_timezones());
/** A cache, because a lookup in the library takes milliseconds. */
const zones = new Map<string, CalendarZone>();

/**
 * The zone of a current or former IANA name. Its VTIMEZONE has the rules of today only: times before the last change of
 * the rules of a zone are shifted by that change.
 */
export function calendarZone(name: string): CalendarZone {
  const known = zones.get(name);
  if (known) return known;
  const zone = describe(name);
  zones.set(name, zone);
  return zone;
}

function describe(name: string): CalendarZone {
  const [block = ''] = KNOWN_ZONES.has(name) ? tzlib_get_ical_block(name) : [];
  const lines = block.split('\r\n').filter((line) => line !== '');
  const id = lines.find((line) => line.startsWith('TZID:'))?.slice('TZID:'.length);
  return id === undefined ? { id: name, lines: [] } : { id, lines };
}
