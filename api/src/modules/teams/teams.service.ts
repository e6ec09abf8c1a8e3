import { Inject, Injectable } from '@nestjs/common';
import { CREATED_CODE_SECONDS, LATEST_CODE_SECONDS } from '@touchline/contracts/registration-code';
import type { ChangeTeamBody, CreateTeamBody, Team, TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { defaultTeamName } from './calc/default-team-name.js';
import { isEmpty } from './calc/team-contents.js';
import { clearCode, deleteTeam, insertTeam, renameTeam, replaceCode } from './save-team.js';
import { toTeam, toTeamWithAthletes } from './team.mapper.js';
import { teamNameKey } from './team-name-key.js';
import { codeTaken, teamNameTaken, teamNotEmpty } from './teams.errors.js';
import {
  countContents,
  findNameKeys,
  findOwnTeam,
  findOwnTeams,
  isCodeTaken,
  isNameTaken,
  type CountedTeam,
} from './teams.repository.js';

@Injectable()
export class TeamsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list(coach: SignedInCoach): Promise<Team[]> {
    return (await findOwnTeams(this.unitOfWork.read, coach.coachId)).map((team) => this.answer(team));
  }

  async listWithAthletes(coach: SignedInCoach): Promise<TeamWithAthletes[]> {
    return (await findOwnTeams(this.unitOfWork.read, coach.coachId)).map(toTeamWithAthletes);
  }

  async listSports(coach: SignedInCoach): Promise<string[]> {
    const teams = await findOwnTeams(this.unitOfWork.read, coach.coachId);
    return [...new Set(teams.map(({ team }) => team.sport))].sort();
  }

  /** A new team of the coach's institution, with the coach as its staff; once, however often a call with a key is sent. */
  async create(coach: SignedInCoach, body: CreateTeamBody, key: IdempotencyKey | null): Promise<Team> {
    const codeExpiresAt = this.endOfNewCode(body.code_expires_at);
    return this.unitOfWork.write(async (tx) => {
      const teamId = await createOnce(tx, key, this.clock.now(), () => this.insert(tx, coach, body, codeExpiresAt));
      return this.answer(await this.ownTeam(tx, coach, teamId));
    });
  }

  /** A new code, which lives as long as the settings say, or none, or a new name. Where the coach's screen saw another code than the stored one, that stays. */
  async change(
    coach: SignedInCoach,
    teamId: number,
    { registration_code: code, if_registration_code: seen, name }: ChangeTeamBody,
  ): Promise<Team> {
    return this.unitOfWork.write(async (tx) => {
      await this.ownTeam(tx, coach, teamId);
      if (name !== undefined) await this.rename(tx, coach, teamId, name);
      if (code !== undefined) await this.changeCode(tx, teamId, code, seen);
      return this.answer(await this.ownTeam(tx, coach, teamId));
    });
  }

  /** Only an empty one. The institution is locked, as it is where somebody is accepted; whatever else begins to refer to the team meanwhile has this looked at again. */
  async remove(coach: SignedInCoach, teamId: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'institutions', [coach.institutionId]);
      const { team } = await this.ownTeam(tx, coach, teamId);
      const contents = await countContents(tx, teamId, this.clock.now());
      if (!isEmpty(contents)) throw teamNotEmpty(team.name, contents);
      await deleteTeam(tx, teamId);
    });
  }

  private async rename(
    tx: EntityManager,
    { institutionId }: SignedInCoach,
    teamId: number,
    name: string,
  ): Promise<void> {
    await lockRows(tx, 'institutions', [institutionId]);
    const nameKey = teamNameKey(name);
    if (await isNameTaken(tx, institutionId, nameKey, teamId)) throw teamNameTaken(name);
    await renameTeam(tx, teamId, { name, nameKey });
  }

  private async changeCode(
    tx: EntityManager,
    teamId: number,
    code: string | null,
    seen: string | undefined,
  ): Promise<void> {
    if (code === null) return clearCode(tx, teamId, seen);
    if (await isCodeTaken(tx, code, teamId)) throw codeTaken();
    const codeExpiresAt = new Date(this.clock.now().getTime() + this.settings.regeneratedCodeSeconds * 1000);
    await replaceCode(tx, teamId, { registrationCode: code, codeExpiresAt }, seen);
  }

  private async insert(
    tx: EntityManager,
    { institutionId, coachId }: SignedInCoach,
    body: CreateTeamBody,
    codeExpiresAt: Date,
  ): Promise<number> {
    await lockRows(tx, 'institutions', [institutionId]);
    const name = body.name ?? (await this.freeName(tx, institutionId, body.sport));
    const nameKey = teamNameKey(name);
    if (await isNameTaken(tx, institutionId, nameKey)) throw teamNameTaken(name);
    if (await isCodeTaken(tx, body.registration_code)) throw codeTaken();
    return insertTeam(
      tx,
      { institutionId, sport: body.sport, name, nameKey, registrationCode: body.registration_code, codeExpiresAt },
      coachId,
    );
  }

  private async ownTeam(manager: EntityManager, coach: SignedInCoach, teamId: number): Promise<CountedTeam> {
    const team = await findOwnTeam(manager, coach.coachId, teamId);
    if (!team) throw notFound();
    return team;
  }

  private async freeName(tx: EntityManager, institutionId: number, sport: string): Promise<string> {
    const taken = await findNameKeys(tx, institutionId, teamNameKey(sport));
    return defaultTeamName(sport, (name) => taken.has(teamNameKey(name)));
  }

  /** No code outlives the seven days, whatever the clock of the coach's device says; an end in the past is now: the code has expired at once. */
  private endOfNewCode(sent: string): Date {
    const now = this.clock.now().getTime();
    const wanted = Date.parse(sent);
    if (wanted > now + LATEST_CODE_SECONDS * 1000) {
      throw validationFailed([
        {
          path: 'code_expires_at',
          message: 'Code expires at must not be more than 8 days ahead. Please check the clock of this device.',
        },
      ]);
    }
    return new Date(Math.min(Math.max(wanted, now), now + CREATED_CODE_SECONDS * 1000));
  }

  private answer(team: CountedTeam): Team {
    return toTeam(team, this.clock.now(), this.settings.regeneratedCodeSeconds);
  }
}
