import { useEffect, useSyncExternalStore } from 'react';
import type { HostServices } from '@touchline/ui/host';
import { useStore } from '../app/store.js';
import { areasWithWork } from '../session/waiting-work.js';
import { areaController, registryStore } from './areas.js';

/** What areas do besides their pages, as long as this coach is signed in. */
export function BackgroundWork({ services }: { services: HostServices }) {
  const { document } = useStore(registryStore);
  return Object.entries(document?.remotes ?? {}).map(([name, { live, releases }]) => (
    <AreaBackground key={name} name={name} path={releases[live]?.pages[0]?.path ?? null} services={services} />
  ));
}

/** Runs what a loaded area asks for; fetches one that left work behind, at its first page's `path`. One that cannot be had says so when it is opened. */
function AreaBackground({ name, path, services }: { name: string; path: string | null; services: HostServices }) {
  const controller = areaController(name);
  const { current } = useSyncExternalStore(controller.subscribe, controller.state);
  const area = current.phase === 'ready' || current.phase === 'mounted' ? current.module : null;
  useEffect(() => {
    if (path === null) return;
    const wake = () => {
      if (!areasWithWork(services.coach.coach_id).includes(name)) return;
      if (controller.state().current.phase === 'failed') controller.retry();
      else controller.warm(path);
    };
    wake();
    // What could not be fetched without a line is tried again when the line is back.
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
