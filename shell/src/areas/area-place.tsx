import { useEffect, useSyncExternalStore } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { useHost } from '@touchline/ui/host';
import { matchRoutes, useLocation, useRoutes } from '@touchline/ui/router';
import { hasUnsavedWork } from '../session/unsaved-work.js';
import { AreaBoundary } from './area-boundary.js';
import type { AreaController } from './area-controller.js';
import type { LoadedArea } from './area-machine.js';
import { areaController } from './areas.js';
import { FAILURE_SENTENCES } from './failure.js';

interface Place {
  name: string;
  prefix: string;
  title: string;
}

/** The place of one area below one of its prefixes: loading, what failed, or the area itself. */
export function AreaPlace({ name, prefix, title }: Place) {
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
        <ErrorPanel
          text={`${title} could not be loaded. ${FAILURE_SENTENCES[current.failure.kind]}`}
          onRetry={controller.retry}
          minHeight={320}
        />
      );
    case 'listing':
    case 'loading':
      return current.notice === 'none' ? null : (
        <LoadingPanel text={current.notice === 'still' ? 'Still loading' : undefined} minHeight={320} />
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
}: { area: LoadedArea; controller: AreaController; pathname: string } & Omit<Place, 'name'>) {
  const routes = area.routes[prefix] ?? [];
  const isThere = matchRoutes(routes, pathname, prefix) !== null;
  const page = useRoutes([{ path: `${prefix}/*`, children: routes }]);
  useEffect(() => controller.shown(), [controller]);
  // The page stands in the live release, but an older one runs in its stead.
  if (!isThere)
    return (
      <ErrorPanel
        text={`${title} could not be loaded. An older version of this part of the app is running, and it does not have this page.`}
        onRetry={controller.retry}
        minHeight={320}
      />
    );
  return page;
}
