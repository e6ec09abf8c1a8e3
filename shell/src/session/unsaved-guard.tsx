import { useEffect, useRef } from 'react';
import { DiscardDialog } from '@touchline/ui';
import { STILL_SAVING } from '@touchline/ui/host';
import { consumeOwnBack, useBlocker, useLocation } from '@touchline/ui/router';
import { notify, withdrawNotice } from '../app/notices.js';
import { useStore } from '../app/store.js';
import { session } from './session-state.js';
import { isSaving, questionBeforeLoss, unsavedWork, workLostByNavigation } from './unsaved-work.js';

/** Asks before unsaved work is left by a link, by Back, or by closing the tab. */
export function UnsavedGuard() {
  const work = useStore(unsavedWork);
  const unsaved = work.size > 0;
  const saving = isSaving([...work.keys()]);
  // A question below the lock screen cannot be answered, so it waits until the coach has signed in.
  const locked = useStore(session).kind === 'locked';
  const location = useLocation();
  const wasSaving = useRef(false);
  const blocker = useBlocker(
    // Filters in the address may change under unsaved work. Another page, or a history step that closes the work, may
    // not.
    // Reads the current work, since a form may close in the same tick in which its work was saved.
    ({ currentLocation, nextLocation, historyAction }) => {
      const back = historyAction === 'POP' && !consumeOwnBack();
      if (!back && currentLocation.pathname === nextLocation.pathname) return false;
      const lost = workLostByNavigation(unsavedWork.get(), currentLocation, nextLocation);
      wasSaving.current = isSaving(lost);
      return lost.length > 0;
    },
  );
  const lost = blocker.state === 'blocked' ? workLostByNavigation(work, location, blocker.location) : [];
  const nothingLost = lost.length === 0;

  useEffect(() => {
    if (!unsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [unsaved]);

  // On a phone the message would cover the buttons that a refused save needs next.
  useEffect(() => {
    if (!saving) withdrawNotice(STILL_SAVING);
  }, [saving]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Also if the answer has arrived meanwhile: the saved form may be closing with its own history step.
    if (wasSaving.current) {
      blocker.reset();
      notify(STILL_SAVING);
    } else if (nothingLost) blocker.proceed();
  }, [nothingLost, blocker]);

  // Work that goes with the step clears its own mark when it unmounts; work that stays keeps it.
  return (
    <DiscardDialog
      open={!nothingLost && !isSaving(lost) && !locked}
      question={questionBeforeLoss(work, lost)}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}
