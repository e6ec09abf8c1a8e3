import { useEffect, useState } from 'preact/hooks';
import { takeFragment } from '../shared/fragment.js';
import { ConfirmAddress } from './confirm-address.js';
import { GuardianPage } from './guardian/guardian-page.js';
import { JoinSteps } from './join-steps.js';

/**
 * `/join`: registering for a team with its code, with `#p=` by its poster; with `#g=` what a guardian is asked, with `#m=` a mail
 * address to confirm.
 */
export function JoinPage({ fragment: first, code }: { fragment: string; code: string }) {
  const [fragment, setFragment] = useState(first);
  useEffect(() => {
    const readFragment = () => {
      const next = takeFragment();
      if (next !== '') setFragment(next);
    };
    window.addEventListener('hashchange', readFragment);
    return () => window.removeEventListener('hashchange', readFragment);
  }, []);
  if (fragment.startsWith('g=')) return <GuardianPage key={fragment} linkKey={fragment.slice(2)} />;
  if (fragment.startsWith('m=')) return <ConfirmAddress key={fragment} linkKey={fragment.slice(2)} />;
  if (fragment.startsWith('p=')) return <PosterSteps key={fragment} posterKey={fragment.slice(2)} />;
  return <JoinSteps team={{ code }} />;
}

/** The key of a poster hangs on a wall, so it goes back into the address: a page that is loaded again asks for no code. */
function PosterSteps({ posterKey }: { posterKey: string }) {
  useEffect(() => window.history.replaceState(null, '', `#p=${posterKey}`), [posterKey]);
  return <JoinSteps team={{ posterKey }} />;
}
