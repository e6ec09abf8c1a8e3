import { useMemo } from 'react';
import { ErrorPanel, useBackOnline } from '@touchline/ui';
import { HostProvider, type HostServices, type Notice } from '@touchline/ui/host';
import { Outlet } from '@touchline/ui/router';
import { notify } from '../app/notices.js';
import { report } from '../app/reports.js';
import { signInTexts } from '../app/texts.js';
import { PageLoading, useStartFrameGone } from '../app/start-frame.js';
import { useStore } from '../app/store.js';
import { registryStore } from '../areas/registry/registry-store.js';
import { offeredPages, pageAt } from '../areas/declared-pages.js';
import { restoreSession } from './restore-session.js';
import { api } from './session.js';
import { coachOf, session } from './session-state.js';
import { RedirectToLogin } from './redirect-to-login.js';
import { setUnsaved } from './unsaved-work.js';
import { setUnsentWork } from './unsent-work.js';

/** On a locked page failed requests show their error in place; a snackbar would appear above the lock screen. */
function notifyUnlessLocked(notice: Notice): void {
  if (session.get().kind !== 'locked' || notice.severity !== 'error') notify(notice);
}

/** The guard of all signed-in routes. Provides the host services to areas. A locked page stays mounted. */
export function RequireCoach() {
  const current = useStore(session);
  const coach = coachOf(current);
  const { document } = useStore(registryStore);
  const pages = useMemo(() => offeredPages(document, coach), [document, coach]);
  const services = useMemo<HostServices | null>(
    () =>
      coach && {
        api,
        coach,
        notify: notifyUnlessLocked,
        setUnsaved,
        setWaiting: setUnsentWork.bind(null, coach.coach_id),
        report,
        hasPage: (path) => pageAt(pages, path) !== undefined,
      },
    [coach, pages],
  );

  if (services) {
    return (
      <HostProvider services={services} key={services.coach.coach_id}>
        <Outlet />
      </HostProvider>
    );
  }
  if (current.kind === 'restoring') return <PageLoading />;
  if (current.kind === 'unreachable') {
    return <Unreachable />;
  }
  return <RedirectToLogin remember={current.kind === 'signed-out' && current.cause !== 'logout'} />;
}

function Unreachable() {
  useStartFrameGone();
  const retry = () => void restoreSession();
  useBackOnline(true, retry);
  return <ErrorPanel text={signInTexts.unreachable} onRetry={retry} minHeight={320} />;
}
