import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import {
  findSessionsOf,
  TrainingLoadWriter,
  TrainingSessionEntity,
  type SessionInput,
} from '../../training-load/index.js';
import {
  numberIn,
  type DayWrite,
  type ImportTable,
  type StoredItem,
  type WrittenItem,
  versionsOf,
} from './import-table.js';

/** Sessions, of which a day may have several. */
@Injectable()
export class SessionsTable implements ImportTable {
  readonly kind = 'session';
  readonly auditKind = 'training_load';
  readonly entity = TrainingSessionEntity;
  readonly isVersioned = true;
  readonly findVersions = versionsOf(TrainingSessionEntity);
  readonly hasSeveral = true;
  readonly placeOf = () => '';

  constructor(private readonly writer: TrainingLoadWriter) {}

  async find(manager: EntityManager, athletes: ReachedAthletes, range: DayRange): Promise<StoredItem[]> {
    const sessions = await findSessionsOf(manager, athletes, range);
    return sessions.map(({ id, version, athleteId, date, rpe, durationMin }) => ({
      ...{ id, version, athleteId, day: date },
      values: { 'session.rpe': rpe, 'session.duration': durationMin },
    }));
  }

  async write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]> {
    const inputs = writes.map(({ athleteId, day, values, stored }): SessionInput => {
      const load = { rpe: numberIn(values, 'session.rpe'), durationMin: numberIn(values, 'session.duration') };
      if (stored) return { athleteId, workoutId: stored.id, version: stored.version, ...load };
      return { athleteId, date: day, ...load, externalId: null, eventId: null };
    });
    return (await this.writer.write(tx, coach, inputs)).rows;
  }
}
