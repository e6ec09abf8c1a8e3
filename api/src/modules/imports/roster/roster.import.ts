import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { matchKey } from '../../../common/text/keys.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { ProfilesService } from '../../profiles/index.js';
import { nextRosterPlace } from '../../registrations/index.js';
import { TeamEntity } from '../../teams/index.js';
import { isOfAthlete, type ImportedRowEntity } from '../imported-row.entity.js';
import { findAliases } from '../people/aliases.js';
import { wholeName } from '../people/match-people.js';
import {
  candidateIds,
  matchedIds,
  type DescribedRow,
  type FilePlan,
  type ImportRequest,
  type ImportWrite,
  type TargetImport,
  type UndoneFile,
  type UndoOptions,
  type WritablePlan,
} from '../plan/file-plan.js';
import { describeRoster } from './describe-roster.js';
import { planRoster, type RosterPlan } from './roster-plan.js';
import { findRosterCandidates } from './roster.repository.js';
import { undoRoster } from './roster.undo.js';
import { writeRoster } from './roster.writer.js';

/** Who is on a team, with the details of each person. */
@Injectable()
export class RosterImport implements TargetImport {
  readonly recordTables = [];

  constructor(
    private readonly profiles: ProfilesService,
    private readonly audit: AuditLog,
  ) {}

  async plan(manager: EntityManager, request: ImportRequest): Promise<FilePlan> {
    return toFilePlan(await planFile(manager, request));
  }

  async planWrite(tx: EntityManager, request: ImportRequest): Promise<WritablePlan> {
    const { institutionId } = request.coach;
    // Those who bring people to rosters at once wait for each other: see `nextRosterPlace`.
    await lockRows(tx, 'institutions', [institutionId]);
    const place = await nextRosterPlace(tx, institutionId);
    const plan = await planFile(tx, request);
    const write = async (by: ImportWrite) => {
      const written = await writeRoster(tx, this.profiles, plan.rows, { ...by, place });
      await this.audit.wrote(tx, by.coach, 'profile', 'create', written.created);
      return written;
    };
    return { ...toFilePlan(plan), write };
  }

  async undo(
    tx: EntityManager,
    by: ImportWrite,
    rows: readonly ImportedRowEntity[],
    options: UndoOptions,
  ): Promise<UndoneFile> {
    const undone = await undoRoster(tx, this.profiles, by, rows.filter(isOfAthlete), options);
    await this.audit.wrote(tx, by.coach, 'profile', 'delete', undone.deletedIds);
    return undone;
  }

  describe(
    manager: EntityManager,
    by: Pick<ImportWrite, 'coach' | 'teamId'>,
    rows: readonly ImportedRowEntity[],
  ): Promise<DescribedRow[]> {
    return describeRoster(manager, by, rows.filter(isOfAthlete));
  }
}

const toFilePlan = (plan: RosterPlan): FilePlan => ({
  ...plan,
  team: [],
  reads: [{ kind: 'profile', athleteIds: [...matchedIds(plan.rows), ...candidateIds(plan.rows)] }],
  minorIds: [],
  newEvents: 0,
});

async function planFile(
  manager: EntityManager,
  { coach, teamId, body: { plan }, file: { records } }: ImportRequest,
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
