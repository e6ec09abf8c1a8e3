import {
  findZoneRules,
  hasRules,
  nodeRules,
  RULES_VERSION,
  zoneRules,
  type ZoneRules,
} from '../../common/time/zone-rules.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Rules are compared for two years. */
const COMPARED_DAYS = 730;
/** A zone that no institution uses is looked at once in so many days, because there are more than 400. */
const ROUGH_DAYS = 7;
const NODE_VERSION = process.versions['tz'] ?? 'of an unknown version';

export const timeZonesCheck: Check = {
  subject: 'Time zones',
  async run({ database }) {
    const rows = await database
      .rows<{ zone: string }>('SELECT DISTINCT time_zone AS zone FROM institutions ORDER BY time_zone')
      .catch(() => []);
    return judgeTimeZones(
      rows.map(({ zone }) => zone),
      new Date(),
    );
  },
};

/** What the doctor says of the rules of the product beside those of Node.js. `zones`: those of the institutions. */
export function judgeTimeZones(zones: readonly string[], now: Date, nodeVersion = NODE_VERSION): Answer[] {
  const unknown = zones.filter((zone) => findZoneRules(zone) === null);
  const known = zones.filter((zone) => !unknown.includes(zone));
  const foreign = known.filter((zone) => !hasRules(zone));
  const differing = known.filter((zone) => differs(zone, now, 1));
  const others = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !zones.includes(zone) && differs(zone, now, ROUGH_DAYS),
  );

  return [
    ...unknown.map((zone) =>
      failed(`An institution has the time zone ${zone}, which is unknown: its pages cannot be shown.`),
    ),
    ...foreign.map((zone) =>
      warning(`An institution has the time zone ${zone}, for which only Node.js has rules (${nodeVersion}).`),
    ),
    ...differing.map((zone) => ofUsedZone(zone, nodeVersion)),
    ok(
      `The rules of time zones are those of ${RULES_VERSION}, those of Node.js ${nodeVersion}. ` +
        (others.length === 0
          ? 'They agree about all other zones.'
          : `They differ for ${others.join(', ')}, which no institution has.`),
    ),
  ];
}

function ofUsedZone(zone: string, nodeVersion: string): Answer {
  const sentence = `The rules for ${zone} differ: the product uses those of ${RULES_VERSION}, Node.js has ${nodeVersion}`;
  return nodeVersion > RULES_VERSION
    ? warning(`${sentence}. Install a newer release of Touchline: days and locks of this institution may be wrong.`)
    : ok(`${sentence}, which are older and not used. Phones and computers that are not updated may show other times.`);
}

/** Whether Node.js has other rules, by a look at each of so many days and just before and after each change of ours. */
function differs(zone: string, now: Date, everyDays: number): boolean {
  const [ours, node] = [zoneRules(zone), nodeRulesOf(zone)];
  if (!node) return true;
  const [begin, end] = [now.getTime(), now.getTime() + COMPARED_DAYS * DAY_MS];
  const days = Array.from({ length: COMPARED_DAYS / everyDays }, (_, index) => begin + index * everyDays * DAY_MS);
  const changes = (ours.changes ?? []).map(({ at }) => at).filter((at) => at > begin && at < end);
  const instants = [...days, ...changes, ...changes.map((at) => at - MINUTE_MS)];
  return instants.some((instant) => ours.aheadAt(instant) !== node.aheadAt(instant));
}

/** Null for a zone that is newer than this Node.js. */
function nodeRulesOf(zone: string): ZoneRules | null {
  try {
    return nodeRules(zone);
  } catch {
    return null;
  }
}
