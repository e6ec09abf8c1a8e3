/** The kept answers of this page: they wait in memory until their area runs, and only for their coach. */
import { runningVersionOf, subscribeToVersions } from '../areas/areas.js';
import { queryClient } from '../session/query-client.js';
import { coachOf, session } from '../session/session-state.js';
import type { KeptAnswer } from './day-store.js';
import { followAnswers, restoreAnswers } from './kept-answers.js';

let offered: { coachId: number; answers: readonly KeptAnswer[] } | null = null;

/** The answers that the device kept for this coach. The cache gets them once the coach's session is restored and their area runs. */
export function offerKeptAnswers(coachId: number, answers: readonly KeptAnswer[]): void {
  offered = { coachId, answers };
  giveBack();
}

/** Keeps new answers, and gives back kept ones. */
export function followKeptDay(): void {
  followAnswers(queryClient, {
    coachId: () => {
      const current = session.get();
      return current.kind === 'signed-in' ? current.coach.coach_id : null;
    },
    runningVersion: runningVersionOf,
  });
  session.subscribe(giveBack);
  subscribeToVersions(giveBack);
}

function giveBack(): void {
  const coach = coachOf(session.get());
  if (offered === null || coach === null) return;
  if (coach.coach_id !== offered.coachId) return void (offered = null);
  for (const area of new Set(offered.answers.map((answer) => answer.area))) {
    const version = runningVersionOf(area);
    if (version !== null) restoreAnswers(queryClient, offered.answers, area, version);
  }
}
