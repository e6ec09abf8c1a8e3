import { useEffect, useRef } from 'react';
import { DiscardDialog } from '@touchline/ui';
import { STILL_SAVING } from '@touchline/ui/host';
import { takeOwnStep, useBlocker, useLocation } from '@touchline/ui/router';
import { notify, withdraw } from '../app/notices.js';
import { useStore } from '../app/store.js';
import { session } from './session-state.js';
import { isSaving, unsavedWork, workLostBetween } from './unsaved-work.js';

/** Asks before typed work is left: by a link, by Back, or by closing the tab. */
export function UnsavedGuard() {
  const work = useStore(unsavedWork);
  const unsaved = work.size > 0;
  const saving = isSaving([...work.keys()]);
  // Nobody answers a question that stands behind the cover: it waits for the coach, as the page does.
  const locked = useStore(session).kind === 'locked';
  const here = useLocation();
  // Filters live in the address and may change under open work; another page, or a step in history that closes it, may not.
  const heldWhileSaving = useRef(false);
  const blocker = useBlocker(
    // As it is at that moment: a form may close in the same breath in which its work was stored.
    ({ currentLocation, nextLocation, historyAction }) => {
      const back = historyAction === 'POP' && !takeOwnStep();
      if (!back && currentLocation.pathname === nextLocation.pathname) return false;
      const lost = workLostBetween(unsavedWork.get(), currentLocation, nextLocation);
      heldWhileSaving.current = isSaving(lost);
      return lost.length > 0;
    },
  );
  const lost = blocker.state === 'blocked' ? workLostBetween(work, here, blocker.location) : [];
  const nothingLost = lost.length === 0;

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  // On a phone it covers the buttons that a refused save needs next.
  useEffect(() => {
    if (!saving) withdraw(STILL_SAVING);
  }, [saving]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Also where the answer has come since: what was saved may be closing by a step of its own.
    if (heldWhileSaving.current) {
      blocker.reset();
      notify(STILL_SAVING);
    } else if (nothingLost) blocker.proceed();
  }, [nothingLost, blocker]);

  // What goes with the step unmarks itself as it goes; what turns out to stay stays marked.
  return (
    <DiscardDialog
      open={!nothingLost && !isSaving(lost) && !locked}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}
