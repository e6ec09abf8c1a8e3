import type { AthleteAccess } from './athlete-access.schema.js';

/** What an athlete still needs to answer on their own phone, in the order in which it is needed. */
export type AnsweringState = 'no-consent' | 'refused' | 'guardian' | 'no-link' | 'no-device' | 'ready';

export const ANSWERING_LABELS: Readonly<Record<AnsweringState, string>> = {
  'no-consent': 'No consent',
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
  link,
  devices,
}: Pick<AthleteAccess, 'consent' | 'guardian_refused_on' | 'link' | 'devices'>): AnsweringState {
  if (consent === 'none') return refusedOn === null ? 'no-consent' : 'refused';
  if (consent === 'guardian') return 'guardian';
  if (devices.length > 0) return 'ready';
  return link === 'open' ? 'no-device' : 'no-link';
}
