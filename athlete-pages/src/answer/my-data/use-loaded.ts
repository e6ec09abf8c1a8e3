import { useCallback, useEffect, useState } from 'preact/hooks';
import { call, sentenceOf, type Refusal } from '../../shared/call.js';

interface Failure {
  problem: string | null;
  /** Shows why a call failed; a phone that is not known any more ends. */
  fail: (outcome: Refusal | { is: 'unreached' }) => void;
  clear: () => void;
}

export function useFailure(onEnded: () => void): Failure {
  const [problem, setProblem] = useState<string | null>(null);
  const fail = useCallback(
    (outcome: Refusal | { is: 'unreached' }) => {
      if (outcome.is === 'refused' && outcome.status === 401) onEnded();
      else setProblem(sentenceOf(outcome));
    },
    [onEnded],
  );
  const clear = useCallback(() => setProblem(null), []);
  return { problem, fail, clear };
}

export interface Loaded<T> extends Failure {
  data: T | null;
  load: () => Promise<void>;
}

/** What the API says at `path`, loaded at once. */
export function useLoaded<T>(path: string, onEnded: () => void): Loaded<T> {
  const [data, setData] = useState<T | null>(null);
  const failure = useFailure(onEnded);
  const { fail, clear } = failure;
  const load = useCallback(async () => {
    const outcome = await call<T>('GET', path);
    if (outcome.is !== 'done') return fail(outcome);
    setData(outcome.data);
    clear();
  }, [path, fail, clear]);
  useEffect(() => void load(), [load]);
  return { data, load, ...failure };
}
