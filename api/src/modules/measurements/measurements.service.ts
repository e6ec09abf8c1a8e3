import { Injectable } from '@nestjs/common';
import { takesMeasurements } from '@touchline/contracts/measure-catalogue';
import { MEASURED_KINDS, type EnteredBy, type MeasuredKind } from '@touchline/contracts/measure-rules';
import { isAskedOfAthletes } from '@touchline/contracts/measure-problems';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type {
  Measurement,
  SaveMeasurementsBody,
  SavedMeasurement,
  StoredMeasurement,
} from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { findReach, requireAthletes, requireReach, requireTeam } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { unreachedDay, validationFailed } from '../../common/errors/shared.errors.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findCatalogue, unknownMeasure } from '../measures/index.js';
import { findMembersBetween } from '../memberships/index.js';
import { toMeasurement, toSaved, toStored } from './measurement.mapper.js';
import {
  findBirthAndTeams,
  findMeasurements,
  findTrialsOn,
  type MeasuredValue,
  type ReachedMeasures,
} from './measurements.repository.js';
import type { MeasurementsQuery, TeamDayQuery } from './measurements.schemas.js';
import { AUDITED_AS, MeasurementsWriter } from './measurements.writer.js';
import type { MeasurementInput } from './measurements.rules.js';

const BY_DAY: ListOrder<MeasuredValue, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.day, row.id] };

type Catalogue = ReadonlyMap<string, Measure>;

/** Measured values that coaches read and enter. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: MeasurementsWriter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The values of one athlete, oldest first, with the age and the team of their days: of one measure, or of all that the
   * coach's role reads, or of those among them that `entered_by` enter. Four queries.
   */
  async list(
    coach: SignedInCoach,
    athleteId: number,
    { measure: key, entered_by: by, from, to, ...page }: MeasurementsQuery,
  ): Promise<Page<Measurement>> {
    const manager = this.unitOfWork.read;
    const catalogue = await findCatalogue(manager, coach.institutionId);
    const measures =
      key === undefined
        ? await allReadable(manager, coach, [...catalogue.values()].filter(isEnteredBy(by)), athleteId)
        : [await requireReadable(manager, coach, catalogue.get(key), athleteId)];

    const { items, next } = await pageOf(page, BY_DAY, async (after, limit) =>
      measures.length === 0 ? [] : findMeasurements(manager, athleteId, measures, { from, to, after, limit }),
    );
    const person = items.length === 0 ? [] : await findBirthAndTeams(manager, athleteId);
    const shown = {
      showsAge: mayInOneOf(
        coach.roles,
        'people.read',
        person.flatMap(({ teamId }) => teamId ?? []),
      ),
      showsTeam: (teamId: number) => coach.roles.has(teamId),
    };
    const kinds = new Set(measures.map(({ kind }) => AUDITED_AS[kind]));
    await this.audit.read(coach, [...kinds], [athleteId]);
    return { items: items.map((row) => toMeasurement(row, person, shown)), next };
  }

  /**
   * The values of a team on one day, as `save` stores them. The athletes are those of the team from that day to today, as far
   * as the coach reaches their values of the day: somebody who has come since may have been on another of the coach's teams.
   * Five queries for any number of athletes and measures.
   */
  async listTeamDay(coach: SignedInCoach, query: TeamDayQuery): Promise<StoredMeasurement[]> {
    const { team_id: teamId, day, measures: keys } = query;
    const manager = this.unitOfWork.read;
    const kinds = await requireKinds(manager, coach, query);

    const [from, to] = day < coach.today ? [day, coach.today] : [coach.today, day];
    const athleteIds = await findMembersBetween(manager, teamId, { from, to });
    if (athleteIds.length === 0) return [];
    const reachOf = await findReach(manager, coach, athleteIds);
    const trials = await findTrialsOn(manager, day, athleteIds, keys);

    const reaches = new Map([...new Set(kinds.values())].map((kind) => [kind, reachOf(`${kind}.read`)]));
    for (const [kind, reach] of reaches) {
      const read = athleteIds.filter((athleteId) => reach.covers(athleteId, day));
      await this.audit.read(coach, AUDITED_AS[kind], read);
    }
    const reachOfMeasure = new Map([...kinds].map(([key, kind]) => [key, reaches.get(kind)]));
    return trials
      .filter(({ measureKey, athleteId }) => reachOfMeasure.get(measureKey)?.covers(athleteId, day))
      .map(toStored);
  }

  /** Writes all values or none and returns them as stored, in the order sent. */
  async save(coach: SignedInCoach, { entries }: SaveMeasurementsBody): Promise<SavedMeasurement[]> {
    const inputs = entries.map(({ athlete_id: athleteId, measure: measureKey, ...entry }, at): MeasurementInput => {
      return { ...entry, athleteId, measureKey, eventId: 0, path: `entries.${at}` };
    });
    return this.unitOfWork.write(async (tx) => {
      const catalogue = await findCatalogue(tx, coach.institutionId);
      await requireReached(tx, coach, catalogue, inputs);
      requireNoAnswers(catalogue, inputs);
      const written = await this.writer.write(tx, coach, catalogue, inputs);
      return inputs.map((input, at) => toSaved(input, written[at]?.row));
    });
  }
}

