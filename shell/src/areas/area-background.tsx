import { useEffect, useSyncExternalStore } from 'react';
import type { HostServices } from '@touchline/ui/host';
import { areasWithUnsentWork } from '../session/unsent-work.js';
import type { AreaController } from './area-controller.js';
import { isRunning } from './area-state.js';

interface AreaBackgroundProps {
  name: string;
  controller: AreaController;
  /** Null if the area has no page. */
  path: string | null;
  services: HostServices;
}

/**
 * Runs the background work of a loaded area. An area with unsent work is loaded first, by its first page's `path`; if
 * that fails, the area shows its error when it is opened.
 */
export function AreaBackground({ name, controller, path, services }: AreaBackgroundProps) {
  const { current } = useSyncExternalStore(controller.subscribe, controller.state);
  const area = isRunning(current) ? current.module : null;
  useEffect(() => {
    if (path === null) return;
    const wake = () => {
      if (!areasWithUnsentWork(services.coach.coach_id).includes(name)) return;
      if (controller.state().current.phase === 'failed') controller.retry();
      else controller.preload(path);
    };
    wake();
    // Retries areas after a reconnect that could not be loaded offline.
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [controller, name, path, services]);
  // When another version takes over, React runs this cleanup before the effect: the old work stops, then the new starts.
  useEffect(() => {
    try {
      return area?.background?.(services);
    } catch (error) {
      services.report(error, name);
    }
  }, [area, name, services]);
  return null;
}
