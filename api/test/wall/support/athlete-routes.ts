import type { RouteName } from '../inventory/types.js';

interface AthleteRoute {
  /** Tables in which a call may change rows, of the calling athlete only. */
  writes: readonly string[];
  /** The calling device ends with it. */
  endsDevice?: true;
}

/** Every route of athletes, in the order in which the wall calls them. A route that is missing here fails the wall. */
export const ATHLETE_ROUTES: Partial<Record<RouteName, AthleteRoute>> = {
  'GET /api/athlete/page': { writes: [] },
  'GET /api/athlete/data': { writes: [] },
  'GET /api/athlete/readers': { writes: [] },
  'GET /api/athlete/requests': { writes: [] },
  'GET /api/athlete/devices': { writes: [] },
  'GET /api/athlete/consent': { writes: [] },
  'GET /api/athlete/address': { writes: [] },
  'PUT /api/athlete/wellness': { writes: ['wellness_entries', 'measurements', 'audit_log'] },
  'PUT /api/athlete/sessions': {
    writes: ['training_sessions', 'measurements', 'event_absences', 'deleted_records', 'audit_log'],
  },
  'POST /api/athlete/requests': { writes: ['athlete_requests', 'audit_log'] },
  'POST /api/athlete/consent': { writes: ['consents', 'guardian_requests', 'athletes', 'audit_log'] },
  'PUT /api/athlete/address': { writes: ['address_requests'] },
  'DELETE /api/athlete/devices/:id': { writes: ['athlete_devices', 'security_entries'] },
  'DELETE /api/athlete/consent': {
    writes: [
      ...['consents', 'guardian_requests', 'address_requests'],
      ...['athlete_links', 'athlete_devices', 'security_entries'],
    ],
    endsDevice: true,
  },
};
