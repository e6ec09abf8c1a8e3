import { randomUUID } from 'node:crypto';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { deleteSome } from '../../database/delete-some.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import { ChangedEvent } from './changed-event.entity.js';
import { EventChange } from './event-change.entity.js';

/** How long a change can be taken back. */
const KEPT_MS = 24 * 3_600_000;
/** How many old changes a new one takes away: more than it adds, and never many, each of which may hold 200 events. */
const PURGE_AT_ONCE = 5;

/** Whether a change can still be taken back. */
export function isLiving({ createdAt }: EventChange, now: Date): boolean {
  return createdAt.getTime() > now.getTime() - KEPT_MS;
}

/** Notes within `tx` that the coach made these events, at most 200 and as they are stored now. None is a change of nothing. */
export function noteAdded(
  tx: EntityManager,
  coachId: number,
  events: readonly CalendarEvent[],
  now: Date,
): Promise<EventChange> {
  return note(
    tx,
    { coachId, kind: 'added' },
    events.map((event) => contentOf(event, event.version)),
    now,
  );
}

/** Notes within `tx` that the coach changed these events, at most 200 and as they were before: each is one version further now. */
export function noteChanged(
  tx: EntityManager,
  coachId: number,
  before: readonly CalendarEvent[],
  now: Date,
): Promise<EventChange> {
  return note(
    tx,
    { coachId, kind: 'changed' },
    before.map((event) => contentOf(event, event.version + 1)),
    now,
  );
}

type Content = Omit<ChangedEvent, 'id' | 'eventChangeId'>;

async function note(
  tx: EntityManager,
  { coachId, kind }: Pick<EventChange, 'coachId' | 'kind'>,
  events: readonly Content[],
  now: Date,
): Promise<EventChange> {
  await deleteSome(tx, EventChange, { createdAt: LessThanOrEqual(new Date(now.getTime() - KEPT_MS)) }, PURGE_AT_ONCE);
  const change: Omit<EventChange, 'id'> = { changeId: randomUUID(), coachId, kind, createdAt: now };
  await tx.insert(EventChange, change);
  // TypeORM writes the new id into the very object it inserts.
  const noted = change as EventChange;
  if (events.length > 0)
    await tx.insert(
      ChangedEvent,
      events.map((event) => ({ ...event, eventChangeId: noted.id })),
    );
  return noted;
}

/** What is kept of an event: everything but the workout it shows, which no change of an event touches. */
function contentOf({ id, workoutUid: _workout, ...content }: CalendarEvent, versionAfter: number): Content {
  return { ...content, eventId: id, versionAfter };
}
