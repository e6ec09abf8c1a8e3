import { AVAILABILITY_LABELS } from '@touchline/contracts/availability-rules';
import { statusText } from '@touchline/contracts/attendance-status';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import type { ExportKind } from '@touchline/contracts/export-kinds';
import type { MeasuredKind } from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { wordText } from '@touchline/contracts/words';
import type { EntityManager } from 'typeorm';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import type { DataReader } from '../../../common/auth/reading-program.js';
import type { Condition } from '../../../common/paging/athlete-rows.js';
import type { Page } from '../../../common/paging/page.js';
import { AUDITED_AS } from '../../measurements/index.js';
import {
  toDataAttendance,
  toDataAvailability,
  toDataEvent,
  toDataMeasurement,
  toDataSession,
  toDataTest,
  toDataWellness,
} from '../club-data.mapper.js';
import type { DaysQuery } from '../club-data.schemas.js';
import { ATTENDANCE, AVAILABILITY, MEASUREMENTS, SESSIONS, TEAM_EVENTS, TESTS, WELLNESS } from '../lists/day-lists.js';
import { readDayList, type DayList } from '../lists/rows-by-day.js';
import { measureColumnKey } from './export-columns.js';
import type { Fact } from './export-lines.js';

/** A list of stored rows as facts. */
export interface FactSource {
  /** As what its reading is audited; null for what is no health data. */
  audited: HealthData | null;
  read: (manager: EntityManager, reader: DataReader, query: DaysQuery) => Promise<Page<Fact>>;
}

type Catalogue = ReadonlyMap<string, Measure>;
/** Of facts that stand in one line of their day. */
const ONE_PLACE = '';

function sourceOf<Row extends object>(
  list: DayList<Row>,
  audited: HealthData | null,
  toFact: (row: Row, reader: DataReader) => Fact,
  only?: Condition,
): FactSource {
  return {
    audited,
    read: async (manager, reader, query) => {
      const { items, next } = await readDayList(manager, reader, list, query, only);
      return { items: items.map((row) => toFact(row, reader)), next };
    },
  };
}

const WELLNESS_FACTS = sourceOf(WELLNESS, 'wellness', (row, reader) => {
  const entry = toDataWellness(row, reader);
  return {
    ...{ athleteId: entry.athlete_id, day: entry.date, place: ONE_PLACE },
    values: {
      'hooper.sleep_quality': entry.sleep_quality,
      'hooper.fatigue': entry.fatigue,
      'hooper.muscle_soreness': entry.muscle_soreness,
      'hooper.stress': entry.stress,
      hooper_index: entry.hooper_index,
      injury_body_part: entry.injury_body_part ?? null,
      injury_severity: entry.injury_severity ?? null,
    },
  };
});

const SESSION_FACTS = sourceOf(SESSIONS, 'training_load', (row) => {
  const session = toDataSession(row);
  const { rpe, duration_min: minutes, srpe, event_id: eventId } = session;
  return {
    ...{ athleteId: session.athlete_id, day: session.date, place: String(eventId) },
    ...{ values: { 'session.rpe': rpe, 'session.duration': minutes, srpe }, about: { event_id: eventId } },
  };
});

const TEST_FACTS = sourceOf(TESTS, 'fatigue', (row) => {
  const { athlete_id: athleteId, date: day, test, value } = toDataTest(row);
  return { athleteId, day, place: ONE_PLACE, values: { [`test.${test}`]: value } };
});

const ATTENDANCE_FACTS = sourceOf(ATTENDANCE, null, (row) => {
  const { athlete_id: athleteId, date: day, event_id: eventId, status } = toDataAttendance(row);
  return {
    athleteId,
    day,
    place: String(eventId),
    values: { status: statusText(status) },
    about: { event_id: eventId },
  };
});

const AVAILABILITY_FACTS = sourceOf(AVAILABILITY, 'profile', (row, reader) => {
  const { id, athlete_id: athleteId, date: day, status, ...word } = toDataAvailability(row, reader);
  const { from, until, body_part: part = null, note = null } = word;
  const label = wordText(AVAILABILITY_LABELS, status);
  return { athleteId, day, place: String(id), values: { status: label, from, until, body_part: part, note } };
});

const EVENT_FACTS = sourceOf(TEAM_EVENTS, null, (row) => {
  const { id, date: day, time, title, type, duration_min: minutes, notes } = toDataEvent(row);
  const label = wordText(EVENT_TYPE_LABELS, type);
  const values = { start_time: time, title, type: label, duration_min: minutes, notes };
  return { athleteId: null, day, place: String(id), values };
});

/** Values of the measures of one kind. */
function measuredFacts(kind: MeasuredKind, catalogue: Catalogue): FactSource[] {
  const measureKeys = [...catalogue.values()]
    .filter((measure) => newestVersion(measure).kind === kind)
    .map(({ key }) => key);
  if (measureKeys.length === 0) return [];
  const only = { condition: 'row.measure_key IN (:...measureKeys)', parameters: { measureKeys } };
  return [
    sourceOf(
      MEASUREMENTS,
      AUDITED_AS[kind],
      (row) => {
        const {
          measure,
          measure_version: version,
          side,
          trial,
          value,
          event_id: eventId,
          ...of
        } = toDataMeasurement(row);
        const key = measureColumnKey(catalogue.get(measure), measure, version);
        const hasTrials = (catalogue.get(measure)?.versions ?? []).some(({ trials }) => trials > 1);
        const about = {
          ...(side !== 'none' && { side: SIDE_LABELS[side] }),
          ...(hasTrials && { trial }),
          ...(kind === 'load' && { event_id: eventId }),
        };
        const ofEvent = kind === 'load' ? String(eventId) : ONE_PLACE;
        const place = side === 'none' && trial === 1 ? ofEvent : `${ofEvent}/${side}/${trial}`;
        return { athleteId: of.athlete_id, day: of.date, place, values: { [key]: value }, about };
      },
      only,
    ),
  ];
}

const SIDE_LABELS = { left: 'Left', right: 'Right' } as const;

/** Where the rows of a file come from; kinds of measures that the reader does not read are left out. */
export function sourcesOf(
  kind: Exclude<ExportKind, 'roster'>,
  { kinds }: DataReader,
  catalogue: Catalogue,
): readonly FactSource[] {
  const measured = (...wanted: MeasuredKind[]) =>
    wanted.filter((each) => kinds.has(each)).flatMap((each) => measuredFacts(each, catalogue));
  switch (kind) {
    case 'wellness':
      return [WELLNESS_FACTS, ...measured('wellness', 'health')];
    case 'sessions':
      return [SESSION_FACTS, ...measured('load')];
    case 'tests':
      return [TEST_FACTS, ...measured('performance')];
    case 'attendance':
      return [ATTENDANCE_FACTS];
    case 'availability':
      return [AVAILABILITY_FACTS];
    case 'events':
      return [EVENT_FACTS];
  }
}
