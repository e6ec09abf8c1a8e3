import { useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorPanel, LoadingPanel, useBackOnline } from '@touchline/ui';
import { useHost } from '@touchline/ui/host';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from '@touchline/ui/router';
import { shellWithdrawal } from '../app/shell-withdrawal.js';
import { useStore } from '../app/store.js';
import { areaTexts } from '../app/texts.js';
import { TopBanner } from '../app/top-banner.js';
import { AreaBoundary } from './area-boundary.js';
import type { AreaController } from './area-controller.js';
import { isWithdrawn, type LoadedArea } from './area-state.js';

interface AreaOutletProps {
  name: string;
  controller: AreaController;
  prefix: string;
  title: string;
}

/** Renders an area below one of its prefixes, or its loading or error panel. */
export function AreaOutlet({ name, controller, prefix, title }: AreaOutletProps) {
  const { report } = useHost();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const { current } = state;
  // A withdrawn shell asks for the same, and the reload replaces the area, too.
  const isShellWithdrawn = useStore(shellWithdrawal) !== 'none';

  useEffect(() => controller.attach(), [controller]);
  useEffect(() => controller.open(pathname), [controller, pathname]);
  useBackOnline(current.phase === 'failed' && current.failure.kind === 'network', controller.retry);

  switch (current.phase) {
    case 'ready':
    case 'mounted': {
      const onCrash = (error: unknown) => {
        report(error, name);
        controller.crashed(error);
      };
      return (
        <>
          {isWithdrawn(state) && !isShellWithdrawn && <TopBanner text={areaTexts.withdrawn} />}
          <AreaBoundary key={current.head.version} onCrash={onCrash}>
            <RunningArea
              area={current.module}
              controller={controller}
              isReplaced={state.replacement !== null}
              pathname={pathname}
              prefix={prefix}
              title={title}
            />
          </AreaBoundary>
        </>
      );
    }
    case 'failed':
      return (
        <ErrorPanel text={areaTexts.failed(title, current.failure.kind)} onRetry={controller.retry} minHeight={320} />
      );
    case 'listing':
    case 'loading':
      return current.notice === 'none' ? null : (
        <LoadingPanel text={current.notice === 'still' ? areaTexts.stillLoading : undefined} minHeight={320} />
      );
    case 'idle':
      return null;
  }
}

interface RunningAreaProps extends Omit<AreaOutletProps, 'name'> {
  area: LoadedArea;
  /** Another version is being loaded to replace this one. */
  isReplaced: boolean;
  pathname: string;
}

function RunningArea({ area, controller, isReplaced, pathname, prefix, title }: RunningAreaProps) {
  const routes = area.routes[prefix] ?? [];
  const pageExists = matchRoutes(routes, pathname, prefix) !== null;
  useEffect(() => (pageExists ? controller.shown() : undefined), [controller, pageExists]);
  if (!pageExists) return <MissingPage title={title} isReplaced={isReplaced} onRetry={controller.retry} />;
  return <AreaRoutes routes={routes} prefix={prefix} />;
}

const AreaRoutes = ({ routes, prefix }: { routes: RouteObject[]; prefix: string }) =>
  useRoutes([{ path: `${prefix}/*`, children: routes }]);

/** The live release has the page, but an older release is running instead. */
function MissingPage({ title, isReplaced, onRetry }: { title: string; isReplaced: boolean; onRetry: () => void }) {
  // The live release starts to load in an effect of the navigation, after the first render of this page.
  const [mayBeReplaced, setMayBeReplaced] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setMayBeReplaced(false));
    return () => clearTimeout(timer);
  }, []);
  if (isReplaced || mayBeReplaced) return <LoadingPanel minHeight={320} />;
  return <ErrorPanel text={areaTexts.pageNotInOlderVersion(title)} onRetry={onRetry} minHeight={320} />;
}
