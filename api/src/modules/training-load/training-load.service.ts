import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SaveTrainingLoadBody, SessionCount, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireReachedDays } from '../../common/access/coach-reach.js';
import type { Reach } from '../../common/access/reach.js';
import { isShownEvent } from '../../common/access/shown-sessions.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { byAthlete, groupRows } from '../../common/grouping/group-rows.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { todayIn } from '../../common/time/local-time.js';
import type { AthleteListQuery } from '../../common/validation/request.schemas.js';
import { Clock } from '../../common/time/clock.js';
import { removeRecord } from '../../common/versioned/remove-record.js';
import { restoreRecord } from '../../common/versioned/restore-record.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { MeasurementsWriter, type MeasurementEntity } from '../measurements/index.js';
import { figureSpans } from './calc/figure-spans.js';
import { loadOnDays, type LoadDay } from './calc/load-days.js';
import { trainingLoadChanged, trainingLoadTaken } from './training-load.errors.js';
import {
  countSessions,
  findEventDays,
  findFirstSessionDates,
  findLoadsIn,
  findSessions,
  type StoredSession,
} from './training-load.repository.js';
import { TrainingLoadWriter } from './training-load.writer.js';
import { TrainingSessionEntity } from './training-session.entity.js';
import { toSessionInput, toTrainingLoadEntry } from './training-session.mapper.js';

const BY_DAY: ListOrder<StoredSession, DayKey> = { key: dayKeySchema, keyOf: (row) => [row.date, row.id] };

const RECORD_KIND = {
  table: TrainingSessionEntity,
  auditKind: 'training_load',
  permission: 'load.write',
  dayOf: ({ date }: TrainingSessionEntity) => date,
  isShown: (tx: EntityManager, reach: Reach, { eventId }: TrainingSessionEntity) => isShownEvent(tx, reach, eventId),
  conflictError: ({ date }: TrainingSessionEntity) => trainingLoadChanged(date),
  takenError: ({ date }: TrainingSessionEntity) => trainingLoadTaken(date),
} as const;

