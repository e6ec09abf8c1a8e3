import type { FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import { ANSWER_CHANGED } from '@touchline/contracts/error-codes';
import { call, sentenceOf, type Outcome, type Refusal } from '../../shared/call.js';
import { forgetAnswer, keepContested, keepRefused, readKept, type KeptAnswer } from './kept-answers.js';

/** `ended`: this phone may not answer any more. `paired anew`: it answers for somebody else. `waiting`: not all could be sent. */
export type Sending = 'sent' | 'waiting' | 'ended' | 'paired anew';

/** An answer to which the same call would get the same refusal again. */
const FINAL = [400, 404, 409];

/**
 * Sends what is kept, the oldest first. An answer is sent again until it is known to be stored or refused, which changes nothing when it
 * was stored the first time. Before each, another page may have paired this browser with another athlete, who must not get it.
 */
export async function sendKept(pairing: string): Promise<Sending> {
  for (let kept = readKept(); ; kept = readKept()) {
    if (kept?.pairing !== pairing) return 'paired anew';
    const [answer] = kept.waiting;
    if (!answer) return 'sent';
    const outcome = await send(answer);
    if (outcome.is === 'done') forgetAnswer(pairing, answer);
    else if (outcome.is === 'refused' && outcome.status === 401) return 'ended';
    else if (outcome.is === 'refused' && outcome.code === ANSWER_CHANGED) keepContested(pairing, answer);
    else if (outcome.is === 'refused' && FINAL.includes(outcome.status))
      keepRefused(pairing, answer, reasonOf(outcome));
    else return 'waiting';
  }
}

const send = ({ kind, body }: KeptAnswer): Promise<Outcome<FormDay | FormEvent>> =>
  call('PUT', kind === 'wellness' ? '/api/athlete/wellness' : '/api/athlete/sessions', { body });

const reasonOf = (refusal: Refusal): string =>
  refusal.code === 'not_found' ? 'The event does not exist any more.' : sentenceOf(refusal);
