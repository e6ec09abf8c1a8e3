import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { MoreAnswer } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { Reach } from '../../common/access/reach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import type { DayRange } from '../../common/paging/athlete-rows.js';
import { findValuesOf, type MeasuredValue } from '../measurements/index.js';
import { findCatalogue } from '../measures/index.js';
import { asksMore, findAsked, NOTHING_ASKED, type Asked } from './surveys.repository.js';

/** Answers beside those that every survey and every session has. */
export interface FurtherAnswers {
  /** In the order in which they were asked. */
  more: MoreAnswer[];
  /** What was asked has an answer, whether the caller may read it or not. */
  isComplete: boolean;
}

export const NOTHING_FURTHER: FurtherAnswers = { more: [], isComplete: true };

/** What athletes are asked beside the four ratings, and their answers. */
export interface Questionnaire {
  asked: Asked;
  catalogue: ReadonlyMap<string, Measure>;
  /** The answers with the survey of a day. */
  ofDay: (athleteId: number, day: CalendarDate) => FurtherAnswers;
  /** The answers to what was asked after an event. */
  ofEvent: (athleteId: number, event: { id: number; teamId: number | null; date: CalendarDate }) => FurtherAnswers;
}

interface QuestionnaireScope {
  institutionId: number;
  athleteIds: readonly number[];
  /** The days about which is asked. */
  range: DayRange;
  /** Finds on which days the caller reads what; undefined: everything on all days. */
  findReach?: () => Promise<(permission: Permission) => Reach>;
}

/** One query where the club asks nothing more, else up to five, and that of the reach. */
export async function findQuestionnaire(manager: EntityManager, scope: QuestionnaireScope): Promise<Questionnaire> {
  const { athleteIds, institutionId, range } = scope;
  const asked = (await asksMore(manager, institutionId)) ? await findAsked(manager, athleteIds) : NOTHING_ASKED;
  if (asked.keys.length === 0) {
    return { asked, catalogue: new Map(), ofDay: () => NOTHING_FURTHER, ofEvent: () => NOTHING_FURTHER };
  }

  const catalogue = await findCatalogue(manager, institutionId);
  const reach = await scope.findReach?.();
  const isRead = ({ athleteId, day, measureKey }: MeasuredValue): boolean => {
    const measure = catalogue.get(measureKey);
    return measure !== undefined && (reach?.(`${versionOn(measure, day).kind}.read`).covers(athleteId, day) ?? true);
  };
  const values = await findValuesOf(manager, { reach: Reach.ofAllDays(athleteIds), athleteIds }, asked.keys, range);
  const byDay = groupRows(values, ({ athleteId, day, eventId }) => `${athleteId} ${day} ${eventId}`);
  const answers = (keys: readonly string[], stored: readonly MeasuredValue[] = []): FurtherAnswers => {
    const byKey = new Map(stored.map((value) => [value.measureKey, value]));
    const inOrder = [...new Set([...keys, ...byKey.keys()])].flatMap((key) => byKey.get(key) ?? []);
    return {
      more: inOrder.filter(isRead).map(({ measureKey, value }) => ({ measure: measureKey, value })),
      isComplete: keys.every((key) => byKey.has(key)),
    };
  };
  return {
    asked,
    catalogue,
    ofDay: (id, day) => answers(asked.on(id, day, 'daily'), byDay.get(`${id} ${day} 0`)),
    ofEvent: (id, event) =>
      answers(asked.on(id, event.date, 'after_session', event.teamId), byDay.get(`${id} ${event.date} ${event.id}`)),
  };
}
