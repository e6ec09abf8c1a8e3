import { Injectable } from '@nestjs/common';
import type {
  SaveTrainingLoadBody,
  SessionWrite as SessionEntry,
  TrainingLoadEntry,
} from '@touchline/contracts/training-load.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { dayKeySchema, type DayKey } from '../../common/paging/day-window.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import type { AthleteListQuery } from '../../common/validation/request.schemas.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { SessionWrite } from './save-sessions.js';
import { findSentBefore, firstNumber } from './sent-again.js';
import { trainingLoadChanged } from './training-load.errors.js';
import { findSessions } from './training-load.repository.js';
import { TrainingLoadWriter } from './training-load-writer.js';
import { TrainingSession } from './training-session.entity.js';
import { withFigures } from './with-figures.js';

const BY_DAY: ListOrder<TrainingSession, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.date, row.id] };

@Injectable()
export class TrainingLoadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: TrainingLoadWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, query: AthleteListQuery): Promise<Page<TrainingLoadEntry>> {
    const manager = this.unitOfWork.read;
    await requireAthletes(manager, coach.coachId, [query.athlete_id]);
    const { items, next } = await pageOf(query, BY_DAY, (after, limit) =>
      findSessions(manager, query.athlete_id, { from: query.from, to: query.to, after, limit }),
    );
    const entries = await withFigures(manager, items);
    await this.audit.read(coach, 'training_load', [query.athlete_id]);
    return { items: entries, next };
  }

  /** All entries or none, answered as they are stored, in the order they came, with the figures that follow; once, however often a call with a key is sent. */
  async save(
    coach: SignedInCoach,
    { entries }: SaveTrainingLoadBody,
    key: IdempotencyKey | null,
  ): Promise<TrainingLoadEntry[]> {
    const athleteIds = entries.map(({ athlete_id: id }) => id);
    return this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach.coachId, athleteIds);
      const saved: TrainingSession[] = [];
      const first = await createOnce(tx, key, this.clock.now(), async () => {
        const written = await this.writer.write(tx, coach, entries.map(toSessionWrite));
        saved.push(...written.rows);
        return firstNumber(written);
      });
      const rows = saved.length > 0 ? saved : await findSentBefore(tx, entries, first);
      // The figures come from four weeks, of which the call has said one session.
      await this.audit.readWhileWriting(tx, coach, 'training_load', athleteIds);
      return withFigures(tx, rows);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const kind = {
      table: TrainingSession,
      audited: 'training_load',
      changed: ({ date }: TrainingSession) => trainingLoadChanged(date),
    } as const;
    await this.unitOfWork.write((tx) => removeRecord(tx, this.audit, coach, kind, { id, version }));
  }
}

function toSessionWrite({
  athlete_id: athleteId,
  workout_id: workoutId,
  date,
  rpe,
  duration_min: durationMin,
  version,
}: SessionEntry): SessionWrite {
  const load = { athleteId, rpe, durationMin };
  if (workoutId !== undefined) return { ...load, workoutId, date, version };
  // The schema of the body insists on the day of a new session.
  return { ...load, date: date ?? '', externalId: null };
}
