import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import { isSamePlace, type MarkProblem, type WaitingMark } from '../queue/waiting-mark.js';

/** A mark that the server has not taken, to be decided by the coach. */
export interface OpenQuestion {
  mark: WaitingMark;
  problem: MarkProblem;
  name: string;
  /** What the coach marked last: a mark may have been made after the one that was not taken. */
  mine: AttendanceStatus;
}

/** The questions that are open, in the order of the marks. `nameOf` is undefined for who is no longer in the coach's list. */
export function openQuestions(
  marks: readonly WaitingMark[],
  nameOf: (athleteId: number) => string | undefined,
): OpenQuestion[] {
  return marks.flatMap((mark) => {
    const { problem } = mark;
    if (problem === null) return [];
    const last = marks.findLast((other) => isSamePlace(other, mark)) ?? mark;
    return [{ mark, problem, name: nameOf(mark.athleteId) ?? 'An athlete', mine: last.status }];
  });
}
