import { useEffect } from 'react';
import { ErrorPanel, LoadingPanel, useBackOnline } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { Navigate, useLocation } from '@touchline/ui/router';
import { isPermitted } from '../areas/declared-pages.js';
import { AreaOutlet } from '../areas/area-outlet.js';
import { isRunning } from '../areas/area-state.js';
import { areaController } from '../areas/areas.js';
import { UntrustedRegistryError } from '../areas/registry/registry-signature.js';
import { loadRegistry, registryStore } from '../areas/registry/registry-store.js';
import { SCREENS } from '../app/screens.js';
import { areaTexts, navigationTexts } from '../app/texts.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';
import { unsavedWork } from '../session/unsaved-work.js';
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
  const coach = useCoach();
  const isUnsaved = useStore(unsavedWork).size > 0;
  const screen = SCREENS.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  usePageTitle(page?.title ?? screen?.title);

  useEffect(() => void loadRegistry().catch(() => undefined), []);
  const retry = () => void loadRegistry(true).catch(() => undefined);
  useBackOnline(!document && failure !== null, retry);

  // Typed work stays on screen until it is saved or left; the server refuses what the role no longer allows.
  if (page?.needs && !isPermitted(page, coach) && !isUnsaved)
    return <NotAvailablePage title={page.title} reason={navigationTexts.notPermitted(page.needs)} />;
  if (page) {
    const { area, prefix, title } = page;
    return <AreaOutlet key={area} name={area} controller={areaController(area)} prefix={prefix} title={title} />;
  }
  if (document)
    return screen ? (
      <NotAvailablePage title={screen.title} reason={navigationTexts.pageNotAvailable} />
    ) : (
      <Navigate to="/login" replace />
    );
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
