import { useEffect, useSyncExternalStore } from 'react';
import type { HostServices } from '@touchline/ui/host';
import { useStore } from '../app/store.js';
import { areasWithUnsentWork } from '../session/unsent-work.js';
import { areaController, registryStore } from './areas.js';

/** Runs the background work of all areas while this coach is signed in. */
export function BackgroundWork({ services }: { services: HostServices }) {
  const { document } = useStore(registryStore);
  return Object.entries(document?.remotes ?? {}).map(([name, { live, releases }]) => (
    <AreaBackground key={name} name={name} path={releases[live]?.pages[0]?.path ?? null} services={services} />
  ));
}

/**
 * Runs the background work of a loaded area. An area with unsent work is loaded first, by its first page's `path`; if
 * that fails, the area shows its error when it is opened.
 */
function AreaBackground({ name, path, services }: { name: string; path: string | null; services: HostServices }) {
  const controller = areaController(name);
  const { current } = useSyncExternalStore(controller.subscribe, controller.state);
  const area = current.phase === 'ready' || current.phase === 'mounted' ? current.module : null;
  useEffect(() => {
    if (path === null) return;
    const wake = () => {
      if (!areasWithUnsentWork(services.coach.coach_id).includes(name)) return;
      if (controller.state().current.phase === 'failed') controller.retry();
      else controller.preload(path);
    };
    wake();
    // Retries after a reconnect what could not be loaded offline.
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [controller, name, path, services]);
  useEffect(() => {
    try {
      return area?.background?.(services);
    } catch (error) {
      services.report(error, name);
    }
  }, [area, name, services]);
  return null;
}
