import { Injectable } from '@nestjs/common';
import { may } from '@touchline/contracts/permissions';
import type {
  Import,
  ImportBody,
  ImportCounts,
  ImportLayout,
  ImportPreview,
  PreviewImportBody,
} from '@touchline/contracts/imports.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { runWithDeadline, timeLeft } from '../../common/concurrency/call-deadline.js';
import { letOthersRun } from '../../common/concurrency/map-in-turns.js';
import { slices } from '../../common/grouping/slices.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { matchKey } from '../../common/text/keys.js';
import { Clock } from '../../common/time/clock.js';
import { insertRows } from '../../database/insert-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ProfilesService } from '../profiles/index.js';
import { ImportEntity } from './import.entity.js';
import { ImportedRowEntity, ROWS_PER_PART } from './imported-row.entity.js';
import { importChanged, importQuestions, nothingToImport, statementMissing } from './imports.errors.js';
import { countsOf, toImport, toPreview } from './imports.mapper.js';
import { findImports, requireImport } from './imports.repository.js';
import type { ImportLayoutQuery } from './imports.schemas.js';
import { findLayout, keepLayout } from './layouts/layouts.js';
import { keepAliases } from './people/aliases.js';
import { wholeName } from './people/match-people.js';
import type { FilePlan, ImportRequest, WrittenRow } from './plan/file-plan.js';
import { findTarget, permissionOf } from './plan/stored-target.js';
import { TargetImports } from './plan/target-imports.js';
import { FileReader } from './reading/file-reader.js';

@Injectable()
export class ImportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly files: FileReader,
    private readonly profiles: ProfilesService,
    private readonly targets: TargetImports,
  ) {}

  /** Those of the targets that the coach's role may import. */
  async list(coach: SignedInCoach, teamId: number): Promise<Import[]> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, 'names.read', teamId);
    const role = coach.roles.get(teamId);
    const files = await findImports(read, teamId);
    return files.filter(({ target }) => role && may(role, permissionOf(target))).map(toImport);
  }

  async layout(coach: SignedInCoach, teamId: number, query: ImportLayoutQuery): Promise<ImportLayout> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, permissionOf(query.target), teamId);
    return { reading: await findLayout(read, { teamId, ...query }) };
  }

  async preview(coach: SignedInCoach, teamId: number, body: PreviewImportBody): Promise<ImportPreview> {
    const { read } = this.unitOfWork;
    const { target } = body.plan;
    await requireTeam(read, coach, permissionOf(target), teamId);
    await requireAnswered(read, coach, body);
    const file = await this.files.read(body, await findTarget(read, { coach, teamId }, target), coach);

    const plan = await this.targets.of(target).plan(read, { coach, teamId, body, file });
    for (const { kind, athleteIds } of plan.reads) await this.audit.read(coach, kind, athleteIds);
    return toPreview(plan, file.refusals);
  }

  /** Once per idempotency key. The file is read before the write begins. */
  async store(
    coach: SignedInCoach,
    teamId: number,
    body: ImportBody,
    { key, address }: { key: IdempotencyKey | null; address: string },
  ): Promise<Import> {
    const { read } = this.unitOfWork;
    const { target } = body.plan;
    await requireTeam(read, coach, permissionOf(target), teamId);
    await requireAnswered(read, coach, body);
    const writeMs = timeLeft();
    const file = await this.files.read(body, await findTarget(read, { coach, teamId }, target), coach);
    const network = networkOf(address);

    const write = () =>
      this.unitOfWork.write(async (tx) => {
        await requireTeam(tx, coach, permissionOf(target), teamId);
        let ended: number[] = [];
        const id = await createOnce(tx, key, this.clock.now(), async () => {
          const created = await this.create(tx, { coach, teamId, body, file }, body, network);
          ended = created.withoutConsent;
          return created.id;
        });
        return { stored: await requireImport(tx, teamId, id), withoutConsent: ended };
      });
    // The time in which the file is read does not count.
    const { stored, withoutConsent } = await runWithDeadline(performance.now() + writeMs, write);
    for (const athleteId of withoutConsent) await this.profiles.askGuardian(athleteId, network);
    return toImport(stored);
  }

  private async create(
    tx: EntityManager,
    request: ImportRequest,
    body: ImportBody,
    network: string | null,
  ): Promise<{ id: number; withoutConsent: number[] }> {
    const now = this.clock.now();
    const { coach, teamId, file } = request;
    const plan = await this.targets.of(body.plan.target).planWrite(tx, request);
    const counts = requireExpected(plan, request, body);

    const written = await plan.write({ coach, teamId, now, network });
    const id = await insertImport(tx, { teamId, coach, now, body, sha256: file.sha256, counts });
    await insertWritten(tx, id, written.rows);
    await keepAliases(tx, teamId, answeredAliases(plan, body), now);
    const { target, fingerprint, reading } = body.plan;
    await keepLayout(tx, { teamId, target, fingerprint }, reading, now);
    return { id, withoutConsent: written.withoutConsent };
  }
}

