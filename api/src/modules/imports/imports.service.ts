import { Injectable } from '@nestjs/common';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type {
  Import,
  ImportBody,
  ImportCounts,
  ImportLayout,
  ImportPreview,
  PreviewImportBody,
  UndoneImport,
} from '@touchline/contracts/imports.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { runWithDeadline, timeLeft } from '../../common/concurrency/call-deadline.js';
import { slices } from '../../common/grouping/slices.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { matchKey } from '../../common/text/keys.js';
import { Clock } from '../../common/time/clock.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { ProfilesService } from '../profiles/index.js';
import { nextRosterPlace } from '../registrations/index.js';
import { TeamEntity } from '../teams/index.js';
import { ImportEntity } from './import.entity.js';
import { ImportedRowEntity } from './imported-row.entity.js';
import { importChanged, importQuestions, importUndone, nothingToImport } from './imports.errors.js';
import { countsOf, toImport, toPreview } from './imports.mapper.js';
import { findImports, requireImport } from './imports.repository.js';
import type { ImportLayoutQuery } from './imports.schemas.js';
import { findLayout, keepLayout } from './layouts/layouts.js';
import { findAliases, keepAliases } from './people/aliases.js';
import { wholeName } from './people/match-people.js';
import { FileReader, type ReadImport } from './reading/file-reader.js';
import { planRoster, type RosterPlan } from './roster/roster-plan.js';
import { findRosterCandidates } from './roster/roster.repository.js';
import { undoRoster } from './roster/roster.undo.js';
import { writeRoster, type WrittenRoster } from './roster/roster.writer.js';

@Injectable()
export class ImportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly files: FileReader,
    private readonly profiles: ProfilesService,
  ) {}

  async list(coach: SignedInCoach, teamId: number): Promise<Import[]> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, 'people.write', teamId);
    return (await findImports(read, teamId)).map(toImport);
  }

  async layout(coach: SignedInCoach, teamId: number, query: ImportLayoutQuery): Promise<ImportLayout> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, importTargetOf(query.target, []).permission, teamId);
    return { reading: await findLayout(read, { teamId, ...query }) };
  }

  async preview(coach: SignedInCoach, teamId: number, body: PreviewImportBody): Promise<ImportPreview> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, importTargetOf(body.plan.target, []).permission, teamId);
    await requireAnswered(read, coach, body);
    const file = await this.files.read(body);

    const plan = await planFile(read, coach, teamId, body, file);
    await this.audit.read(coach, 'profile', namedIds(plan));
    return toPreview(plan, file.refusals);
  }

  /** Once per idempotency key. The file is read before the write begins. */
  async store(
    coach: SignedInCoach,
    teamId: number,
    body: ImportBody,
    { key, address }: { key: IdempotencyKey | null; address: string },
  ): Promise<Import> {
    const permission = importTargetOf(body.plan.target, []).permission;
    await requireTeam(this.unitOfWork.read, coach, permission, teamId);
    await requireAnswered(this.unitOfWork.read, coach, body);
    const writeMs = timeLeft();
    const file = await this.files.read(body);
    const network = networkOf(address);

    const write = () =>
      this.unitOfWork.write(async (tx) => {
        // Those who bring people to rosters at once wait for each other: see `nextRosterPlace`.
        await lockRows(tx, 'institutions', [coach.institutionId]);
        await requireTeam(tx, coach, permission, teamId);
        let ended: number[] = [];
        const id = await createOnce(tx, key, this.clock.now(), async () => {
          const created = await this.create(tx, coach, teamId, { body, file, network });
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
    coach: SignedInCoach,
    teamId: number,
    { body, file, network }: { body: ImportBody; file: ReadImport; network: string | null },
  ): Promise<{ id: number; withoutConsent: number[] }> {
    const now = this.clock.now();
    const place = await nextRosterPlace(tx, coach.institutionId);
    const plan = await planFile(tx, coach, teamId, body, file);
    const counts = requireExpected(plan, file, body);

    const written = await writeRoster(tx, this.profiles, plan.rows, { coach, teamId, place, now, network });
    await this.audit.wrote(tx, coach, 'profile', 'create', written.created);
    const id = await insertImport(tx, { teamId, coach, now, body, file, counts });
    await insertRows(tx, id, written);
    await keepAliases(tx, teamId, answeredAliases(plan, body), now);
    const { target, fingerprint, reading } = body.plan;
    await keepLayout(tx, { teamId, target, fingerprint }, reading, now);
    return { id, withoutConsent: written.withoutConsent };
  }

  async undo(coach: SignedInCoach, teamId: number, importId: number): Promise<UndoneImport> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'people.write', teamId);
      await lockRows(tx, 'teams', [teamId]);
      const file = await requireImport(tx, teamId, importId);
      if (file.undoneAt !== null) throw importUndone();

      const rows = await tx.find(ImportedRowEntity, { where: { importId }, order: { athleteId: 'ASC' } });
      const { removedIds, restoredIds, kept } = await undoRoster(tx, this.profiles, { coach, teamId, now }, rows);
      await this.audit.wrote(tx, coach, 'profile', 'delete', removedIds);
      await this.audit.readWhileWriting(
        tx,
        coach,
        'profile',
        kept.map(({ athlete_id: id }) => id),
      );
      if (kept.length === 0)
        await tx.update(ImportEntity, { id: importId }, { undoneAt: now, undoneById: coach.coachId });
      return { removed: removedIds.length, restored: restoredIds.length, kept };
    });
  }
}

