import type { HostServices } from '@touchline/ui/host';
import { useStore } from '../app/store.js';
import { AreaBackground } from './area-background.js';
import { areaController } from './areas.js';
import { registryStore } from './registry/registry-store.js';

/** Runs the background work of all areas while this coach is signed in. */
export function BackgroundWork({ services }: { services: HostServices }) {
  const { document } = useStore(registryStore);
  return Object.entries(document?.remotes ?? {}).map(([name, { live, releases }]) => (
    <AreaBackground
      key={name}
      name={name}
      controller={areaController(name)}
      path={releases[live]?.pages[0]?.path ?? null}
      services={services}
    />
  ));
}
