import type { AthleteAccess } from './athlete-access.schema.js';

/** What an athlete still needs to answer on their own phone, in the order in which it is needed. */
export type AnsweringState = 'no-consent' | 'no-guardian' | 'refused' | 'guardian' | 'no-link' | 'no-device' | 'ready';

export const ANSWERING_LABELS: Readonly<Record<AnsweringState, string>> = {
  'no-consent': 'No consent',
  'no-guardian': 'Guardian has to agree',
  refused: 'Guardian said no',
  guardian: 'Waiting for the guardian',
  'no-link': 'No link',
  'no-device': 'No device',
  ready: 'Ready',
};

/** The first thing that is missing. A paired device answers without an open link, and nothing answers without consent. */
export function answeringState({
  consent,
  guardian_refused_on: refusedOn,
  needs_guardian: needsGuardian,
  link,
  devices,
}: Pick<AthleteAccess, 'consent' | 'guardian_refused_on' | 'needs_guardian' | 'link' | 'devices'>): AnsweringState {
  if (consent === 'none' && refusedOn !== null) return 'refused';
  if (consent === 'none') return needsGuardian === true ? 'no-guardian' : 'no-consent';
  if (consent === 'guardian') return 'guardian';
  if (devices.length > 0) return 'ready';
  return link === 'open' ? 'no-device' : 'no-link';
}
