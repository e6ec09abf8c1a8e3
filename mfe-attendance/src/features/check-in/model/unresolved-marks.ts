import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import { hasSameTarget, type MarkProblem, type WaitingMark } from '../queue/waiting-mark.js';

/** A mark the server did not store, for the coach to decide about. */
export interface UnresolvedMark {
  mark: WaitingMark;
  problem: MarkProblem;
  name: string;
  /**
   * The coach's latest status for the athlete: they may have marked again after the mark that was not stored. Null if they
   * took their mark back.
   */
  ownStatus: AnsweredStatus | null;
}

/**
 * The unresolved marks, in the order in which they were made. `nameOf` returns undefined for an athlete the coach no
 * longer has.
 */
export function unresolvedMarks(
  marks: readonly WaitingMark[],
  nameOf: (athleteId: number) => string | undefined,
): UnresolvedMark[] {
  return marks.flatMap((mark) => {
    const { problem } = mark;
    if (problem === null) return [];
    const latest = marks.findLast((other) => hasSameTarget(other, mark)) ?? mark;
    const name = nameOf(mark.athleteId) ?? checkInTexts.unknownAthlete;
    return [{ mark, problem, name, ownStatus: latest.status }];
  });
}
