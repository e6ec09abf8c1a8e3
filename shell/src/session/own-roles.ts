/** The roles of the signed-in coach and the settings of the club, which a colleague may change at any time. */
import type { Coach } from '@touchline/contracts/coach.schema';
import { askForCoach } from './public-api.js';
import { queryClient } from './query-client.js';
import { session } from './session-state.js';
import { hasUnsavedWork } from './unsaved-work.js';

/**
 * Reads the roles of the signed-in coach again, with the settings of the club. When they have changed, the page drops what
 * it has read, so that nothing stays on screen that the coach may no longer see; what is typed stays. Never rejects.
 */
export async function readRoles(): Promise<void> {
  const before = session.get();
  if (before.kind !== 'signed-in' || !before.isConfirmed) return;
  const coach = await askForCoach();
  if (session.get() !== before || coach?.coach_id !== before.coach.coach_id) return;
  if (shownBy(coach) === shownBy(before.coach)) return;

  session.set({ ...before, coach });
  await (hasUnsavedWork() ? queryClient.invalidateQueries() : queryClient.resetQueries());
}

/** What decides about what the coach sees. */
const shownBy = ({ roles, other_teams_sessions, late_marks }: Coach): string =>
  JSON.stringify([roles, other_teams_sessions, late_marks]);

/** Reads the roles again whenever the page is looked at again. */
export function followRoles(): () => void {
  const read = () => document.visibilityState === 'visible' && void readRoles();
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}
