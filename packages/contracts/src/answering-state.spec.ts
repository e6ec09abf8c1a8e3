import { answeringState } from './answering-state.js';
import type { AthleteDevice } from './athlete-access.schema.js';

const at = '2026-11-20T06:00:00.000Z';
const phone: AthleteDevice = {
  device_id: 1,
  name: 'iPhone, Safari',
  paired_at: at,
  last_used_at: at,
  expires_at: at,
  is_this: false,
};

const REFUSED = { guardian_refused_on: '2026-11-20' } as const;

test.each([
  ['no-consent', { consent: 'none', link: 'open', devices: [phone] }],
  ['no-guardian', { consent: 'none', link: 'open', devices: [phone], needs_guardian: true }],
  ['no-consent', { consent: 'none', link: 'none', devices: [], needs_guardian: null }],
  ['refused', { consent: 'none', link: 'none', devices: [], needs_guardian: true, ...REFUSED }],
  ['ready', { consent: 'given', link: 'ended', devices: [phone], needs_guardian: true }],
  ['refused', { consent: 'none', link: 'open', devices: [phone], ...REFUSED }],
  // Asked once more.
  ['guardian', { consent: 'guardian', link: 'open', devices: [], ...REFUSED }],
  ['guardian', { consent: 'guardian', link: 'open', devices: [] }],
  ['no-link', { consent: 'given', link: 'none', devices: [] }],
  ['no-link', { consent: 'given', link: 'ended', devices: [] }],
  ['no-device', { consent: 'given', link: 'open', devices: [] }],
  ['ready', { consent: 'given', link: 'ended', devices: [phone] }],
] as const)('%s', (state, { devices, ...access }) => {
  expect(answeringState({ guardian_refused_on: null, needs_guardian: false, ...access, devices: [...devices] })).toBe(
    state,
  );
});
