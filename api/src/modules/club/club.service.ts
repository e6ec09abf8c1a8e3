import { Injectable } from '@nestjs/common';
import type { ChangeClubBody, Club } from '@touchline/contracts/club.schema';
import type { EntityManager } from 'typeorm';
import { requireInClub } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { InstitutionEntity } from '../coaches/index.js';
import { clubChanged } from './club.errors.js';
import { saveSettings, settingChanges } from './club.writer.js';

@Injectable()
export class ClubService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async get({ institutionId }: SignedInCoach): Promise<Club> {
    return toClub(await findClub(this.unitOfWork.read, institutionId));
  }

  async change(coach: SignedInCoach, { version, ...sent }: ChangeClubBody, network: string | null): Promise<Club> {
    const { institutionId } = coach;
    return this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'institutions', [institutionId]);
      await requireInClub(tx, coach, 'administration.write');
      const stored = await findClub(tx, institutionId);

      const changes = settingChanges(stored, {
        carriedDays: sent.carried_days,
        otherTeamsSessions: sent.other_teams_sessions,
        lateMarks: sent.late_marks,
        extraQuestions: sent.extra_questions,
      });
      const seen = { stored: stored.settingsVersion, seen: version, conflictError: clubChanged };
      if (!mustWrite(changes.length > 0, seen)) return toClub(stored);

      return toClub(await saveSettings(tx, stored, changes, { coach, network, now: this.clock.now() }));
    });
  }
}

async function findClub(manager: EntityManager, id: number): Promise<InstitutionEntity> {
  const club = await manager.findOneBy(InstitutionEntity, { id });
  if (!club) throw notFound();
  return club;
}

function toClub({
  name,
  carriedDays,
  otherTeamsSessions,
  lateMarks,
  extraQuestions,
  settingsVersion,
}: InstitutionEntity): Club {
  return {
    name,
    carried_days: carriedDays,
    other_teams_sessions: otherTeamsSessions,
    late_marks: lateMarks,
    extra_questions: extraQuestions,
    version: settingsVersion,
  };
}
