/** The entry point. The requests for session, registry and the first area start before React renders. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { recentReports, report } from './app/reports.js';
import { preloadFrame } from './app/lazy-screens.js';
import { createRouter } from './app/router.js';
import { isPublicPath } from './app/screens.js';
import { followShellWithdrawal, shellWithdrawal } from './app/shell-withdrawal.js';
import { areaController, areaStatus, followChanges, preloadArea } from './areas/areas.js';
import { declaredPages, pageAt } from './areas/declared-pages.js';
import { loadRegistry, registryStatus } from './areas/registry/registry-store.js';
import { followKeptDay } from './offline/kept-day.js';
import { keepFilesOffline, offlineOpening } from './offline/offline-opening.js';
import { followContact } from './session/contact.js';
import { followRoles } from './session/own-roles.js';
import { followPendingLogout } from './session/pending-logout.js';
import { restoreSession } from './session/restore-session.js';
import { followOtherTabs } from './session/session.js';

void restoreSession();
followOtherTabs();
const registryLoaded = loadRegistry();
if (!isPublicPath(location.pathname)) startAreaEarly();
followChanges();
followShellWithdrawal(process.env.SHELL_VERSION ?? '');
followContact();
followRoles();
followPendingLogout();
followKeptDay();
if (process.env.NODE_ENV === 'production') keepFilesOffline(process.env.SHELL_VERSION ?? '');

Object.assign(window, {
  __touchline: {
    status: () => ({
      shell: process.env.SHELL_VERSION,
      isShellWithdrawn: shellWithdrawal.get() !== 'none',
      registry: registryStatus(),
      areas: areaStatus(),
      offlineOpening: offlineOpening.get(),
      reports: recentReports(),
    }),
  },
});

/** Requests the frame, and the files of the page in the address, before React asks for them. */
function startAreaEarly(): void {
  const frameLoaded = preloadFrame();
  const pageFound = registryLoaded.then((registry) => {
    const page = pageAt(declaredPages(registry), location.pathname);
    if (page) preloadArea(page.area, location);
    return page;
  });
  // A failure is shown where the frame or the page would be.
  Promise.all([pageFound, frameLoaded]).then(
    ([page]) => page && areaController(page.area).open(location.pathname),
    () => undefined,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
/** Without handlers of their own, React and the router write every error to the console. */
const reportCrash = (error: unknown) => report(error, 'page');
createRoot(root, {
  onCaughtError: reportCrash,
  onUncaughtError: reportCrash,
  onRecoverableError: reportCrash,
}).render(
  <StrictMode>
    <Providers>
      {/* React's handlers have reported what the router's boundary catches. */}
      <RouterProvider router={createRouter()} onError={() => undefined} />
    </Providers>
  </StrictMode>,
);
