import { useMemo } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { HostProvider, type HostServices, type Notice } from '@touchline/ui/host';
import { Outlet } from '@touchline/ui/router';
import { notify } from '../app/notices.js';
import { report } from '../app/reports.js';
import { useStore } from '../app/store.js';
import { registryStore } from '../areas/areas.js';
import { BackgroundWork } from '../areas/background-work.js';
import { declaredPages, pageAt } from '../areas/declared-pages.js';
import { LockScreen } from './lock-screen.js';
import { api, restoreSession } from './session.js';
import { coachOf, session } from './session-state.js';
import { ToSignIn } from './to-sign-in.js';
import { setUnsaved } from './unsaved-work.js';
import { setWaiting } from './waiting-work.js';

/** A call that a locked page refuses says so where it was made. Said at the bottom of the screen, too, it would stand over the cover. */
function tell(notice: Notice): void {
  if (session.get().kind !== 'locked' || notice.severity !== 'error') notify(notice);
}

/** The guard of every route behind the sign-in; inside it, areas find what the host offers. A locked page stays mounted below its cover. */
export function RequireCoach() {
  const current = useStore(session);
  const coach = coachOf(current);
  const { document } = useStore(registryStore);
  const pages = useMemo(() => (document ? declaredPages(document) : []), [document]);
  const services = useMemo<HostServices | null>(
    () =>
      coach && {
        api,
        coach,
        notify: tell,
        setUnsaved,
        setWaiting: setWaiting.bind(null, coach.coach_id),
        report,
        hasPage: (path) => pageAt(pages, path) !== undefined,
      },
    [coach, pages],
  );

  if (services) {
    return (
      <HostProvider services={services} key={services.coach.coach_id}>
        <Outlet />
        <BackgroundWork services={services} />
        {current.kind === 'locked' && <LockScreen coach={current.coach} until={current.until} />}
      </HostProvider>
    );
  }
  if (current.kind === 'restoring') return <LoadingPanel minHeight={320} />;
  if (current.kind === 'unreachable') {
    return (
      <ErrorPanel
        text="Touchline cannot be reached right now. Check your connection."
        onRetry={() => void restoreSession()}
        minHeight={320}
      />
    );
  }
  return <ToSignIn remember={current.kind === 'signed-out' && current.cause !== 'logout'} />;
}
