import { Injectable } from '@nestjs/common';
import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import type { EntityManager } from 'typeorm';
import { Reach } from '../../../common/access/reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { findValuesOf } from '../../measurements/index.js';
import { findAsked } from '../../surveys/index.js';
import { findEntriesOf, WellnessEntryEntity, WellnessWriter } from '../../wellness/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import {
  numberOrNull,
  type DayItem,
  type DayWrite,
  type ImportTable,
  type StoredItem,
  type WrittenItem,
  versionsOf,
} from './import-table.js';

/** Surveys of days. Answers to the club's own questions belong to the survey of their day. */
@Injectable()
export class WellnessTable implements ImportTable {
  readonly kind = 'wellness';
  readonly auditKind = 'wellness';
  readonly entity = WellnessEntryEntity;
  readonly isVersioned = true;
  readonly findVersions = versionsOf(WellnessEntryEntity);
  readonly hasSeveral = false;
  readonly placeOf = () => '';

  constructor(private readonly writer: WellnessWriter) {}

  async find(
    manager: EntityManager,
    athletes: ReachedAthletes,
    range: DayRange,
    fields: readonly string[],
  ): Promise<StoredItem[]> {
    const entries = await findEntriesOf(manager, athletes, range);
    const own = fields.filter((field) => OWN_MEASURE_KEY.test(field));
    const answers = byAthlete(own.length === 0 ? [] : await findValuesOf(manager, athletes, own, range));
    return entries.map(({ id, version, athleteId, date, ...ratings }) => ({
      ...{ id, version, athleteId, day: date },
      values: {
        'hooper.sleep_quality': ratings.sleepQuality,
        'hooper.fatigue': ratings.fatigue,
        'hooper.muscle_soreness': ratings.muscleSoreness,
        'hooper.stress': ratings.stress,
        ...Object.fromEntries(
          (answers.get(athleteId) ?? [])
            .filter(({ day, eventId }) => day === date && eventId === 0)
            .map(({ measureKey, value }) => [measureKey, value]),
        ),
      },
    }));
  }

  write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]> {
    const entries = writes.map(({ athleteId, day, values }) => ({
      athlete_id: athleteId,
      date: day,
      ...ratingsOf(values),
      more: answersOf(values),
    }));
    return this.writer.write(tx, coach, entries, { isHistory: true });
  }

  /** What the team's own questions were answered on a day goes with it. */
  async remove(
    tx: EntityManager,
    coach: SignedInCoach,
    rows: readonly DayItem[],
    deleteRows: () => Promise<void>,
  ): Promise<void> {
    const athleteIds = [...new Set(rows.map(({ athleteId }) => athleteId))];
    const written = rows.flatMap(({ values }) => answersOf(values).map(({ measure }) => measure));
    const own = [...new Set([...(await findAsked(tx, athleteIds)).keys, ...written])];
    const days = rows.map(({ day }) => day).sort();
    const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const reached = { reach: Reach.ofAllDays(athleteIds), athleteIds };
    const answers = byAthlete(own.length === 0 ? [] : await findValuesOf(tx, reached, own, range));
    const answered = rows.flatMap(({ athleteId, day }) => {
      const ofDay = (answers.get(athleteId) ?? []).filter((answer) => answer.day === day && answer.eventId === 0);
      const nothing = Object.fromEntries(ofDay.map(({ measureKey }) => [measureKey, null]));
      return ofDay.length === 0 ? [] : [{ athleteId, day, stored: undefined, values: nothing }];
    });
    if (answered.length > 0) await this.write(tx, coach, answered);
    await deleteRows();
  }
}

const ratingsOf = (values: ImportedValues) =>
  Object.fromEntries(
    WELLNESS_RATINGS.filter((rating) => `hooper.${rating}` in values).map((rating) => [
      rating,
      numberOrNull(values, `hooper.${rating}`),
    ]),
  );

const answersOf = (values: ImportedValues) =>
  Object.entries(values)
    .filter(([field]) => OWN_MEASURE_KEY.test(field))
    .map(([measure]) => ({ measure, value: numberOrNull(values, measure) }));
