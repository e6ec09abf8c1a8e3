import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { LoadingPanel } from '../panels/state-panels.js';
import { lazyCode } from './lazy-code.js';

/** A page whose code is fetched when it is first shown, or before, by `preload`. */
export interface LazyPage {
  (): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A page of an area. If its code does not come, that is thrown into the area's place: there the shell decides about another attempt, the
 * last good version, or what to tell the coach. For parts of a page, whose failure must not take the page away, see `lazyRetry`.
 */
export function lazyPage(load: () => Promise<ComponentType | undefined>): LazyPage {
  const code = lazyCode(load);

  function Page() {
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // The code may arrive at any time, also between drawing and effect: who hovered over the link has asked for it before.
    const Loaded = useSyncExternalStore(code.subscribe, code.get);

    useEffect(() => {
      if (code.get()) return;
      let watched = true;
      code.preload().catch((error: unknown) => watched && setFailure({ error }));
      return () => {
        watched = false;
      };
    }, []);

    if (failure) throw failure.error;
    return Loaded ? <Loaded /> : <LoadingPanel minHeight={320} />;
  }

  return Object.assign(Page, { preload: code.preload });
}
