import { Inject, Injectable } from '@nestjs/common';
import { CREATED_CODE_SECONDS, LATEST_CODE_SECONDS } from '@touchline/contracts/registration-code';
import type { ChangeTeamBody, CreateTeamBody, Team, TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { toTeam, toTeamWithAthletes } from './team.mapper.js';
import { findOwnTeam, findOwnTeams, type CountedTeam } from './teams.repository.js';
import { changeCode, createTeam, changeSport, deleteTeam, renameTeam } from './teams.writer.js';

@Injectable()
export class TeamsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list(coach: SignedInCoach): Promise<Team[]> {
    const teams = await findOwnTeams(this.unitOfWork.read, coach);
    return teams.map((team) => this.answer(team));
  }

  async listWithAthletes(coach: SignedInCoach): Promise<TeamWithAthletes[]> {
    const teams = await findOwnTeams(this.unitOfWork.read, coach);
    return teams.map(toTeamWithAthletes);
  }

  async listSports(coach: SignedInCoach): Promise<string[]> {
    const teams = await findOwnTeams(this.unitOfWork.read, coach);
    return [...new Set(teams.map(({ team }) => team.sport))].sort();
  }

  /** Creates a team of the coach's institution with the coach as its staff; once per idempotency key. */
  async create(coach: SignedInCoach, body: CreateTeamBody, key: IdempotencyKey | null): Promise<Team> {
    const codeExpiresAt = this.newCodeExpiry(body.code_expires_at);
    return this.unitOfWork.write(async (tx) => {
      const teamId = await createOnce(tx, key, this.clock.now(), () => createTeam(tx, coach, body, codeExpiresAt));
      return this.answer(await findTeam(tx, coach, teamId));
    });
  }

  /**
   * Renames the team, corrects its sport, gives it a new registration code, which lives as long as the settings say, or
   * removes the code. A team whose code differs from the one that the coach saw keeps its code.
   */
  async change(
    coach: SignedInCoach,
    teamId: number,
    { registration_code: code, if_registration_code: expectedCode, name, sport }: ChangeTeamBody,
  ): Promise<Team> {
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'administration.write', teamId);
      const { team } = await findTeam(tx, coach, teamId);

      if (name !== undefined) await renameTeam(tx, team, name);
      if (sport !== undefined) await changeSport(tx, teamId, sport);
      if (code !== undefined) {
        const codeExpiresAt = code === null ? null : this.regeneratedCodeExpiry();
        await changeCode(tx, teamId, { registrationCode: code, codeExpiresAt }, expectedCode);
      }

      return this.answer(await findTeam(tx, coach, teamId));
    });
  }

  /** Deletes a team that is empty. */
  async remove(coach: SignedInCoach, teamId: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'institutions', [coach.institutionId]);
      await requireTeam(tx, coach, 'administration.write', teamId);
      const { team } = await findTeam(tx, coach, teamId);
      await deleteTeam(tx, team, { now: this.clock.now(), today: coach.today });
    });
  }

  private regeneratedCodeExpiry(): Date {
    return new Date(this.clock.now().getTime() + this.settings.regeneratedCodeSeconds * 1000);
  }

  /**
   * The expiry that the device asks for, within the next seven days: the clock of the device may be wrong. An expiry in
   * the past becomes now, and the code has expired at once. Throws when the device is more than a day off.
   */
  private newCodeExpiry(sent: string): Date {
    const now = this.clock.now().getTime();
    const wanted = Date.parse(sent);
    if (wanted > now + LATEST_CODE_SECONDS * 1000) {
      throw validationFailed([
        {
          path: 'code_expires_at',
          message: 'The code must expire within 8 days. Check the clock of this device.',
        },
      ]);
    }
    return new Date(Math.min(Math.max(wanted, now), now + CREATED_CODE_SECONDS * 1000));
  }

  private answer(team: CountedTeam): Team {
    return toTeam(team, this.clock.now(), this.settings.regeneratedCodeSeconds);
  }
}

async function findTeam(manager: EntityManager, coach: SignedInCoach, teamId: number): Promise<CountedTeam> {
  const team = await findOwnTeam(manager, coach, teamId);
  if (!team) throw notFound();
  return team;
}
