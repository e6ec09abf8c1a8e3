import { atLeast } from '@touchline/contracts/tolerance';
import { median } from '../../../common/statistics/statistics.js';
import type { SquadShift, WellnessJudgement } from './wellness-judgement.js';

/** With fewer judged answers a median says little about a squad. */
const LEAST_ANSWERS = 10;
/** By chance reached on 3 % of days with 10 answers, on 0.1 % with 25; usual after a match (Gallo 2017, JSCR 31:495). */
const SQUAD_DOWN_Z = 0.75;

/** How a whole team answered on a day, from the answers there are so far. */
export interface SquadLine {
  /** Number of judged answers: those of athletes with a complete baseline. */
  answers: number;
  /** Median distance of these answers, in usual deviations, not rounded; null without any. */
  medianZ: number | null;
  /** Median distance in points of the Hooper index; null without any. */
  medianDelta: number | null;
  /** True when the whole squad is down: athletes are then judged on their distance beyond the squad's. */
  down: boolean;
}

/** From the judgements of one team on one day, each by the athlete's own rule. */
export function squadLine(judgements: readonly Pick<WellnessJudgement, 'delta' | 'z'>[]): SquadLine {
  const distances = judgements.flatMap(({ delta, z }) => (delta === null || z === null ? [] : [{ delta, z }]));
  if (distances.length === 0) return { answers: 0, medianZ: null, medianDelta: null, down: false };
  const medianZ = median(distances.map(({ z }) => z));
  return {
    answers: distances.length,
    medianZ,
    medianDelta: median(distances.map(({ delta }) => delta)),
    down: distances.length >= LEAST_ANSWERS && atLeast(medianZ, SQUAD_DOWN_Z),
  };
}

/** The amount taken off each athlete's distance; undefined unless the whole squad is down. */
export function shiftOf({ down, medianZ, medianDelta }: SquadLine): SquadShift | undefined {
  return down && medianZ !== null && medianDelta !== null ? { z: medianZ, delta: medianDelta } : undefined;
}
