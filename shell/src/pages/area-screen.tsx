import { useEffect } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { Navigate, useLocation } from '@touchline/ui/router';
import { AreaPlace } from '../areas/area-place.js';
import { loadRegistry, registryStore } from '../areas/areas.js';
import { declaredPages, pageAt } from '../areas/declared-pages.js';
import { SCREENS } from '../app/screens.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';
import { NotAvailablePage } from './not-available-page.js';

/** Whatever lies behind the sign-in: an area's page if its live release offers it, else what the route table says. */
export function AreaScreen() {
  const { pathname } = useLocation();
  const { document, failed } = useStore(registryStore);
  const page = document ? pageAt(declaredPages(document), pathname) : undefined;
  const screen = SCREENS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  usePageTitle(page?.title ?? screen?.title);

  useEffect(() => void loadRegistry().catch(() => undefined), []);

  if (page) return <AreaPlace key={page.area} name={page.area} prefix={page.prefix} title={page.title} />;
  if (document) return screen ? <NotAvailablePage title={screen.title} /> : <Navigate to="/login" replace />;
  if (failed) {
    return (
      <ErrorPanel
        text="The list of this app’s parts could not be loaded. Check your connection."
        onRetry={() => void loadRegistry(true).catch(() => undefined)}
        minHeight={320}
      />
    );
  }
  return <LoadingPanel minHeight={320} />;
}
