import type { ImportTarget, ImportTargetKey } from './import-fields.js';
import { ATTENDANCE } from './import-targets/attendance.js';
import { EVENTS } from './import-targets/events.js';
import { ROSTER } from './import-targets/roster.js';
import { sessionsTarget } from './import-targets/sessions.js';
import { testsTarget } from './import-targets/tests.js';
import { wellnessTarget } from './import-targets/wellness.js';
import type { Measure } from './measures.schema.js';

/**
 * What a club's file can bring, as data on which reader, mapping page and server work. Fields of measures have the keys of the
 * measures, and the bounds and scales of their newest version.
 * @param measures those of the club that may be written; retired ones are left out
 */
export function importTargetOf(key: ImportTargetKey, measures: readonly Measure[]): ImportTarget {
  const written = measures.filter(({ is_retired: isRetired }) => !isRetired);
  switch (key) {
    case 'roster':
      return ROSTER;
    case 'wellness':
      return wellnessTarget(written);
    case 'sessions':
      return sessionsTarget(written);
    case 'tests':
      return testsTarget(written);
    case 'attendance':
      return ATTENDANCE;
    case 'events':
      return EVENTS;
  }
}
