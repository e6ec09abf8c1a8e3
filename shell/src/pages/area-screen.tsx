import { useEffect } from 'react';
import { ErrorPanel, LoadingPanel, useBackOnline } from '@touchline/ui';
import { Navigate, useLocation } from '@touchline/ui/router';
import { AreaOutlet } from '../areas/area-outlet.js';
import { isRunning } from '../areas/area-state.js';
import { areaController } from '../areas/areas.js';
import { UntrustedRegistryError } from '../areas/registry/registry-signature.js';
import { loadRegistry, registryStore } from '../areas/registry/registry-store.js';
import { SCREENS } from '../app/screens.js';
import { areaTexts } from '../app/texts.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';
import { NotAvailablePage } from './not-available-page.js';
import { useOpenPage } from './use-open-page.js';

const isAreaRunning = (area: string): boolean => isRunning(areaController(area).state().current);

/**
 * Every signed-in route outside the shell: an area's page if a live release offers it, else "not available" or the
 * sign-in.
 */
export function AreaScreen() {
  const { pathname } = useLocation();
  const { document, failure } = useStore(registryStore);
  const page = useOpenPage(document, pathname, isAreaRunning);
  const screen = SCREENS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  usePageTitle(page?.title ?? screen?.title);

  useEffect(() => void loadRegistry().catch(() => undefined), []);
  const retry = () => void loadRegistry(true).catch(() => undefined);
  useBackOnline(!document && failure !== null, retry);

  if (page) {
    const { area, prefix, title } = page;
    return <AreaOutlet key={area} name={area} controller={areaController(area)} prefix={prefix} title={title} />;
  }
  if (document) return screen ? <NotAvailablePage title={screen.title} /> : <Navigate to="/login" replace />;
  if (failure) {
    return (
      <ErrorPanel
        text={failure instanceof UntrustedRegistryError ? areaTexts.registryUntrusted : areaTexts.registryFailed}
        onRetry={retry}
        minHeight={320}
      />
    );
  }
  return <LoadingPanel minHeight={320} />;
}
