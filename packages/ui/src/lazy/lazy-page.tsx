import { useEffect, useState, type ComponentType } from 'react';
import { LoadingPanel } from '../panels/state-panels.js';

/** A page whose code is fetched when it is first shown, or before, by `preload`. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the code; the same fetch for all who ask at once. Rejects when it does not come; the next call fetches anew. */
  preload: () => Promise<unknown>;
}

/**
 * A page of an area. If its code does not come, that is thrown into the area's place: there the shell decides about another attempt, the
 * last good version, or what to tell the coach. For parts of a page, whose failure must not take the page away, see `lazyRetry`.
 */
export function lazyPage(load: () => Promise<ComponentType | undefined>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<unknown> | null = null;

  function preload(): Promise<unknown> {
    loading ??= load().then(
      (component) => {
        if (!component) throw new TypeError('the chunk arrived without its page');
        loaded = component;
      },
    );
    const current = loading;
    current.catch(() => {
      if (loading === current) loading = null;
    });
    return current;
  }

  function Page() {
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const [, setArrived] = useState(false);

    useEffect(() => {
      if (loaded) return;
      let watched = true;
      preload().then(
        () => watched && setArrived(true),
        (error: unknown) => watched && setFailure({ error }),
      );
      return () => {
        watched = false;
      };
    }, []);

    if (failure) throw failure.error;
    if (!loaded) return <LoadingPanel minHeight={320} />;
    const Loaded = loaded;
    return <Loaded />;
  }

  return Object.assign(Page, { preload });
}
