import { useEffect } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { Navigate, useLocation } from '@touchline/ui/router';
import { AreaOutlet } from '../areas/area-outlet.js';
import { loadRegistry, registryStore } from '../areas/areas.js';
import { declaredPages, pageAt } from '../areas/declared-pages.js';
import { SCREENS } from '../app/screens.js';
import { areaTexts } from '../app/texts.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';
import { NotAvailablePage } from './not-available-page.js';

/**
 * Every signed-in route outside the shell: an area's page if a live release offers it, else "not available" or the
 * sign-in.
 */
export function AreaScreen() {
  const { pathname } = useLocation();
  const { document, failed } = useStore(registryStore);
  const page = document ? pageAt(declaredPages(document), pathname) : undefined;
  const screen = SCREENS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  usePageTitle(page?.title ?? screen?.title);

  useEffect(() => void loadRegistry().catch(() => undefined), []);

  if (page) return <AreaOutlet key={page.area} name={page.area} prefix={page.prefix} title={page.title} />;
  if (document) return screen ? <NotAvailablePage title={screen.title} /> : <Navigate to="/login" replace />;
  if (failed) {
    return (
      <ErrorPanel
        text={areaTexts.registryFailed}
        onRetry={() => void loadRegistry(true).catch(() => undefined)}
        minHeight={320}
      />
    );
  }
  return <LoadingPanel minHeight={320} />;
}