/** Throws "not found" when the coach says that somebody is an athlete out of reach. */
async function requireAnswered(
  manager: EntityManager,
  coach: SignedInCoach,
  { plan }: PreviewImportBody,
): Promise<void> {
  const ids = plan.people.flatMap(({ athlete_id: id }) => id ?? []);
  await requireAthletes(manager, coach, importTargetOf(plan.target, []).permission, ids);
}

async function planFile(
  manager: EntityManager,
  coach: SignedInCoach,
  teamId: number,
  { plan }: PreviewImportBody,
  { records }: ReadImport,
): Promise<RosterPlan> {
  const team = await manager.findOneByOrFail(TeamEntity, { id: teamId });
  const aliases = await findAliases(manager, teamId);
  const names = new Set(
    records.flatMap(({ name }) => (name ? [matchKey(wholeName({ firstName: name.first, lastName: name.last }))] : [])),
  );
  const answered = new Set(plan.people.flatMap(({ athlete_id: id }) => id ?? []));
  const byAlias = new Set([...aliases].flatMap(([alias, id]) => (names.has(alias) ? [id] : [])));
  const athletes = await findRosterCandidates(
    manager,
    coach,
    teamId,
    (athlete) => names.has(matchKey(wholeName(athlete))) || answered.has(athlete.id) || byAlias.has(athlete.id),
  );
  return planRoster(records, plan, { athletes, aliases }, team.name);
}

/** The athletes whose details a preview tells. */
const namedIds = ({ rows }: RosterPlan): number[] =>
  rows.flatMap(({ match }) => {
    if (match.is === 'athlete') return [match.athlete.id];
    return match.is === 'asked' ? match.candidates.map(({ id }) => id) : [];
  });

function requireExpected(
  plan: RosterPlan,
  { refusals, questions }: ReadImport,
  { expected }: ImportBody,
): ImportCounts {
  if (questions.length > 0 || plan.rows.some(({ match }) => match.is === 'asked')) throw importQuestions();
  const counts = countsOf(plan, refusals);
  if (Object.entries(counts).some(([outcome, count]) => expected[outcome as keyof ImportCounts] !== count))
    throw importChanged();
  if (counts.new + counts.changed + counts.same === 0) throw nothingToImport();
  return counts;
}

async function insertImport(
  tx: EntityManager,
  {
    teamId,
    coach,
    now,
    body,
    file,
    counts,
  }: { teamId: number; coach: SignedInCoach; now: Date; body: ImportBody; file: ReadImport; counts: ImportCounts },
): Promise<number> {
  const row: Omit<ImportEntity, 'id'> & { id?: number } = {
    ...{ teamId, target: body.plan.target, fileName: body.file_name, fileSha256: file.sha256 },
    ...{ coachId: coach.coachId, createdAt: now, undoneAt: null, undoneById: null },
    ...{ newRows: counts.new, changedRows: counts.changed, sameRows: counts.same, refusedRows: counts.refused },
  };
  await tx.insert(ImportEntity, row);
  return row.id ?? 0;
}

async function insertRows(tx: EntityManager, importId: number, { rows }: WrittenRoster): Promise<void> {
  for (const part of slices(rows))
    await tx.insert(
      ImportedRowEntity,
      part.map((row) => ({ ...row, importId })),
    );
}

/** The names that the coach has said are an athlete of another name. */
function answeredAliases({ rows }: RosterPlan, { plan }: PreviewImportBody): Map<string, number> {
  const answered = new Set(plan.people.flatMap(({ name, athlete_id: id }) => (id === null ? [] : [matchKey(name)])));
  return new Map(
    rows.flatMap(({ person, match }): [string, number][] => {
      const alias = matchKey(wholeName(person));
      const isOther = match.is === 'athlete' && matchKey(wholeName(match.athlete)) !== alias;
      return match.is === 'athlete' && isOther && answered.has(alias) ? [[alias, match.athlete.id]] : [];
    }),
  );
}
