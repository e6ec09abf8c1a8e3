/** What brought somebody to the sign-in, beside a page they wanted: a link that they need anew, or a password that they have just changed. */
export type Arrival = 'needs-link' | 'password-changed';

/** To hand over with the navigation to `/login`. */
export const arriving = (arrival: Arrival): { arrival: Arrival } => ({ arrival });

/** Reads what came with the navigation; null for anything else. */
export function arrivalOf(state: unknown): Arrival | null {
  const arrival = typeof state === 'object' && state !== null && 'arrival' in state ? state.arrival : null;
  return arrival === 'needs-link' || arrival === 'password-changed' ? arrival : null;
}
