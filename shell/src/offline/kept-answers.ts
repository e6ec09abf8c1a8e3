/** Keeps the answers that areas want kept for the day (`meta.keptOffline`), and gives them back to the cache before the area renders. */
import type { QueryClient, QueryKey, SharedQueryMeta } from '@touchline/ui/query';
import { keepAnswer, type KeptAnswer } from './day-store.js';

/** What the kept answers need to know of this page. */
interface PageFacts {
  /** The signed-in coach whose answers are kept; null while nobody is signed in. */
  coachId: () => number | null;
  /** The version of an area that runs in this page. */
  runningVersion: (area: string) => string | null;
}

/** Keeps each new answer of a query that has `meta.keptOffline`. Returns the function that stops it. */
export function followAnswers(cache: QueryClient, { coachId, runningVersion }: PageFacts): () => void {
  return cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, queryHash, meta, state } = event.query;
    const { keptOffline } = (meta ?? {}) as SharedQueryMeta;
    const area = String(queryKey[0]);
    const coach = coachId();
    const version = runningVersion(area);
    if (!keptOffline || coach === null || version === null) return;
    const data = keptOffline(state.data);
    if (data === null) return;
    void keepAnswer(coach, { id: queryHash, queryKey, area, version, data, answeredAt: state.dataUpdatedAt });
  });
}

/** Gives the kept answers of a version to the cache, where it has none that is newer. They count as old, so they are read again. */
export function restoreAnswers(cache: QueryClient, kept: readonly KeptAnswer[], area: string, version: string): void {
  for (const answer of kept) {
    if (answer.area !== area || answer.version !== version) continue;
    const known = cache.getQueryState(answer.queryKey as QueryKey);
    if (known?.data === undefined)
      cache.setQueryData(answer.queryKey as QueryKey, answer.data, { updatedAt: answer.answeredAt });
  }
}
