/**
 * The last contact of this page's coach with the server. What the device keeps of the day, and a page that could not ask, may be used
 * for 12 hours after it.
 */
import type { Coach } from '@touchline/contracts/coach.schema';
import { isOpenable, keepContact } from '../offline/day-store.js';
import { askForCoach } from './public-api.js';
import { hideSession } from './session-end.js';
import { session } from './session-state.js';

/** Each answer of the server is a contact; the device stores it this often. */
const NOTED_EVERY_MS = 60_000;
const CHECK_INTERVAL_MS = 60_000;

let lastContact = 0;
let lastNoted: { coachId: number; at: number } | null = null;

/** The server has signed this coach in, or confirmed the session. */
export function startContact(coach: Coach): void {
  lastNoted = null;
  noteContact(coach);
}

/** The server has answered this coach. */
export function noteContact(coach: Coach, now: number = Date.now()): void {
  lastContact = now;
  const isNoted = lastNoted?.coachId === coach.coach_id && Math.abs(now - lastNoted.at) < NOTED_EVERY_MS;
  if (isNoted) return;
  lastNoted = { coachId: coach.coach_id, at: now };
  void keepContact(coach, now);
}

/** The page starts without an answer of the server, from the contact that the device has kept. */
export function startFromContact(contactAt: number): void {
  lastContact = contactAt;
}

/** Hides the page of a coach when the last contact is too long ago and the server cannot be asked. */
export function followContact(): () => void {
  const check = () => void hideWithoutContact();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

async function hideWithoutContact(): Promise<void> {
  const before = session.get();
  if (before.kind !== 'signed-in' || isOpenable(lastContact, Date.now())) return;
  const coach = await askForCoach();
  if (session.get() !== before) return;
  // A refusal is left to the page's next request, as at any other time.
  if (coach === undefined) hideSession(before.coach);
  else if (coach) noteContact(coach);
}
