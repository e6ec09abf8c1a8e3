import { requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BASELINE_LEAST, type WellnessState } from '@touchline/contracts/squad-rules';
import { atLeast } from '@touchline/contracts/tolerance';
import type { Answer } from './answers.js';
import { baselineOf, usualDeviation, type Baseline } from './baseline.js';

/** Distances from the own mean, in usual deviations, from which an answer is marked. */
const LOOK_Z = 1.5;
const TALK_Z = 2;
/** Least distance in points: 1.5 times the typical change from day to day (2.6 points, Midoglu 2024, Sci Data 11:553). */
const LOOK_DELTA = 4;
/** An answer further back says nothing about two marked answers running. */
const ANSWER_BEFORE_DAYS = 3;
const FLAG_DAYS = 28;

/** An athlete's answer on a day against the own baseline; not rounded. */
export interface WellnessJudgement {
  state: WellnessState;
  baseline: Baseline;
  /** Points above the own mean (+ is worse); null without an answer and while the baseline is building. */
  delta: number | null;
  /** The same in usual deviations; null as `delta`. */
  z: number | null;
  /**
   * Whether the answer before, at most three days earlier, is marked by the athlete's own rule; false when `z` is too small
   * for a mark anyway.
   */
  followsMarked: boolean;
}

/** How far the whole squad is from usual on a day: taken off each athlete's own distance before it is judged. */
export interface SquadShift {
  delta: number;
  /** Never negative: only a squad that is down is shifted. */
  z: number;
}

const NO_SHIFT: SquadShift = { delta: 0, z: 0 };

/**
 * Judges the answer of `date` by the Hooper index alone: five ratings judged one by one would mark most of a squad on a
 * day on which nothing happened. `answers` are the athlete's, oldest first, from 31 days before `date` on; with a
 * `shift`, only today's answer is judged less by it, the answer before is not.
 */
export function judgeWellness(
  answers: readonly Answer[],
  date: CalendarDate,
  shift: SquadShift = NO_SHIFT,
): WellnessJudgement {
  const day = requireEpochDay(date);
  const own = againstBaseline(answers, day);
  const followsMarked = own.z !== null && atLeast(own.z, LOOK_Z) && isAnswerBeforeMarked(answers, day);
  const judged = { ...own, followsMarked };
  return { ...judged, state: stateBeyond(judged, shift) };
}

/** The state of a judged answer with a `shift`, as `judgeWellness` gives it. */
export function stateBeyond(judged: WellnessJudgement, shift: SquadShift): WellnessState {
  const { delta, z, followsMarked } = judged;
  if (delta === null || z === null) return judged.state;
  if (!isLook(delta - shift.delta, z - shift.z)) return 'usual';
  return followsMarked || atLeast(z - shift.z, TALK_Z) ? 'talk' : 'look';
}

/** Days of the 28 up to `date` whose answer is marked by the athlete's own rule. Needs the answers of 55 days before. */
export function markedDays(answers: readonly Answer[], date: CalendarDate): CalendarDate[] {
  const last = requireEpochDay(date);
  return answers
    .filter(({ day }) => day > last - FLAG_DAYS && day <= last && isMarked(answers, day))
    .map((answer) => answer.date);
}

/** Without the marks, which need the answer before. */
function againstBaseline(answers: readonly Answer[], day: number): Omit<WellnessJudgement, 'followsMarked'> {
  const baseline = baselineOf(answers, day);
  const { n, mean, sd } = baseline;
  const answer = answers.find((each) => each.day === day);
  if (answer === undefined) return { state: 'no_answer', baseline, delta: null, z: null };
  if (n < BASELINE_LEAST || mean === null || sd === null) return { state: 'building', baseline, delta: null, z: null };
  const delta = answer.sum - mean;
  return { state: 'usual', baseline, delta, z: delta / usualDeviation(sd) };
}

function isAnswerBeforeMarked(answers: readonly Answer[], day: number): boolean {
  const before = answers.findLast((answer) => answer.day < day);
  return before !== undefined && before.day >= day - ANSWER_BEFORE_DAYS && isMarked(answers, before.day);
}

function isMarked(answers: readonly Answer[], day: number): boolean {
  const { delta, z } = againstBaseline(answers, day);
  return delta !== null && z !== null && isLook(delta, z);
}

function isLook(delta: number, z: number): boolean {
  return atLeast(z, LOOK_Z) && atLeast(delta, LOOK_DELTA);
}
