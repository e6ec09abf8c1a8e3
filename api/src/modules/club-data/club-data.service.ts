import { Injectable } from '@nestjs/common';
import type {
  DataAthlete,
  DataAttendance,
  DataAvailability,
  DataEvent,
  DataMeasurement,
  DataMembership,
  DataSession,
  DataTest,
  DataWellness,
} from '@touchline/contracts/club-data.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { requireKind } from '../../common/access/program-reach.js';
import type { HealthData } from '../../common/audit/audit-entry.entity.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { ReadingProgram } from '../../common/auth/reading-program.js';
import type { Condition } from '../../common/paging/athlete-rows.js';
import type { Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AUDITED_AS } from '../measurements/index.js';
import { findCatalogue } from '../measures/index.js';
import {
  toDataAthlete,
  toDataAttendance,
  toDataAvailability,
  toDataEvent,
  toDataMeasurement,
  toDataMembership,
  toDataSession,
  toDataTest,
  toDataWellness,
} from './club-data.mapper.js';
import type { DaysQuery, MeasurementsQuery, PeopleQuery } from './club-data.schemas.js';
import { ReadLimit } from './keys/read-limit.js';
import {
  ATHLETE_EVENTS,
  ATTENDANCE,
  AVAILABILITY,
  MEASUREMENTS,
  SESSIONS,
  TEAM_EVENTS,
  TESTS,
  WELLNESS,
} from './lists/day-lists.js';
import { readMemberships, readPersons } from './lists/people.list.js';
import { readDayList, type DayList } from './lists/rows-by-day.js';

/** The lists that programs read. Each call counts towards the limit of its key. */
@Injectable()
export class ClubDataService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly limit: ReadLimit,
  ) {}

  /** Birth dates and figures of the body are health data; names are not. */
  async athletes(program: ReadingProgram, query: PeopleQuery): Promise<Page<DataAthlete>> {
    await this.limit.count(program);
    const { items, next } = await readPersons(this.unitOfWork.read, program, query);
    if (program.kinds.has('people')) {
      const athleteIds = items.map(({ id }) => id);
      await this.audit.read(program, 'profile', athleteIds);
    }
    return { items: items.map((row) => toDataAthlete(row, program)), next };
  }

  async memberships(program: ReadingProgram, query: PeopleQuery): Promise<Page<DataMembership>> {
    await this.limit.count(program);
    const { items, next } = await readMemberships(this.unitOfWork.read, program, query);
    return { items: items.map(toDataMembership), next };
  }

  async events(program: ReadingProgram, query: DaysQuery): Promise<Page<DataEvent>> {
    const { items, next } = await this.read(program, TEAM_EVENTS, query);
    return { items: items.map(toDataEvent), next };
  }

  async athleteEvents(program: ReadingProgram, query: DaysQuery): Promise<Page<DataEvent>> {
    const { items, next } = await this.read(program, ATHLETE_EVENTS, query);
    return { items: items.map(toDataEvent), next };
  }

  async attendance(program: ReadingProgram, query: DaysQuery): Promise<Page<DataAttendance>> {
    const { items, next } = await this.read(program, ATTENDANCE, query);
    return { items: items.map(toDataAttendance), next };
  }

  async sessions(program: ReadingProgram, query: DaysQuery): Promise<Page<DataSession>> {
    const { items, next } = await this.readHealth(program, SESSIONS, query, 'training_load');
    return { items: items.map(toDataSession), next };
  }

  async wellness(program: ReadingProgram, query: DaysQuery): Promise<Page<DataWellness>> {
    const { items, next } = await this.readHealth(program, WELLNESS, query, 'wellness');
    return { items: items.map((row) => toDataWellness(row, program)), next };
  }

  async availability(program: ReadingProgram, query: DaysQuery): Promise<Page<DataAvailability>> {
    const { items, next } = await this.readHealth(program, AVAILABILITY, query, 'profile');
    return { items: items.map((row) => toDataAvailability(row, program)), next };
  }

  async tests(program: ReadingProgram, query: DaysQuery): Promise<Page<DataTest>> {
    const { items, next } = await this.readHealth(program, TESTS, query, 'fatigue');
    return { items: items.map(toDataTest), next };
  }

  /** The values of the measures that are of this kind today, under the permission of the kind. */
  async measurements(program: ReadingProgram, { kind, ...query }: MeasurementsQuery): Promise<Page<DataMeasurement>> {
    requireKind(program, `${kind}.read`);
    const catalogue = await findCatalogue(this.unitOfWork.read, program.institutionId);
    const measureKeys = [...catalogue.values()]
      .filter((measure) => newestVersion(measure).kind === kind)
      .map(({ key }) => key);
    const only =
      measureKeys.length === 0
        ? { condition: 'FALSE' }
        : { condition: 'row.measure_key IN (:...measureKeys)', parameters: { measureKeys } };
    const { items, next } = await this.readHealth(program, MEASUREMENTS, query, AUDITED_AS[kind], only);
    return { items: items.map(toDataMeasurement), next };
  }

  private async read<Row extends object>(
    program: ReadingProgram,
    list: DayList<Row>,
    query: DaysQuery,
    only?: Condition,
  ): Promise<Page<Row>> {
    await this.limit.count(program);
    return readDayList(this.unitOfWork.read, program, list, query, only);
  }

  /** A page of health data, which is recorded in the audit. */
  private async readHealth<Row extends object>(
    program: ReadingProgram,
    list: DayList<Row>,
    query: DaysQuery,
    kind: HealthData,
    only?: Condition,
  ): Promise<Page<Row>> {
    const page = await this.read(program, list, query, only);
    await this.audit.read(program, kind, [...new Set(page.items.map(list.ownerOf))]);
    return page;
  }
}
