import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorPanel } from '../panels/state-panels.js';
import { lazyCode } from './lazy-code.js';

interface LazyRetryOptions {
  loading: ReactNode;
  errorText: string;
  minHeight?: number;
}

/** A part of a page whose code is fetched when it is first shown, or before, by `preload`. */
export interface LazyPart<TProps> {
  (props: TProps): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A heavy part of a page. If its code does not come, its place shows a sentence and fetches anew on Try again; the page around it stays.
 * @param optionsOf what stands in its place meanwhile, by the properties it will have
 */
export function lazyRetry<TProps extends object>(load: () => Promise<ComponentType<TProps> | undefined>, optionsOf: (props: TProps) => LazyRetryOptions): LazyPart<TProps> {
  const code = lazyCode(load);

  function Part(props: TProps) {
    const [attempt, setAttempt] = useState(1);
    const [outcome, setOutcome] = useState<{ attempt: number; failed: boolean } | null>(null);

    useEffect(() => {
      if (code.get()) return;
      let watched = true;
      code.preload().then(
        () => watched && setOutcome({ attempt, failed: false }),
        () => watched && setOutcome({ attempt, failed: true }),
      );
      return () => {
        watched = false;
      };
    }, [attempt]);

    const Loaded = code.get();
    if (Loaded) return <Loaded {...props} />;
    const { loading, errorText, minHeight } = optionsOf(props);
    if (outcome?.attempt === attempt && outcome.failed) {
      return <ErrorPanel text={errorText} onRetry={() => setAttempt(attempt + 1)} minHeight={minHeight} />;
    }
    return <>{loading}</>;
  }

  return Object.assign(Part, { preload: code.preload });
}
