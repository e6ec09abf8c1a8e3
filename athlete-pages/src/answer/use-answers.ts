import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../shared/call.js';
import { forgetPage, keepPage } from './keep-page.js';
import {
  beginKeeping,
  endKeeping,
  forgetRefused,
  keepAnswer,
  keepForm,
  readKept,
  type Answer,
  type KeptAnswer,
  type RefusedAnswer,
} from './kept/kept-answers.js';
import { offlinePage } from './kept/offline-page.js';
import { sendKept } from './kept/send-kept.js';

/** How often waiting answers are tried: a phone does not always notice that it is online again. */
const RETRY_MS = 20_000;

export interface ShownPage {
  is: 'page';
  page: AthletePage;
  /** Another one when this browser answers for another athlete: nothing typed goes on to them. */
  pairing: string;
  isOffline: boolean;
  /** What was just answered was for the athlete of before, so it went nowhere. */
  wasForAnother: boolean;
  waiting: readonly KeptAnswer[];
  refused: readonly RefusedAnswer[];
}

export type AnswersState =
  | { is: 'loading' }
  | { is: 'unreached' }
  | { is: 'unpaired'; wasPaired: boolean; lost: readonly KeptAnswer[] }
  | ShownPage;

export interface Answers {
  state: AnswersState;
  /** Loads the page; answers that wait are sent first. */
  load: () => Promise<void>;
  /** Keeps an answer and sends it. */
  answer: (answer: Answer, title: string) => Promise<void>;
  dismiss: (answer: RefusedAnswer) => void;
  /** This phone answers no more. */
  end: () => void;
}

/** The athlete's page, and what this phone has not sent yet. */
export function useAnswers(isActive: boolean): Answers {
  const [state, setState] = useState<AnswersState>({ is: 'loading' });
  const pairingRef = useRef('');

  const end = useCallback(() => {
    const wasPaired = readKept() !== null;
    const lost = endKeeping();
    setState((before) => (before.is === 'unpaired' ? before : { is: 'unpaired', wasPaired, lost }));
    void forgetPage();
  }, []);

  const loadNow = useCallback(async () => {
    const kept = readKept();
    if (kept && (await sendKept(kept.pairing)) === 'ended') return end();
    const outcome = await call<AthletePage>('GET', '/api/athlete/page');
    if (outcome.is === 'refused' && outcome.status === 401) return end();
    // The browser may have lost what it kept, but not its cookie.
    if (outcome.is === 'done' && readKept() === null) beginKeeping();
    pairingRef.current = readKept()?.pairing ?? '';
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

  const showKept = useCallback(
    () => setState((before) => (before.is === 'page' ? shown(before.page, before.isOffline) : before)),
    [],
  );

  const answer = useCallback(
    async (given: Answer, title: string) => {
      const isKept = keepAnswer(pairingRef.current, { ...given, title, keptAt: new Date().toISOString() });
      if (isKept) showKept();
      await load();
      if (!isKept) setState((before) => (before.is === 'page' ? { ...before, wasForAnother: true } : before));
    },
    [load, showKept],
  );

  const dismiss = useCallback(
    (refused: RefusedAnswer) => {
      forgetRefused(pairingRef.current, refused);
      showKept();
    },
    [showKept],
  );

  useEffect(() => (isActive ? void load() : undefined), [isActive, load]);
  useRetries(isActive, state, load);
  return { state, load, answer, dismiss, end };
}

/** `loaded`: null when the page could not be loaded. */
function pageAfter(loaded: AthletePage | null, before: AnswersState): AnswersState {
  const kept = readKept();
  if (loaded) return shown(loaded, false);
  if (before.is === 'page' && before.pairing === kept?.pairing) return shown(before.page, true);
  return kept?.form ? shown(offlinePage(kept.form, new Date()), true) : { is: 'unreached' };
}

const shown = (page: AthletePage, isOffline: boolean): ShownPage => {
  const { pairing = '', waiting = [], refused = [] } = readKept() ?? {};
  return { is: 'page', page, pairing, isOffline, wasForAnother: false, waiting, refused };
};

/** Loads again when the phone is online again, comes back to this page or is paired by another, and while something waits. */
function useRetries(isActive: boolean, state: AnswersState, load: () => Promise<void>): void {
  const isWaiting = state.is === 'unreached' || (state.is === 'page' && (state.isOffline || state.waiting.length > 0));
  useEffect(() => {
    if (!isActive) return undefined;
    const retry = () => document.visibilityState === 'visible' && void load();
    const timer = isWaiting ? setInterval(retry, RETRY_MS) : undefined;
    window.addEventListener('online', retry);
    window.addEventListener('storage', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      window.removeEventListener('storage', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isActive, isWaiting, load]);
}
