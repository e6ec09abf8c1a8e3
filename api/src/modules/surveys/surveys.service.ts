import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import type { SaveSurveyBody, Survey } from '@touchline/contracts/surveys.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { insertOrRetry, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { findCatalogue } from '../measures/index.js';
import { SurveyEntity } from './survey.entity.js';
import { surveyChanged } from './surveys.errors.js';
import { findExtraQuestions, findSurveys, type StoredSurvey } from './surveys.repository.js';
import { fromProblems, questionProblems } from './surveys.rules.js';

/** What a team asks its athletes beside the four ratings. */
@Injectable()
export class SurveysService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, teamId: number): Promise<Survey[]> {
    const manager = this.unitOfWork.read;
    await requireTeam(manager, coach, 'wellness.read', teamId);
    return toSurveys(await findSurveys(manager, teamId));
  }

  /** Stores the list that begins on a day, and returns all lists of the team. */
  async save(coach: SignedInCoach, body: SaveSurveyBody): Promise<Survey[]> {
    const { team_id: teamId, from: validFrom, questions } = body;
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'administration.write', teamId);
      // No measure is retired while a list begins to ask for it.
      await lockRows(tx, 'institutions', [coach.institutionId]);
      await lockRows(tx, 'teams', [teamId]);
      await requireAskable(tx, coach, body);

      const lists = await findSurveys(tx, teamId);
      const stored = await tx.findOneBy(SurveyEntity, { teamId, validFrom });
      // A list that asks the same as the one before it needs no row of its own.
      const inForce = stored ?? lists.findLast((list) => list.validFrom < validFrom);
      const isChanged = JSON.stringify(inForce?.questions ?? []) !== JSON.stringify(questions);
      const seen = { stored: stored?.version ?? 0, seen: body.version, conflictError: surveyChanged };
      if (!mustWrite(isChanged, seen)) return toSurveys(lists);

      const now = this.clock.now();
      if (stored) {
        const next = { ...stored, questions, version: stored.version + 1, updatedAt: now };
        await replaceVersion(tx, SurveyEntity, next, stored.version);
      } else
        await insertOrRetry(tx, SurveyEntity, [
          { teamId, validFrom, questions, version: 1, createdAt: now, updatedAt: now },
        ]);
      return toSurveys(await findSurveys(tx, teamId));
    });
  }
}

async function requireAskable(tx: EntityManager, coach: SignedInCoach, body: SaveSurveyBody): Promise<void> {
  const most = await findExtraQuestions(tx, coach.institutionId);
  const problems = [
    ...fromProblems(body.from, coach.today),
    ...questionProblems(body.questions, await findCatalogue(tx, coach.institutionId), most),
  ];
  if (problems.length > 0) throw validationFailed(problems);
}

/** `lists` are oldest first: each ends on the day before the next one. */
function toSurveys(lists: readonly StoredSurvey[]): Survey[] {
  return lists.map(({ teamId, validFrom, questions, version }, at) => {
    const next = lists[at + 1];
    return { team_id: teamId, from: validFrom, until: next ? addDays(next.validFrom, -1) : null, questions, version };
  });
}