@Injectable()
export class TrainingLoadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: TrainingLoadWriter,
    private readonly measurements: MeasurementsWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, query: AthleteListQuery): Promise<Page<TrainingLoadEntry>> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'load.read', [query.athlete_id], { former: true });

    const { items, next } = await pageOf(query, BY_DAY, (after, limit) =>
      findSessions(manager, { reach, athleteId: query.athlete_id }, { from: query.from, to: query.to, after, limit }),
    );
    const entries = await withDayFigures(manager, items, reach);

    await this.audit.read(coach, 'training_load', [query.athlete_id]);
    return { items: entries, next };
  }

  async count(coach: SignedInCoach, athleteId: number): Promise<SessionCount> {
    const manager = this.unitOfWork.read;
    const reach = await requireAthletes(manager, coach, 'load.read', [athleteId], { former: true });

    const sessions = await countSessions(manager, { reach, athleteId });
    await this.audit.read(coach, 'training_load', [athleteId]);
    return { sessions };
  }

  /**
   * Writes all entries or none and returns them as stored, in the order sent, with the figures that follow from the
   * write. A repeated call with the same key writes nothing.
   */
  async save(
    coach: SignedInCoach,
    { entries }: SaveTrainingLoadBody,
    key: IdempotencyKey | null,
  ): Promise<TrainingLoadEntry[]> {
    const athleteIds = entries.map(({ athlete_id: id }) => id);
    return this.unitOfWork.write(async (tx) => {
      const reach = await requireAthletes(tx, coach, 'load.write', athleteIds, { former: true });
      requireReachedDays(reach, entries);

      const rows = await this.writer.writeOnce(tx, coach, entries.map(toSessionInput), { key, reach });

      // The figures of the answer show four weeks, of which the call sent one session.
      await this.audit.readWhileWriting(tx, coach, 'training_load', athleteIds);
      return withDayFigures(tx, rows, reach);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    const { audit } = this;
    const kind = { ...RECORD_KIND, removeParts: this.removeFurther };
    await this.unitOfWork.write((tx) =>
      removeRecord(tx, { coach, audit, now: this.clock.now() }, kind, { id, version }),
    );
  }

  /** The record as it was before it was deleted; see `restoreRecord`. */
  async restore(coach: SignedInCoach, id: number): Promise<TrainingLoadEntry[]> {
    const { audit } = this;
    const now = this.clock.now();
    const today = todayIn(coach.timeZone, now);
    const kind = { ...RECORD_KIND, keepTrue: this.restoreFurther(withStoredEvent(today)) };
    return this.unitOfWork.write(async (tx) => {
      const row = await restoreRecord(tx, { coach, audit, now }, kind, id);
      // The figures of the answer show four weeks.
      await audit.readWhileWriting(tx, coach, 'training_load', [row.athleteId]);
      const reach = await requireAthletes(tx, coach, 'load.read', [row.athleteId], { former: true });
      return withDayFigures(tx, [row], reach);
    });
  }

  /** The further answers about an event go with its session, and come back with it, on its day. */
  private readonly removeFurther = async (
    tx: EntityManager,
    { athleteId, eventId }: TrainingSessionEntity,
  ): Promise<FurtherParts> => {
    return { further: eventId === null ? [] : await this.measurements.removeOfEvent(tx, { athleteId, eventId }) };
  };

  private readonly restoreFurther =
    (keepTrue: KeepTrue) =>
    async (
      tx: EntityManager,
      { further = [], ...row }: TrainingSessionEntity & Partial<FurtherParts>,
    ): Promise<TrainingSessionEntity> => {
      const session = await keepTrue(tx, row);
      await this.measurements.restore(
        tx,
        further.map((value) => ({ ...value, day: session.date })),
      );
      return session;
    };
}

/** What belongs to a session beside its row. */
interface FurtherParts {
  further: MeasurementEntity[];
}

type KeepTrue = (tx: EntityManager, row: TrainingSessionEntity) => Promise<TrainingSessionEntity>;

/** A deleted session follows its event to another day up to today. An event may be gone, or ahead: it is named no more. */
const withStoredEvent =
  (today: CalendarDate) =>
  async (tx: EntityManager, row: TrainingSessionEntity): Promise<TrainingSessionEntity> => {
    const { eventId, date } = row;
    const day = eventId === null ? undefined : (await findEventDays(tx, [eventId])).get(eventId);
    return day !== undefined && (day === date || day <= today) ? { ...row, date: day } : { ...row, eventId: null };
  };

/**
 * The sessions in the order given, each with the figures of its day as they follow from the stored sessions that are
 * reached in one go with it. Two queries for each span of days that is reached, mostly one, and none without a session.
 * Reads every session that the figures of these days need, so that a part of a list has the same figures as the whole list.
 */
async function withDayFigures(
  manager: EntityManager,
  rows: readonly StoredSession[],
  reach: Reach,
): Promise<TrainingLoadEntry[]> {
  const figures = new Map<StoredSession, LoadDay>();
  const bySpan = groupRows(rows, ({ athleteId, date }) => reach.spanOn(athleteId, date)?.from ?? null);
  for (const [from, inSpan] of bySpan) await addFigures(manager, inSpan, reach.startingOn(from), figures);
  return rows.flatMap((row) => {
    const day = figures.get(row);
    return day ? toTrainingLoadEntry(row, day) : [];
  });
}

/** Adds the figures of sessions that lie in these spans of days. */
async function addFigures(
  manager: EntityManager,
  rows: readonly StoredSession[],
  within: Reach,
  figures: Map<StoredSession, LoadDay>,
): Promise<void> {
  const byOwner = byAthlete(rows);
  const firstDates = await findFirstSessionDates(manager, { reach: within, athleteIds: [...byOwner.keys()] });
  const spans = [...byOwner].flatMap(([athleteId, own]) =>
    figureSpans(datesOf(own)).map((span) => ({ athleteId, ...span })),
  );
  const loads = byAthlete(await findLoadsIn(manager, within, spans));

  for (const [athleteId, own] of byOwner) {
    const dates = datesOf(own);
    // The first session may have been deleted after `rows` were read: the history starts no later than the first of
    // them.
    const firstDate = [dates, firstDates.get(athleteId) ?? []].flat().sort()[0] ?? '';
    const days = loadOnDays(loads.get(athleteId) ?? [], firstDate, dates);
    const byDate = new Map(days.map((day) => [day.date, day]));
    for (const row of own) {
      const day = byDate.get(row.date);
      if (day) figures.set(row, day);
    }
  }
}

function datesOf(rows: readonly StoredSession[]): CalendarDate[] {
  return [...new Set(rows.map(({ date }) => date))];
}
