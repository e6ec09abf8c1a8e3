import { Injectable } from '@nestjs/common';
import { changesMeaning, newestVersion } from '@touchline/contracts/measure-versions';
import type { AddMeasureBody, ChangeMeasureBody, Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { requireInClub } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { insertOrRetry, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { selectExpressions } from '../../database/row-selection.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { MeasureEntity } from './measure.entity.js';
import { PRODUCT, toDefinition, toMeasure, toMeasures } from './measure.mapper.js';
import { measureChanged } from './measures.errors.js';
import { findCatalogue, findVersions, findVersionsOf, numberOf, type StoredMeasure } from './measures.repository.js';
import {
  askedProblems,
  definitionChange,
  keptProblems,
  labelProblems,
  numberProblems,
  type AskingTeam,
} from './measures.rules.js';

/** The catalogue of what is measured: the product's measures, and those that a club adds. */
@Injectable()
export class MeasuresService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The measures whose values the coach's roles let them read, the product's first. */
  async list({ institutionId, roles }: SignedInCoach): Promise<Measure[]> {
    const catalogue = await findCatalogue(this.unitOfWork.read, institutionId);
    return [...catalogue.values()].filter((measure) => mayInOneOf(roles, `${newestVersion(measure).kind}.read`));
  }

  async add(coach: SignedInCoach, body: AddMeasureBody, key: IdempotencyKey | null): Promise<Measure> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const own = await this.lockOwn(tx, coach);
      const id = await createOnce(tx, key, now, () => insertMeasure(tx, own, { coach, body, now }));
      return toMeasure([await tx.findOneByOrFail(MeasureEntity, { id })]);
    });
  }

  async change(coach: SignedInCoach, key: string, body: ChangeMeasureBody): Promise<Measure> {
    return this.unitOfWork.write(async (tx) => {
      const own = await this.lockOwn(tx, coach);
      const versions = own.filter(({ measureKey }) => measureKey === key);
      const newest = versions.at(-1);
      if (!newest) throw notFound();

      const sent = toDefinition(body);
      const others = toMeasures(own.filter(({ measureKey }) => measureKey !== key));
      const problems = [
        ...(body.is_retired ? [] : labelProblems(sent.label, [...PRODUCT, ...others])),
        ...keptProblems(newest.definition, sent),
        ...(body.is_retired && !newest.isRetired ? askedProblems(await findAskingTeams(tx, coach, key)) : []),
      ];
      if (problems.length > 0) throw validationFailed(problems);

      const hasValues = await isMeasured(tx, coach.institutionId, key);
      const change = definitionChange(newest, sent, { hasValues, today: coach.today });
      const isChanged = change !== 'none' || body.is_retired !== newest.isRetired;
      const seen = { stored: newest.version, seen: body.revision, conflictError: measureChanged };
      if (!mustWrite(isChanged, seen)) return toMeasure(versions);

      const now = this.clock.now();
      const next = {
        ...newest,
        measureVersion: newest.measureVersion + (changesMeaning(newest.definition, sent) ? 1 : 0),
        definition: sent,
        isRetired: body.is_retired,
        version: newest.version + 1,
        updatedAt: now,
      };
      if (typeof change === 'string') await replaceVersion<MeasureEntity>(tx, MeasureEntity, next, newest.version);
      else {
        const { id: _id, ...values } = next;
        await insertOrRetry(tx, MeasureEntity, [{ ...values, ...change, createdAt: now }]);
      }
      return toMeasure(await findVersionsOf(tx, coach.institutionId, key));
    });
  }

  /** The versions of the club's measures, which no other administrator changes until the transaction ends. */
  private async lockOwn(tx: EntityManager, coach: SignedInCoach): Promise<StoredMeasure[]> {
    await lockRows(tx, 'institutions', [coach.institutionId]);
    await requireInClub(tx, coach, 'administration.write');
    return findVersions(tx, coach.institutionId);
  }
}

const ASKING = selectExpressions<AskingTeam & { teamId: number }>({
  teamId: 'team.id',
  team: 'team.name',
  replacedOn: `(SELECT MIN(next.valid_from) FROM surveys next WHERE next.team_id = survey.team_id
    AND next.valid_from > survey.valid_from)`,
});

/** Stores the first version of a new measure and returns the id of its row. */
async function insertMeasure(
  tx: EntityManager,
  own: readonly StoredMeasure[],
  { coach, body, now }: { coach: SignedInCoach; body: AddMeasureBody; now: Date },
): Promise<number> {
  const problems = [
    ...labelProblems(body.label, [...PRODUCT, ...toMeasures(own)]),
    ...numberProblems(new Set(own.map(({ measureKey }) => measureKey)).size),
  ];
  if (problems.length > 0) throw validationFailed(problems);

  const row = {
    institutionId: coach.institutionId,
    measureKey: `own.${1 + Math.max(0, ...own.map(({ measureKey }) => numberOf(measureKey)))}`,
    measureVersion: 1,
    validFrom: null,
    definition: toDefinition(body),
    isRetired: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await insertOrRetry(tx, MeasureEntity, [row]);
  return (row as unknown as MeasureEntity).id;
}

/** Whether an athlete of the club has a value. The statement names the table: measurements depend on this module. */
async function isMeasured(tx: EntityManager, institutionId: number, key: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM teams team
     INNER JOIN athletes athlete ON athlete.team_id = team.id
     INNER JOIN measurements measurement ON measurement.athlete_id = athlete.id AND measurement.measure_key = ?
     WHERE team.institution_id = ? LIMIT 1`,
    [key, institutionId],
  );
  return rows.length > 0;
}

/**
 * The teams of the club whose list of today, or a later one, asks for the measure, by name. The statement names the tables:
 * surveys depend on this module.
 */
async function findAskingTeams(
  tx: EntityManager,
  { institutionId, today }: Pick<SignedInCoach, 'institutionId' | 'today'>,
  key: string,
): Promise<AskingTeam[]> {
  const lists = await ASKING.read(
    tx,
    `FROM surveys survey INNER JOIN teams team ON team.id = survey.team_id
     WHERE team.institution_id = :institutionId AND survey.questions LIKE :measure
     AND NOT EXISTS (SELECT 1 FROM surveys next WHERE next.team_id = survey.team_id
       AND next.valid_from > survey.valid_from AND next.valid_from <= :today)
     ORDER BY team.name, team.id, survey.valid_from`,
    { institutionId, today, measure: `%"${key}"%` },
  );
  return [...groupRows(lists, ({ teamId }) => teamId).values()].flatMap((ofTeam) => ofTeam.at(-1) ?? []);
}
