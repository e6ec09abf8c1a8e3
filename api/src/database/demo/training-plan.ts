import { addDays, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import type { TrainingDay } from './demo-data.js';
import { stepped, type Random } from './random.js';

export const HISTORY_DAYS = 26 * 7;

/** Monday … Sunday, from the design's targets for realistic demo data. */
const WEEK = [
  { train: 0.8, rpe: 5.2, minutes: 65 },
  { train: 0.92, rpe: 6.6, minutes: 85 },
  { train: 0.88, rpe: 6.8, minutes: 85 },
  { train: 0.75, rpe: 5.2, minutes: 65 },
  { train: 0.8, rpe: 4.3, minutes: 55 },
  { train: 0.85, rpe: 8, minutes: 90 },
  { train: 0.18, rpe: 3.5, minutes: 45 },
] as const;
/** Load factors of a block: three weeks up, one week down. */
const BLOCK = [0.92, 1, 1.1, 0.78] as const;
const RPE_DEVIATION = 1.35;
const MINUTES_DEVIATION = 14;
const SECOND_SESSION = 0.14;
const FALLS_OUT = 0.006;

/** One athlete's days of training up to and including `today`. */
export function trainingPlan(random: Random, today: string): TrainingDay[] {
  const plan: TrainingDay[] = [];
  const blockStart = random.whole(0, 3);
  let outUntil = -1;
  let out: TrainingDay['out'] = null;
  for (let at = 0; at < HISTORY_DAYS; at += 1) {
    const date = addDays(today, at - HISTORY_DAYS + 1);
    if (at > outUntil && random.chance(FALLS_OUT)) {
      outUntil = at + random.whole(4, 18) - 1;
      // Present injuries belong to the two athletes chosen for them; chance adds none.
      out = outUntil < HISTORY_DAYS - 1 && random.chance(0.5) ? 'injured' : 'ill';
    }
    const isOut = at <= outUntil;
    const factor = BLOCK[(Math.floor(at / 7) + blockStart) % BLOCK.length] ?? 1;
    plan.push({
      date,
      out: isOut ? out : null,
      sessions: isOut ? [] : sessionsOf(random, weekdayFromMonday(date), factor),
    });
  }
  return plan;
}

/** Training load of a day in arbitrary units: RPE times minutes, summed over all sessions (Foster 1998). */
export function dayLoad(day: TrainingDay | undefined): number {
  return (day?.sessions ?? []).reduce((sum, session) => sum + session.rpe * session.durationMin, 0);
}

function sessionsOf(random: Random, weekday: number, factor: number): TrainingDay['sessions'] {
  const day = WEEK[weekday];
  if (!day || !random.chance(day.train)) return [];
  const session = (share: number) => ({
    rpe: stepped(random.normal(day.rpe, RPE_DEVIATION), 0.5, 1, 10),
    durationMin: stepped(random.normal(day.minutes * factor, MINUTES_DEVIATION) * share, 5, 20, 120),
  });
  return random.chance(SECOND_SESSION) ? [session(1), session(0.5)] : [session(1)];
}