/**
 * The kinds of measures of the club, by key. Throws unless the coach's role in the team reads each of them. Two queries.
 */
async function requireKinds(
  manager: EntityManager,
  coach: SignedInCoach,
  { team_id: teamId, measures: keys }: Pick<TeamDayQuery, 'team_id' | 'measures'>,
): Promise<Map<string, MeasuredKind>> {
  const catalogue = await findCatalogue(manager, coach.institutionId);
  const kinds = new Map<string, MeasuredKind>();
  for (const key of keys) {
    const measure = takesMeasurements(key) ? catalogue.get(key) : undefined;
    if (measure) kinds.set(key, newestVersion(measure).kind);
  }

  // The team is asked for first, so that the answer does not tell which ones exist.
  const permissions = [...kinds.values()].map((kind) => `${kind}.read` as const);
  await requireTeam(manager, coach, ['names.read', ...permissions], teamId);
  const problems = keys
    .filter((key) => !kinds.has(key))
    .map((key): FieldProblem => ({ path: 'measures', message: `${key} is not a measure of the club.` }));
  if (problems.length > 0) throw validationFailed(problems);
  return kinds;
}

type ReadableMeasures = ReachedMeasures & { kind: MeasuredKind };

/** A measure whose values the coach may read of the athlete. Throws unless there is one. One query. */
async function requireReadable(
  manager: EntityManager,
  coach: SignedInCoach,
  measure: Measure | undefined,
  athleteId: number,
): Promise<ReadableMeasures> {
  // For an unknown measure the athlete is asked for first, so that the answer does not tell who exists.
  const { kind } = measure ? newestVersion(measure) : { kind: 'performance' as const };
  const reach = await requireAthletes(manager, coach, `${kind}.read`, [athleteId], { former: true });
  if (!measure) throw unknownMeasure();
  return { kind, reach, measureKeys: [measure.key] };
}

const isEnteredBy =
  (by: readonly EnteredBy[] | undefined) =>
  (measure: Measure): boolean =>
    takesMeasurements(measure.key) && (by === undefined || by.includes(newestVersion(measure).entered_by));

/** Those of these measures whose values the coach may read of the athlete, by kind; none where the role reads no kind. One query. */
async function allReadable(
  manager: EntityManager,
  coach: SignedInCoach,
  measures: readonly Measure[],
  athleteId: number,
): Promise<ReadableMeasures[]> {
  const reachOf = await requireReach(manager, coach, [athleteId]);
  return MEASURED_KINDS.flatMap((kind) => {
    const reach = reachOf(`${kind}.read`);
    const measureKeys = measures.filter((one) => newestVersion(one).kind === kind).map(({ key }) => key);
    return measureKeys.length > 0 && reach.spansOf(athleteId).length > 0 ? [{ kind, reach, measureKeys }] : [];
  });
}

/** Answers have the version of their survey or session, which this call does not know. */
function requireNoAnswers(catalogue: Catalogue, inputs: readonly MeasurementInput[]): void {
  const problems = inputs.flatMap(({ measureKey, path }): FieldProblem[] => {
    const measure = catalogue.get(measureKey);
    const isAnswer = measure !== undefined && isAskedOfAthletes(newestVersion(measure).entered_by);
    const message = 'Answers of athletes are saved with their survey or session.';
    return isAnswer ? [{ path: `${path}.measure`, message }] : [];
  });
  if (problems.length > 0) throw validationFailed(problems);
}

/** Throws unless the coach may write each value: by the kind of its measure, and on its day. */
async function requireReached(
  tx: EntityManager,
  coach: SignedInCoach,
  catalogue: Catalogue,
  inputs: readonly MeasurementInput[],
): Promise<void> {
  const kinds = new Map<MeasuredKind, MeasurementInput[]>();
  for (const input of inputs) {
    const measure = catalogue.get(input.measureKey);
    const kind = measure ? newestVersion(measure).kind : 'performance';
    kinds.set(kind, [...(kinds.get(kind) ?? []), input]);
  }
  const problems: FieldProblem[] = [];
  for (const [kind, ofKind] of kinds) {
    const athleteIds = ofKind.map(({ athleteId }) => athleteId);
    const reach = await requireAthletes(tx, coach, `${kind}.write`, athleteIds, { former: true });
    for (const { athleteId, day, path } of ofKind)
      if (!reach.covers(athleteId, day)) problems.push(unreachedDay(`${path}.day`));
  }
  if (problems.length > 0) throw validationFailed(problems);
}
