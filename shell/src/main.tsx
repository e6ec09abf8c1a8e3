/** The entry point. The requests for session, registry and the first area start before React renders. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { recentReports } from './app/reports.js';
import { createRouter } from './app/router.js';
import { followShellWithdrawal, shellWithdrawal } from './app/shell-withdrawal.js';
import { areaController, areaStatus, followChanges } from './areas/areas.js';
import { declaredPages, pageAt } from './areas/declared-pages.js';
import { loadRegistry, registryStatus } from './areas/registry/registry-store.js';
import { followOtherTabs, restoreSession } from './session/session.js';

void restoreSession();
followOtherTabs();
loadRegistry().then(
  (registry) => {
    const page = pageAt(declaredPages(registry), location.pathname);
    if (page) areaController(page.area).open(location.pathname);
  },
  () => undefined,
);
followChanges();
followShellWithdrawal(process.env.SHELL_VERSION ?? '');

Object.assign(window, {
  __touchline: {
    status: () => ({
      shell: process.env.SHELL_VERSION,
      isShellWithdrawn: shellWithdrawal.get() !== 'none',
      registry: registryStatus(),
      areas: areaStatus(),
      reports: recentReports(),
    }),
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
