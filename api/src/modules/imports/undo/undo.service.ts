import { Injectable } from '@nestjs/common';
import type { Import, StandingRow, UndoneImport } from '@touchline/contracts/imports.schema';
import { In, type EntityManager } from 'typeorm';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { slices } from '../../../common/grouping/slices.js';
import { pageOf, type Page, type PageQuery } from '../../../common/paging/page.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { requireVersion } from '../../../common/versioned/seen-version.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { lockEvents } from '../../calendar/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { ImportEntity } from '../import.entity.js';
import { ImportedRowEntity, isOfEvent } from '../imported-row.entity.js';
import { importRowChanged, importUndone } from '../imports.errors.js';
import { toImport, toStandingRow } from '../imports.mapper.js';
import { requireImport, type ListedImport } from '../imports.repository.js';
import type { DescribedRow, ImportWrite, UndoneFile, UndoOptions } from '../plan/file-plan.js';
import { permissionOf } from '../plan/stored-target.js';
import { TargetImports } from '../plan/target-imports.js';
import { AS_WRITTEN, findStandingRows } from './imported-rows.repository.js';

/** Rows that a call without `limit` answers; the next page has the ones after them. */
const LISTED = 200;

/** Where an import is, and whose. */
export interface ImportPlace {
  coach: SignedInCoach;
  teamId: number;
  importId: number;
}

/** Takes imports back: as a whole, and row by row with what that would cost. */
@Injectable()
export class UndoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly profiles: ProfilesService,
    private readonly targets: TargetImports,
  ) {}

  /** The rows that were not taken back, in the order in which they were written. */
  async rows(place: ImportPlace, { limit = LISTED, cursor }: PageQuery): Promise<Page<StandingRow>> {
    const { read } = this.unitOfWork;
    const { coach, importId } = place;
    const file = await requireOwnImport(read, place);
    const imports = this.targets.of(file.target);
    const { items, next } = await pageOf({ limit, cursor }, AS_WRITTEN, (after, most = limit) =>
      findStandingRows(read, imports.recordTables, importId, { after, limit: most }),
    );
    const described = items.length === 0 ? [] : await imports.describe(read, place, items, file);
    await this.recordReads(coach, described);
    return { items: described.map((row, at) => toStandingRow(items[at] as ImportedRowEntity, row)), next };
  }

  async undo(place: ImportPlace, address: string): Promise<UndoneImport> {
    const { coach, importId } = place;
    const network = networkOf(address);
    const undone = await this.unitOfWork.write(async (tx) => {
      const file = await requireStandingImport(tx, place);
      const rows = await tx.find(ImportedRowEntity, { where: { importId }, order: { athleteId: 'ASC', id: 'ASC' } });
      const by = { ...place, now: this.clock.now(), network };
      const taken = await this.takeBack(tx, by, file, rows);
      const keptIds = taken.kept.flatMap(({ athlete_id: id }) => id ?? []);
      await this.audit.readWhileWriting(tx, coach, 'profile', keptIds);
      return taken;
    });
    await this.askGuardians(undone, network);
    return { removed: undone.removedIds.length, restored: undone.restoredIds.length, kept: undone.kept };
  }

  /** Also what was edited since: `version` is that of the record whose cost the coach has confirmed. */
  async undoRow(place: ImportPlace, rowId: number, version: number, address: string): Promise<Import> {
    const { teamId, importId } = place;
    const network = networkOf(address);
    const { undone, file } = await this.unitOfWork.write(async (tx) => {
      const standing = await requireStandingImport(tx, place);
      const imports = this.targets.of(standing.target);
      const row = await tx.findOneBy(ImportedRowEntity, { id: rowId, importId });
      if (!row) throw notFound();
      if (row.athleteId !== null) await lockRows(tx, 'athletes', [row.athleteId]);
      if (isOfEvent(row)) await lockEvents(tx, [row.recordId]);
      const [isThere] = await findStandingRows(tx, imports.recordTables, importId, { limit: 1, id: rowId });
      if (!isThere) throw importRowChanged();
      const [described] = await imports.describe(tx, place, [row], standing);
      // What cannot be taken back has no version that anybody saw.
      requireVersion({ stored: described?.version ?? 0, seen: version, conflictError: importRowChanged });

      const by = { ...place, now: this.clock.now(), network };
      const taken = await this.takeBack(tx, by, standing, [row], { isConfirmed: true });
      return { undone: taken, file: await requireImport(tx, teamId, importId) };
    });
    await this.askGuardians(undone, network);
    return toImport(file);
  }

  /** An import of which no row stands counts as taken back. */
  private async takeBack(
    tx: EntityManager,
    by: ImportWrite & ImportPlace,
    { target }: ListedImport,
    rows: readonly ImportedRowEntity[],
    options?: UndoOptions,
  ): Promise<UndoneFile> {
    const { importId, now, coach } = by;
    const imports = this.targets.of(target);
    const undone = await imports.undo(tx, by, rows, { ...options, target });
    const goneIds = [...undone.removedIds, ...undone.restoredIds];
    for (const part of slices(goneIds)) await tx.delete(ImportedRowEntity, { id: In(part) });

    const [standing] = await findStandingRows(tx, imports.recordTables, importId, { limit: 1 });
    if (standing) return undone;
    await tx.delete(ImportedRowEntity, { importId });
    await tx.update(ImportEntity, { id: importId }, { undoneAt: now, undoneById: coach.coachId });
    return undone;
  }

  private async askGuardians({ withoutConsent }: UndoneFile, network: string | null): Promise<void> {
    for (const athleteId of withoutConsent) await this.profiles.askGuardian(athleteId, network);
  }

  private async recordReads(coach: SignedInCoach, rows: readonly DescribedRow[]): Promise<void> {
    const idsOf = (shown: readonly DescribedRow[]) => shown.flatMap(({ athlete }) => athlete?.id ?? []);
    await this.audit.read(coach, 'profile', idsOf(rows));
    for (const [kind, shown] of groupRows(rows, ({ reads }) => reads))
      if (kind !== null && kind !== 'profile') await this.audit.read(coach, kind, idsOf(shown));
  }
}

/** An import of the team whose target the coach's role may write. Throws "not found" and "not permitted". */
async function requireOwnImport(
  manager: EntityManager,
  { coach, teamId, importId }: ImportPlace,
): Promise<ListedImport> {
  await requireTeam(manager, coach, 'names.read', teamId);
  const file = await requireImport(manager, teamId, importId);
  await requireTeam(manager, coach, permissionOf(file.target), teamId);
  return file;
}

/** As `requireOwnImport`, of a team that nobody else changes now. Throws for an import that was taken back. */
async function requireStandingImport(tx: EntityManager, place: ImportPlace): Promise<ListedImport> {
  await requireTeam(tx, place.coach, 'names.read', place.teamId);
  await lockRows(tx, 'teams', [place.teamId]);
  const file = await requireOwnImport(tx, place);
  if (file.undoneAt !== null) throw importUndone();
  return file;
}
