import { createRequire } from 'node:module';
import moment from 'moment-timezone';

/** The rules of one time zone, with their history. */
export interface ZoneRules {
  /** In the spelling of the time zone database. */
  name: string;
  /** Milliseconds by which its clocks are ahead of UTC at an instant in milliseconds; less than 0: behind. */
  aheadAt: (instant: number) => number;
  /** When its clocks or the name of its time change, oldest first; null when only Node.js knows the zone. */
  changes: readonly ZoneChange[] | null;
}

/** From the instant `at` on (milliseconds; -Infinity for the first) clocks are so far ahead of UTC. */
export interface ZoneChange {
  at: number;
  ahead: number;
  /** `CEST`, or `+03` where the time has no usual name. */
  abbreviation: string;
}

/** The version of the time zone database that all rules are of: `2026f`. */
export const RULES_VERSION = moment.tz.dataVersion;

const MINUTE_MS = 60_000;
const known = new Map<string, ZoneRules>();

/**
 * The rules of an IANA name, present or former. They are those of a package and not those of Node.js, because governments
 * change them at short notice, and a release of Node.js keeps the rules that it was built with. Throws RangeError for an
 * unknown name.
 */
export function zoneRules(name: string): ZoneRules {
  const rules = known.get(name) ?? packageRules(name) ?? nodeRules(name);
  known.set(name, rules);
  return rules;
}

/** As `zoneRules`; null for an unknown name. */
export function findZoneRules(name: string): ZoneRules | null {
  try {
    return zoneRules(name);
  } catch {
    return null;
  }
}

/** Whether the package knows the zone, so that an institution may have it. */
export const hasRules = (name: string): boolean => moment.tz.zone(name) !== null;

/** The name of the zone that the database lists for a country: `Asia/Kolkata` for `Asia/Calcutta`. */
export function presentName(name: string): string {
  const present = (presentNames ??= findPresentNames());
  return present.get(name) ?? (moment.tz.zone(`Etc/${name}`) ? `Etc/${name}` : name);
}

let presentNames: Map<string, string> | undefined;

/** Each name of a zone that has a country. */
function findPresentNames(): Map<string, string> {
  const { links } = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json') as { links: string[] };
  const listed = new Set(moment.tz.countries().flatMap((country) => moment.tz.zonesForCountry(country)));
  const pairs = links.map((link) => link.split('|') as [target: string, alias: string]);
  // The package stores a zone under any one of its names.
  const ofTarget = new Map(pairs.filter(([, alias]) => listed.has(alias)));
  for (const name of listed) ofTarget.set(name, name);
  const ofAlias = pairs.flatMap(([target, alias]) => {
    const present = listed.has(alias) ? alias : ofTarget.get(target);
    return present === undefined ? [] : [[alias, present] as const];
  });
  return new Map([...ofTarget, ...ofAlias]);
}

function packageRules(name: string): ZoneRules | null {
  const zone = moment.tz.zone(name);
  if (!zone) return null;
  const aheadBy = (minutesBehind: number) => 0 - Math.round(minutesBehind * MINUTE_MS);
  return {
    name: zone.name,
    aheadAt: (instant) => aheadBy(zone.utcOffset(instant)),
    changes: zone.offsets.map((behind, at) => ({
      at: zone.untils[at - 1] ?? -Infinity,
      ahead: aheadBy(behind),
      abbreviation: zone.abbrs[at] ?? '',
    })),
  };
}

/** The rules that Node.js has. It accepts a few names that were never in the database, such as `SystemV/PST8PDT`. */
export function nodeRules(name: string): ZoneRules {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  return {
    name: format.resolvedOptions().timeZone,
    // `GMT+05:30`, with seconds for local mean time, or `GMT` alone.
    aheadAt: (instant) => {
      const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes) + Number(seconds) / 60) * MINUTE_MS;
    },
    changes: null,
  };
}
