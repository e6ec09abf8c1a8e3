import { useEffect, useSyncExternalStore } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { useHost } from '@touchline/ui/host';
import { matchRoutes, useLocation, useRoutes } from '@touchline/ui/router';
import { areaTexts } from '../app/texts.js';
import { hasUnsavedWork } from '../session/unsaved-work.js';
import { AreaBoundary } from './area-boundary.js';
import type { AreaController } from './area-controller.js';
import type { LoadedArea } from './area-machine.js';
import { areaController } from './areas.js';

interface AreaOutletProps {
  name: string;
  prefix: string;
  title: string;
}

/** Renders an area below one of its prefixes, or its loading or error panel. */
export function AreaOutlet({ name, prefix, title }: AreaOutletProps) {
  const controller = areaController(name);
  const { report } = useHost();
  const { pathname } = useLocation();
  const { current } = useSyncExternalStore(controller.subscribe, controller.state);

  useEffect(() => controller.open(pathname), [controller, pathname]);

  switch (current.phase) {
    case 'ready':
    case 'mounted': {
      const onCrash = (error: unknown) => {
        report(error, name);
        controller.crashed(error, hasUnsavedWork());
      };
      return (
        <AreaBoundary key={current.head.version} onCrash={onCrash}>
          <RunningArea
            area={current.module}
            controller={controller}
            pathname={pathname}
            prefix={prefix}
            title={title}
          />
        </AreaBoundary>
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

function RunningArea({
  area,
  controller,
  pathname,
  prefix,
  title,
}: { area: LoadedArea; controller: AreaController; pathname: string } & Omit<AreaOutletProps, 'name'>) {
  const routes = area.routes[prefix] ?? [];
  const isThere = matchRoutes(routes, pathname, prefix) !== null;
  const page = useRoutes([{ path: `${prefix}/*`, children: routes }]);
  useEffect(() => controller.shown(), [controller]);
  // The live release has the page, but an older release is running instead.
  if (!isThere)
    return <ErrorPanel text={areaTexts.pageNotInOlderVersion(title)} onRetry={controller.retry} minHeight={320} />;
  return page;
}
