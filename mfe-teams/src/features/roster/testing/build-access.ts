import type { AthleteAccess, AthleteDevice } from '@touchline/contracts/athlete-access.schema';

/** Builds a paired device, for tests. */
export function buildDevice(partial: Partial<AthleteDevice> = {}): AthleteDevice {
  return {
    device_id: 3,
    name: 'iPhone, Safari',
    paired_at: '2026-11-20T10:00:00',
    last_used_at: '2026-11-26T07:12:00',
    expires_at: '2027-02-20T10:00:00',
    is_this: false,
    ...partial,
  };
}

/** Builds what an athlete of team 1 has for answering, for tests: consent, an open link and no device. */
export function buildAccess(partial: Partial<AthleteAccess> = {}): AthleteAccess {
  return {
    athlete_id: 11,
    first_name: 'Ana',
    last_name: 'Núñez',
    jersey_number: null,
    date_of_birth: null,
    team_id: 1,
    link: 'open',
    link_until: '2026-12-10T10:00:00',
    consent: 'given',
    consent_by: 'athlete',
    consent_on: '2026-11-05',
    consent_version: '2026-11',
    consent_alone: true,
    needs_guardian: false,
    guardian_age: 16,
    guardian_refused_on: null,
    mail_address: null,
    devices: [],
    ...partial,
  };
}

/** What an athlete has who was never given anything. */
export const NOTHING = {
  link: 'none',
  link_until: null,
  consent: 'none',
  consent_by: null,
  consent_on: null,
  consent_version: null,
  consent_alone: false,
} as const;
