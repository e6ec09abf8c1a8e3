import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BASELINE_DAYS } from '@touchline/contracts/squad-rules';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { findReach, type Reacher } from '../../../common/access/coach-reach.js';
import { findMarks, type DatedMark } from '../../attendance/index.js';
import { findAvailabilityRecords, type StoredAvailability } from '../../availability/index.js';
import { findFirstSessionDates, findLoadsOf, type LoadSession } from '../../training-load/index.js';
import {
  findAnswerTimes,
  findCurrentInjuries,
  findRatingsOf,
  type DayRatings,
  type Injury,
} from '../../wellness/index.js';
import { findDecisionsInForce, type MadeDecision } from '../decisions/decisions.repository.js';
import { findImportedDays } from './imported-days.repository.js';

/** The baselines of the 28 days up to a day begin 55 days before it. */
export const ANSWER_DAYS = 60;
/** The load of seven days, yesterday's too, beside those of the 180 days before, each of which needs six days more. */
export const LOAD_DAYS = 188;
/** Seven events lie within two months, except in a break. */
const MARK_DAYS = 60;

/** The stored records of one athlete that the board of a day shows; lists are unordered. */
export interface SquadRecords {
  ratings: readonly DayRatings[];
  /** Days of the baseline whose ratings came from a file. */
  importedDays: ReadonlySet<CalendarDate>;
  answeredAt: Date | null;
  injury: Injury | undefined;
  /** Undefined without sessions; possibly before the loads. */
  firstSession: CalendarDate | undefined;
  loads: readonly LoadSession[];
  marks: readonly DatedMark[];
  availability: StoredAvailability | undefined;
  decision: MadeDecision | undefined;
}

/** The day of a board, and whether it is looked back at. */
export interface BoardDay {
  date: CalendarDate;
  isPast: boolean;
}

/** The records of these athletes (at least one), by athlete; marks at events of the team, or of all. Eleven queries. */
export async function findSquadRecords(
  manager: EntityManager,
  coach: Reacher,
  { athleteIds, teamId }: { athleteIds: readonly number[]; teamId: number | undefined },
  { date, isPast }: BoardDay,
): Promise<(athleteId: number) => SquadRecords> {
  const since = (days: number) => ({ from: addDays(date, 1 - days), to: date });
  const reach = await findReach(manager, coach, athleteIds);
  const of = (permission: Permission) => ({ reach: reach(permission).by(date), athleteIds });
  const ratings = await findRatingsOf(manager, of('wellness.read'), since(ANSWER_DAYS));
  const importedDays = await findImportedDays(manager, 'wellness', athleteIds, since(BASELINE_DAYS + 1));
  const answerTimes = await findAnswerTimes(manager, athleteIds, date);
  const injuries = await findCurrentInjuries(manager, athleteIds, date);
  const firstSessions = await findFirstSessionDates(manager, of('load.read'));
  const loads = await findLoadsOf(manager, of('load.read'), since(LOAD_DAYS));
  const marks = await findMarks(manager, {
    coachId: coach.coachId,
    teamId,
    start: addDays(date, -MARK_DAYS),
    end: date,
  });
  const availability = await findAvailabilityRecords(manager, athleteIds, { day: date, asItWas: isPast });
  const decisions = await findDecisionsInForce(manager, athleteIds, date);

  return (athleteId) => ({
    ratings: ratings(athleteId),
    importedDays: importedDays(athleteId),
    answeredAt: answerTimes.get(athleteId) ?? null,
    injury: injuries.get(athleteId),
    firstSession: firstSessions.get(athleteId),
    loads: loads(athleteId),
    marks: marks.get(athleteId) ?? [],
    availability: availability.get(athleteId),
    decision: decisions.get(athleteId),
  });
}
