import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isShownSession } from '../../../common/access/shown-sessions.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { findOfAthletes, type DayRange, type ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { select } from '../../../database/row-selection.js';
import { TrainingLoadWriter, TrainingSessionEntity, type SessionInput } from '../../training-load/index.js';
import { numberIn, type DayWrite, type ImportTable, type StoredItem, type WrittenItem } from './import-table.js';

const SESSIONS = { table: 'training_sessions', day: 'date', dayOf: ({ date }: { date: string }) => date } as const;
const SESSION = select(TrainingSessionEntity, 'row', ['id', 'athleteId', 'date', 'version', 'rpe', 'durationMin']);

/** Sessions, of which a day may have several. */
@Injectable()
export class SessionsTable implements ImportTable {
  readonly kind = 'session';
  readonly auditKind = 'training_load';
  readonly entity = TrainingSessionEntity;
  readonly hasSeveral = true;
  readonly placeOf = () => '';

  constructor(private readonly writer: TrainingLoadWriter) {}

  async find(manager: EntityManager, athletes: ReachedAthletes, range: DayRange): Promise<StoredItem[]> {
    const shown = isShownSession(athletes.reach);
    const sessions = await findOfAthletes(manager, SESSION, SESSIONS, athletes, range, shown);
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
