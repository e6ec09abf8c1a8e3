/** The start of a page: who is signed in, by the server or, while that cannot be asked, by what this device kept today. */
import type { Coach } from '@touchline/contracts/coach.schema';
import { ApiError } from '@touchline/ui/host';
import { readDay } from '../offline/day-store.js';
import { offerKeptAnswers } from '../offline/kept-day.js';
import { startContact, startFromContact } from './contact.js';
import { finishLogout } from './pending-logout.js';
import { askForCoach } from './public-api.js';
import { endSession, expireSession } from './session-end.js';
import { session, type Session } from './session-state.js';

/** A page with a kept day waits this long for a slow server before it opens. */
const ASSUME_AFTER_MS = 2_500;

/**
 * Restores the session of this browser. A logout that the server has not confirmed comes first: before it, nothing is restored. If the
 * server gives no answer in time, the page opens for the coach of the kept day, and the session is confirmed as soon as the server answers.
 */
export async function restoreSession(): Promise<void> {
  session.set({ kind: 'restoring' });
  const restoring = session.get();
  const isLoggedOut = await finishLogout();
  // Here and below: a late answer must not replace a coach who signed in meanwhile.
  if (session.get() !== restoring) return;
  if (!isLoggedOut) return endSession('logout');

  const asked = askForCoach();
  const kept = readDay();
  void kept.then((day) => day && offerKeptAnswers(day.coach.coach_id, day.answers));
  const answerInTime = await Promise.race([asked, afterDelay()]);
  const day = answerInTime === undefined ? await kept : null;
  const coach = day ? undefined : await asked;
  if (session.get() !== restoring) return;

  if (coach) signedIn(coach);
  else if (coach === null) endSession('start');
  else if (day) {
    startFromContact(day.contactAt);
    session.set({ kind: 'signed-in', coach: day.coach, isConfirmed: false });
    void confirm(asked);
  } else session.set({ kind: 'unreachable' });
}

let confirming: Promise<void> | null = null;

/**
 * Asks the server about a session that the page has only assumed, before anything else is asked or sent. Rejects like a request without
 * an answer while the server cannot be reached. Resolves when the session is confirmed, or has ended.
 */
export function confirmSession(): Promise<void> {
  return (confirming ??= confirm(askForCoach())
    .then((isAnswered) => {
      if (!isAnswered) throw new ApiError(0, 'network', null);
    })
    .finally(() => (confirming = null)));
}

/** Resolves to whether the server has answered. */
async function confirm(asked: Promise<Coach | null | undefined>): Promise<boolean> {
  const assumed = session.get();
  const coach = await asked;
  if (coach === undefined) return false;
  if (session.get() !== assumed || !isAssumed(assumed)) return true;

  if (coach?.coach_id === assumed.coach.coach_id) signedIn(coach);
  else if (coach === null) expireSession(assumed.coach);
  else {
    endSession('logout');
    signedIn(coach);
  }
  return true;
}

const isAssumed = (current: Session): current is Extract<Session, { kind: 'signed-in' }> =>
  current.kind === 'signed-in' && !current.isConfirmed;

function signedIn(coach: Coach): void {
  session.set({ kind: 'signed-in', coach, isConfirmed: true });
  startContact(coach);
}

const afterDelay = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ASSUME_AFTER_MS));
