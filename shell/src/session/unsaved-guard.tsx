import { useEffect } from 'react';
import { DiscardDialog } from '@touchline/ui';
import { takeOwnStep, useBlocker } from '@touchline/ui/router';
import { useStore } from '../app/store.js';
import { session } from './session-state.js';
import { clearUnsavedWork, unsavedWork } from './unsaved-work.js';

/** Asks before typed work is left: by a link, by Back, or by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useStore(unsavedWork).size > 0;
  // Nobody answers a question that stands behind the cover: it waits for the coach, as the page does.
  const locked = useStore(session).kind === 'locked';
  // Filters live in the address and may change under open work; another page or a step in history may not.
  const blocker = useBlocker(
    // As it is at that moment: a form may close in the same breath in which its work was stored.
    ({ currentLocation, nextLocation, historyAction }) => {
      const back = historyAction === 'POP' && !takeOwnStep();
      return unsavedWork.get().size > 0 && (back || currentLocation.pathname !== nextLocation.pathname);
    },
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  // Given up, or stored while the question stood there: either way there is nothing left to ask about.
  useEffect(() => {
    if (!unsaved && blocker.state === 'blocked') blocker.proceed();
  }, [unsaved, blocker]);

  return <DiscardDialog open={unsaved && !locked && blocker.state === 'blocked'} onDiscard={clearUnsavedWork} onKeep={() => blocker.reset?.()} />;
}