/** Throws "not found" when the coach says that somebody is an athlete out of reach. */
async function requireAnswered(
  manager: EntityManager,
  coach: SignedInCoach,
  { plan }: PreviewImportBody,
): Promise<void> {
  const ids = plan.people.flatMap(({ athlete_id: id }) => id ?? []);
  await requireAthletes(manager, coach, permissionOf(plan.target), ids);
}

function requireExpected(
  plan: FilePlan,
  { file: { refusals, questions } }: ImportRequest,
  { expected: { new_events: newEvents = 0, ...expected }, minors_stated: isStated = false }: ImportBody,
): ImportCounts {
  if (questions.length > 0 || plan.rows.some(({ match }) => match.is === 'asked')) throw importQuestions();
  const counts = countsOf(plan, refusals);
  const isOther = Object.entries(counts).some(([outcome, count]) => expected[outcome as keyof ImportCounts] !== count);
  if (isOther || plan.newEvents !== newEvents) throw importChanged();
  if (counts.new + counts.changed + counts.same === 0) throw nothingToImport();
  if (plan.minorIds.length > 0 && !isStated) throw statementMissing();
  return counts;
}

async function insertImport(
  tx: EntityManager,
  {
    teamId,
    coach,
    now,
    body,
    sha256,
    counts,
  }: { teamId: number; coach: SignedInCoach; now: Date; body: ImportBody; sha256: string; counts: ImportCounts },
): Promise<number> {
  const row: Omit<ImportEntity, 'id'> & { id?: number } = {
    ...{ teamId, target: body.plan.target, fileName: body.file_name, fileSha256: sha256 },
    ...{ coachId: coach.coachId, createdAt: now, undoneAt: null, undoneById: null },
    ...{ newRows: counts.new, changedRows: counts.changed, sameRows: counts.same, refusedRows: counts.refused },
    minorsStated: body.minors_stated ?? false,
  };
  await tx.insert(ImportEntity, row);
  return row.id ?? 0;
}

async function insertWritten(tx: EntityManager, importId: number, rows: readonly WrittenRow[]): Promise<void> {
  const { tableName, columns } = tx.dataSource.getMetadata(ImportedRowEntity);
  const table = { tableName, columns: columns.filter(({ isGenerated }) => !isGenerated) };
  for (const part of slices(rows, ROWS_PER_PART)) {
    await insertRows(
      tx,
      table,
      part.map((row) => ({ ...row, importId })),
    );
    await letOthersRun();
  }
}

/** The names that the coach has said are an athlete of another name. */
function answeredAliases({ rows }: FilePlan, { plan }: PreviewImportBody): Map<string, number> {
  const answered = new Set(plan.people.flatMap(({ name, athlete_id: id }) => (id === null ? [] : [matchKey(name)])));
  return new Map(
    rows.flatMap(({ person, match }): [string, number][] => {
      if (match.is !== 'athlete' || person === null) return [];
      const alias = matchKey(wholeName(person));
      const isOther = matchKey(wholeName(match.athlete)) !== alias;
      return isOther && answered.has(alias) ? [[alias, match.athlete.id]] : [];
    }),
  );
}
