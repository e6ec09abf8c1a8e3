import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { RETRY_EVERY_MS, onReconnect } from '@touchline/contracts/outbox';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, type Outcome } from '../shared/call.js';
import { forgetPage, keepPage } from './keep-page.js';
import {
  beginKeeping,
  endKeeping,
  forgetAnswer,
  keepAnswer,
  keepForm,
  readKept,
  type Answer,
  type KeptAnswer,
  type RefusedAnswer,
} from './kept/kept-answers.js';
import { offlinePage } from './kept/offline-page.js';
import { sendKept } from './kept/send-kept.js';

export interface ShownPage {
  is: 'page';
  page: AthletePage;
  /** Another one when this browser answers for another athlete: nothing typed goes on to them. */
  pairing: string;
  isOffline: boolean;
  /** The outcome of the answer just given. `for another`: it was for the previous athlete, so it was not sent. */
  notice: 'sending' | 'stored' | 'for another' | null;
  waiting: readonly KeptAnswer[];
  refused: readonly RefusedAnswer[];
  contested: readonly KeptAnswer[];
}

export type AnswersState =
  | { is: 'loading' }
  | { is: 'unreached' }
  | { is: 'unpaired'; why: 'withdrawn' | 'ended' | 'never paired'; lost: readonly KeptAnswer[] }
  | ShownPage;

export interface Answers {
  state: AnswersState;
  /** Loads the page; answers that wait are sent first. */
  load: () => Promise<void>;
  /** Keeps an answer and sends it. */
  answer: (answer: Answer, title: string) => Promise<void>;
  /** The athlete has read the outcome of an answer, and needs it no more. */
  dismiss: (answer: KeptAnswer) => void;
  /** This phone answers no more. */
  end: () => void;
  /** The athlete has taken the consent back, which ends this phone. */
  endWithdrawn: () => void;
}

/** The athlete's page, and what this phone has not sent yet. */
export function useAnswers(isActive: boolean): Answers {
  const [state, setState] = useState<AnswersState>({ is: 'loading' });
  const pairingRef = useRef('');

  const endFor = useCallback((reason: 'withdrawn' | 'ended') => {
    const why = readKept() === null ? 'never paired' : reason;
    const lost = endKeeping();
    setState((before) => (before.is === 'unpaired' ? before : { is: 'unpaired', why, lost }));
    void forgetPage();
  }, []);
  const end = useCallback(() => endFor('ended'), [endFor]);
  const endWithdrawn = useCallback(() => endFor('withdrawn'), [endFor]);

  const loadNow = useCallback(async () => {
    const outcome = await sendAndLoad();
    if (outcome === 'ended') return end();
    // The browser may have lost what it kept, but not its cookie.
    if (outcome.is === 'done' && readKept() === null) beginKeeping();
    pairingRef.current = keptPairing();
    if (outcome.is === 'done') {
      keepForm(pairingRef.current, outcome.data);
      void keepPage();
    }
    setState((before) => pageAfter(outcome.is === 'done' ? outcome.data : null, before));
  }, [end]);

  // One after the other: two at a time would send the same answer twice, and could show what the earlier one has loaded.
  const lastLoadRef = useRef<Promise<void>>(Promise.resolve());
  const load = useCallback(() => {
    lastLoadRef.current = lastLoadRef.current.then(loadNow);
    return lastLoadRef.current;
  }, [loadNow]);

  const answer = useCallback(
    async (given: Answer, title: string) => {
      const keptAt = new Date().toISOString();
      const isKept = keepAnswer(pairingRef.current, { ...given, title, keptAt });
      setState((before) => (before.is === 'page' ? { ...withKept(before), notice: 'sending' } : before));
      await load();
      setState((before) => (before.is === 'page' ? { ...before, notice: noticeOf(before, isKept, keptAt) } : before));
    },
    [load],
  );

  const dismiss = useCallback((read: KeptAnswer) => {
    forgetAnswer(pairingRef.current, read);
    setState((before) => (before.is === 'page' ? withKept(before) : before));
  }, []);

  useEffect(() => (isActive ? void load() : undefined), [isActive, load]);
  useRetries(isActive, state, load);
  useForeignPairing(isActive, pairingRef, load);
  return { state, load, answer, dismiss, end, endWithdrawn };
}

const keptPairing = (): string => readKept()?.pairing ?? '';

/**
 * Sends what is kept, then loads the page; both again when another page of this browser has paired it with another athlete meanwhile,
 * because the page may then be that of either. `ended`: this phone may not answer any more.
 */
async function sendAndLoad(): Promise<Outcome<AthletePage> | 'ended'> {
  for (;;) {
    const pairing = keptPairing();
    const isEnded = pairing !== '' && (await sendKept(pairing)) === 'ended';
    const outcome = isEnded ? 'ended' : await call<AthletePage>('GET', '/api/athlete/page');
    if (keptPairing() !== pairing) continue;
    return outcome !== 'ended' && outcome.is === 'refused' && outcome.status === 401 ? 'ended' : outcome;
  }
}

/** `loaded`: null when the page could not be loaded. */
function pageAfter(loaded: AthletePage | null, before: AnswersState): AnswersState {
  const kept = readKept();
  if (loaded) return shown(loaded, false);
  if (before.is === 'page' && before.pairing === kept?.pairing) return shown(before.page, true);
  return kept?.form ? shown(offlinePage(kept.form, new Date()), true) : { is: 'unreached' };
}

function noticeOf({ waiting, refused, contested }: ShownPage, isKept: boolean, keptAt: string): ShownPage['notice'] {
  if (!isKept) return 'for another';
  return [...waiting, ...refused, ...contested].some((one) => one.keptAt === keptAt) ? null : 'stored';
}

const shown = (page: AthletePage, isOffline: boolean): ShownPage => {
  const { pairing = '', waiting = [], refused = [], contested = [] } = readKept() ?? {};
  return { is: 'page', page, pairing, isOffline, notice: null, waiting, refused, contested };
};

/** The same page, with the answers kept now. */
const withKept = ({ page, isOffline }: ShownPage): ShownPage => shown(page, isOffline);

/** Loads again when the phone is online again or comes back to this page, and while something waits. */
function useRetries(isActive: boolean, state: AnswersState, load: () => Promise<void>): void {
  const isWaiting = state.is === 'unreached' || (state.is === 'page' && (state.isOffline || state.waiting.length > 0));
  useEffect(() => {
    if (!isActive) return undefined;
    return onReconnect(() => void load(), isWaiting ? RETRY_EVERY_MS : undefined);
  }, [isActive, isWaiting, load]);
}

/** Loads again when another page of this browser has paired it again, or has ended the pairing. */
function useForeignPairing(isActive: boolean, pairingRef: { current: string }, load: () => Promise<void>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const follow = () => {
      if (keptPairing() !== pairingRef.current) void load();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [isActive, pairingRef, load]);
}
