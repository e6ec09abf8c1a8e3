import { Injectable } from '@nestjs/common';
import type { ChangeSeasonBody, SeasonChange, UndoneSeason } from '@touchline/contracts/season-changes.schema';
import { In, type EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CoachEntity } from '../coaches/index.js';
import { TeamEntity } from '../teams/index.js';
import { findKept, type KeptAthlete } from './kept-athletes.repository.js';
import { toNamed, toSeasonChange } from './season-changes.mapper.js';
import { changeSeason, undoSeason } from './season-changes.writer.js';

@Injectable()
export class SeasonChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, teamId: number): Promise<SeasonChange[]> {
    const { read } = this.unitOfWork;
    await requireTeam(read, coach, 'people.write', teamId);
    return toChanges(read, coach, await findKept(read, teamId, this.clock.now()));
  }

  /** Once per idempotency key: a repeated call returns the stored change, and throws "not found" when it was undone. */
  async change(
    coach: SignedInCoach,
    teamId: number,
    body: ChangeSeasonBody,
    key: IdempotencyKey | null,
  ): Promise<SeasonChange> {
    const now = this.clock.now();
    const ids = body.athletes.map(({ athlete_id: id }) => id);
    return this.unitOfWork.write(async (tx) => {
      await requireTeams(tx, coach, [teamId, ...body.athletes.flatMap(({ team_id: to }) => to ?? [])]);
      await requireAthletes(tx, coach, 'people.write', ids, { former: true });
      const athleteId = await createOnce(tx, key, now, async () => {
        await changeSeason(tx, coach, teamId, body, now);
        await this.audit.wrote(tx, coach, 'profile', 'update', ids);
        return ids[0] ?? 0;
      });
      const kept = await findKept(tx, teamId, now);
      const changedAt = kept.find((one) => one.athleteId === athleteId)?.changedAt.getTime();
      const [change] = await toChanges(
        tx,
        coach,
        kept.filter((one) => one.changedAt.getTime() === changedAt),
      );
      if (!change) throw notFound();
      return change;
    });
  }

  async undo(coach: SignedInCoach, teamId: number, changedAt: string): Promise<UndoneSeason> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'people.write', teamId);
      const at = new Date(changedAt).getTime();
      const changed = (await findKept(tx, teamId, now)).filter((one) => one.changedAt.getTime() === at);
      if (changed.length === 0) throw notFound();
      await requireTeams(
        tx,
        coach,
        changed.flatMap(({ toTeamId }) => toTeamId ?? []),
      );

      const restoredIds = await undoSeason(tx, changed, coach.today);
      await this.audit.wrote(tx, coach, 'profile', 'update', [...restoredIds]);
      const isRestored = ({ athleteId }: KeptAthlete) => restoredIds.has(athleteId);
      return {
        restored: changed.filter(isRestored).map(toNamed),
        kept: changed.filter((one) => !isRestored(one)).map(toNamed),
      };
    });
  }
}

async function requireTeams(tx: EntityManager, coach: SignedInCoach, teamIds: readonly number[]): Promise<void> {
  for (const teamId of new Set(teamIds)) await requireTeam(tx, coach, 'people.write', teamId);
}

/** Two queries. */
async function toChanges(
  manager: EntityManager,
  { institutionId }: SignedInCoach,
  kept: readonly KeptAthlete[],
): Promise<SeasonChange[]> {
  if (kept.length === 0) return [];
  const teams = await manager.find(TeamEntity, { select: { id: true, name: true }, where: { institutionId } });
  const coachIds = [...new Set(kept.map(({ coachId }) => coachId))];
  const coaches = await manager.find(CoachEntity, { select: { id: true, name: true }, where: { id: In(coachIds) } });
  const names = {
    teams: new Map(teams.map(({ id, name }) => [id, name])),
    coaches: new Map(coaches.map(({ id, name }) => [id, name])),
  };
  return [...groupRows(kept, ({ changedAt }) => changedAt.getTime()).values()].map((change) =>
    toSeasonChange(change as [KeptAthlete, ...KeptAthlete[]], names),
  );
}
