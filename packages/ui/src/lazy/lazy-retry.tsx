import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorPanel } from '../panels/state-panels.js';

interface LazyRetryOptions {
  loading: ReactNode;
  errorText: string;
  minHeight?: number;
}

/**
 * A component whose code is fetched when it is first shown. Unlike React.lazy, which keeps a rejection for ever,
 * a failed fetch shows a sentence and fetches anew on Try again. An answer without the component counts as
 * failed: after a failed shared chunk the federation runtime can resolve with empty exports.
 */
export function lazyRetry<TProps extends object>(load: () => Promise<ComponentType<TProps> | undefined>, options: LazyRetryOptions): ComponentType<TProps> {
  let loaded: ComponentType<TProps> | null = null;

  return function LazyRetry(props: TProps) {
    const [attempt, setAttempt] = useState(1);
    const [outcome, setOutcome] = useState<{ attempt: number; failed: boolean } | null>(null);

    useEffect(() => {
      if (loaded) return;
      let watched = true;
      load()
        .then((component) => {
          if (!component) throw new TypeError('the chunk arrived without its component');
          loaded = component;
          if (watched) setOutcome({ attempt, failed: false });
        })
        .catch(() => {
          if (watched) setOutcome({ attempt, failed: true });
        });
      return () => {
        watched = false;
      };
    }, [attempt]);

    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    if (outcome?.attempt === attempt && outcome.failed) {
      return <ErrorPanel text={options.errorText} onRetry={() => setAttempt(attempt + 1)} minHeight={options.minHeight} />;
    }
    return <>{options.loading}</>;
  };
}
