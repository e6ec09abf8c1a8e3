import type { AthletePage, FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import { ANSWER_CHANGED } from '@touchline/contracts/error-codes';
import { LOCK_PATIENCE_MS, withTabLock } from '@touchline/contracts/outbox';
import { call, sentenceOf, type Outcome, type Refusal } from '../../shared/call.js';
import {
  STORAGE_KEY,
  furtherOf,
  keepContested,
  keepPartRefused,
  keepRefused,
  keepStored,
  readKept,
  type KeptAnswer,
} from './kept-answers.js';

/** `ended`: this phone may not answer any more. `re-paired`: it answers for somebody else. `waiting`: not all could be sent. */
export type Sending = 'sent' | 'waiting' | 'ended' | 're-paired';

/** An answer to which the same call would get the same refusal again. */
const FINAL = [400, 409];

/**
 * Sends the kept answers, the oldest first, while no other page of this browser does. An answer is sent again until it is known to be
 * stored or refused; sending a stored one again changes nothing. Before each, another page may have paired this browser with another
 * athlete, who must not get it.
 */
export const sendKept = (pairing: string): Promise<Sending> =>
  withTabLock(STORAGE_KEY, () => sendAll(pairing), LOCK_PATIENCE_MS);

async function sendAll(pairing: string): Promise<Sending> {
  for (let kept = readKept(); ; kept = readKept()) {
    if (kept?.pairing !== pairing) return 're-paired';
    const [answer] = kept.waiting;
    if (!answer) return 'sent';
    const outcome = await send(answer);
    if (outcome.is === 'done') keepStored(pairing, answer, outcome.data.revision);
    else if (outcome.is === 'refused' && outcome.status === 401) return 'ended';
    else if (outcome.is === 'refused' && outcome.code === ANSWER_CHANGED) keepContested(pairing, answer);
    else if (outcome.is === 'refused' && FINAL.includes(outcome.status)) refuse(pairing, answer, outcome);
    else if (outcome.is === 'refused' && outcome.status === 404 && (await isEventGone(answer)))
      keepRefused(pairing, answer, 'The event does not exist any more.');
    else return 'waiting';
  }
}

/** A refusal that names further answers is of these alone. */
function refuse(pairing: string, answer: KeptAnswer, refusal: Refusal): void {
  const problems = furtherOf(answer).map((_, at) => refusal.fields.find(({ path }) => path.includes(`more.${at}.`)));
  const part = furtherOf(answer).filter((_, at) => problems[at]);
  const sentences = new Set(problems.flatMap((problem) => problem?.message ?? []));
  if (part.length === 0) keepRefused(pairing, answer, sentenceOf(refusal));
  else keepPartRefused(pairing, answer, part, [...sentences].join(' '));
}

const send = ({ kind, body }: KeptAnswer): Promise<Outcome<FormDay | FormEvent>> =>
  call('PUT', kind === 'wellness' ? '/api/athlete/wellness' : '/api/athlete/sessions', { body });

/**
 * While the product is updated, a server of the release before may answer, which does not know these calls and says "not found", too. So
 * the page has to say that it does not ask about the event.
 */
async function isEventGone({ kind, body }: KeptAnswer): Promise<boolean> {
  if (kind === 'wellness') return false;
  const page = await call<AthletePage>('GET', '/api/athlete/page');
  return page.is === 'done' && page.data.events.every(({ event_id: id }) => id !== body.event_id);
}
