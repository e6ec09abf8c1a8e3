/** The roles of the signed-in coach, which a colleague may change at any time. */
import { askForCoach } from './public-api.js';
import { queryClient } from './query-client.js';
import { session } from './session-state.js';
import { hasUnsavedWork } from './unsaved-work.js';

/**
 * Reads the roles of the signed-in coach again. When they have changed, the page drops what it has read, so that nothing
 * stays on screen that the role no longer allows; what is typed stays. Never rejects.
 */
export async function readRoles(): Promise<void> {
  const before = session.get();
  if (before.kind !== 'signed-in' || !before.isConfirmed) return;
  const coach = await askForCoach();
  if (session.get() !== before || coach?.coach_id !== before.coach.coach_id) return;
  if (JSON.stringify(coach.roles) === JSON.stringify(before.coach.roles)) return;

  session.set({ ...before, coach });
  await (hasUnsavedWork() ? queryClient.invalidateQueries() : queryClient.resetQueries());
}

/** Reads the roles again whenever the page is looked at again. */
export function followRoles(): () => void {
  const read = () => document.visibilityState === 'visible' && void readRoles();
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}
