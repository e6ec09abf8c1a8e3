import { Injectable } from '@nestjs/common';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measurement, SaveMeasurementsBody, SavedMeasurement } from '@touchline/contracts/measurements.schema';
import type { MeasuredKind } from '@touchline/contracts/measure-rules';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findCatalogue } from '../measures/index.js';
import { toMeasurement, toSaved } from './measurement.mapper.js';
import { findBirthAndTeams, findMeasurements, type StoredMeasurement } from './measurements.repository.js';
import type { MeasurementsQuery } from './measurements.schemas.js';
import { AUDITED_AS, MeasurementsWriter } from './measurements.writer.js';
import type { MeasurementInput } from './measurements.rules.js';

const BY_DAY: ListOrder<StoredMeasurement, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.day, row.id] };

/** Measured values that coaches read and enter. */
@Injectable()
export class MeasurementsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: MeasurementsWriter,
    private readonly audit: AuditLog,
  ) {}

  /** The values of one athlete and measure, oldest first, with the age and the team of their days. */
  async list(
    coach: SignedInCoach,
    athleteId: number,
    { measure: key, from, to, ...page }: MeasurementsQuery,
  ): Promise<Page<Measurement>> {
    const manager = this.unitOfWork.read;
    const measure = (await findCatalogue(manager, coach.institutionId)).get(key);
    // For an unknown measure the athlete is asked for first, so that the answer does not tell who exists.
    const { kind } = measure ? newestVersion(measure) : { kind: 'performance' as const };
    const reach = await requireAthletes(manager, coach, `${kind}.read`, [athleteId], { former: true });
    if (!measure) throw validationFailed([{ path: 'measure', message: 'This is not a measure of the club.' }]);

    const { items, next } = await pageOf(page, BY_DAY, (after, limit) =>
      findMeasurements(manager, { reach, athleteId }, key, { from, to, after, limit }),
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
    await this.audit.read(coach, AUDITED_AS[kind], [athleteId]);
    return { items: items.map((row) => toMeasurement(row, person, shown)), next };
  }

  /** Writes all values or none and returns them as stored, in the order sent. */
  async save(coach: SignedInCoach, { entries }: SaveMeasurementsBody): Promise<SavedMeasurement[]> {
    const inputs = entries.map(({ athlete_id: athleteId, measure: measureKey, ...entry }, at): MeasurementInput => {
      return { ...entry, athleteId, measureKey, eventId: 0, path: `entries.${at}` };
    });
    return this.unitOfWork.write(async (tx) => {
      const catalogue = await findCatalogue(tx, coach.institutionId);
      await requireReached(tx, coach, catalogue, inputs);
      requireNoSurveyAnswers(catalogue, inputs);
      const written = await this.writer.write(tx, coach, catalogue, inputs);
      return inputs.map((input, at) => toSaved(input, written[at]?.row));
    });
  }
}

/** The answers of a day have the version of their survey, which this call does not know. */
function requireNoSurveyAnswers(catalogue: ReadonlyMap<string, Measure>, inputs: readonly MeasurementInput[]): void {
  const problems = inputs.flatMap(({ measureKey, path }): FieldProblem[] => {
    const measure = catalogue.get(measureKey);
    const isAnswer = measure !== undefined && newestVersion(measure).entered_by === 'athlete_daily';
    const message = 'Answers of a day are saved with its survey.';
    return isAnswer ? [{ path: `${path}.measure`, message }] : [];
  });
  if (problems.length > 0) throw validationFailed(problems);
}

/** Throws unless the coach may write each value: by the kind of its measure, and on its day. */
async function requireReached(
  tx: EntityManager,
  coach: SignedInCoach,
  catalogue: ReadonlyMap<string, Measure>,
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
      if (!reach.covers(athleteId, day))
        problems.push({ path: `${path}.day`, message: 'The athlete was not in one of your teams on this day.' });
  }
  if (problems.length > 0) throw validationFailed(problems);
}
