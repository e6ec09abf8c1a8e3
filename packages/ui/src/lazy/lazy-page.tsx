import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { LoadingPanel } from '../panels/state-panels.js';
import { lazyCode } from './lazy-code.js';

/** A page whose code is fetched when it is first shown, or earlier by `preload`. */
export interface LazyPage {
  (): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A page of an area. If its code does not load, the error is thrown to the shell, which decides between another
 * attempt, the last good version and a message. For a part of a page, whose failure must not remove the page, use
 * `lazyRetry`.
 */
export function lazyPage(load: () => Promise<ComponentType | undefined>): LazyPage {
  const code = lazyCode(load);

  function Page() {
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // The code may arrive at any time, also between render and effect, for example because hovering a link preloads
    // it.
    const Loaded = useSyncExternalStore(code.subscribe, code.get);

    useEffect(() => {
      if (code.get()) return;
      let active = true;
      code.preload().catch((error: unknown) => active && setFailure({ error }));
      return () => {
        active = false;
      };
    }, []);

    if (failure) throw failure.error;
    return Loaded ? <Loaded /> : <LoadingPanel minHeight={320} />;
  }

  return Object.assign(Page, { preload: code.preload });
}
