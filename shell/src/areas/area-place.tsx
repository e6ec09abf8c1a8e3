import { useEffect, useSyncExternalStore } from 'react';
import { ErrorPanel, LoadingPanel } from '@touchline/ui';
import { useHost } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { hasUnsavedWork } from '../session/unsaved-work.js';
import { AreaBoundary } from './area-boundary.js';
import type { LoadedArea } from './area-machine.js';
import { areaController } from './areas.js';
import { FAILURE_SENTENCES } from './failure.js';

/** The place of one area below one of its prefixes: loading, what failed, or the area itself. */
export function AreaPlace({ name, prefix, title }: { name: string; prefix: string; title: string }) {
  const controller = areaController(name);
  const { report } = useHost();
  const { current } = useSyncExternalStore(controller.subscribe, controller.state);

  useEffect(() => controller.open(), [controller]);

  if (current.phase === 'mounted') {
    const onCrash = (error: unknown) => {
      report(error, name);
      controller.crashed(error, hasUnsavedWork());
    };
    return (
      <AreaBoundary key={current.head.version} onCrash={onCrash}>
        <AreaRoutes area={current.module} prefix={prefix} />
      </AreaBoundary>
    );
  }
  if (current.phase === 'failed') {
    return <ErrorPanel text={`${title} could not be loaded. ${FAILURE_SENTENCES[current.failure.kind]}`} onRetry={controller.retry} minHeight={320} />;
  }
  if (current.phase === 'loading' && current.notice !== 'none') {
    return <LoadingPanel text={current.notice === 'still' ? 'Still loading' : undefined} minHeight={320} />;
  }
  return null;
}

function AreaRoutes({ area, prefix }: { area: LoadedArea; prefix: string }) {
  return useRoutes(area.routes[prefix] ?? []);
}
