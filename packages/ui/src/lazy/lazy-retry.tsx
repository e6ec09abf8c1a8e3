import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useBackOnline } from '../hooks/use-back-online.js';
import { ErrorPanel } from '../panels/state-panels.js';
import { lazyCode } from './lazy-code.js';

interface LazyRetryOptions {
  loading: ReactNode;
  errorText: string;
  minHeight?: number;
  /** Wraps either of them, for example in a dialog. */
  frame?: (panel: ReactNode) => ReactNode;
}

/** A part of a page whose code is fetched when it is first shown, or earlier by `preload`. */
export interface LazyPart<TProps> {
  (props: TProps): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A heavy part of a page. If its code does not load, its place shows a message with Try again; the page around it
 * stays. After a successful fetch all places have the code.
 * @param optionsOf the placeholder shown meanwhile, depending on the part's props
 */
export function lazyRetry<TProps extends object>(
  load: () => Promise<ComponentType<TProps> | undefined>,
  optionsOf: (props: TProps) => LazyRetryOptions,
): LazyPart<TProps> {
  const code = lazyCode(load);

  function Part(props: TProps) {
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    const Loaded = useSyncExternalStore(code.subscribe, code.get);

    useEffect(() => {
      if (code.get()) return;
      let active = true;
      code.preload().catch(() => active && setFailedAttempt(attempt));
      return () => {
        active = false;
      };
    }, [attempt]);

    const retry = () => setAttempt(attempt + 1);
    useBackOnline(!Loaded && failedAttempt === attempt, retry);

    if (Loaded) return <Loaded {...props} />;
    const { loading, errorText, minHeight, frame = (panel) => panel } = optionsOf(props);
    return (
      <>
        {frame(
          failedAttempt === attempt ? <ErrorPanel text={errorText} onRetry={retry} minHeight={minHeight} /> : loading,
        )}
      </>
    );
  }

  return Object.assign(Part, { preload: code.preload });
}
