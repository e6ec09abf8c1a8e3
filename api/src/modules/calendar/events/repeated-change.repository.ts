import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody } from '@touchline/contracts/calendar.schema';
import type { EntityManager } from 'typeorm';
import { isChanged } from '../../../common/versioned/versioned-rows.js';
import { isInScope } from '../calc/event-scope.js';
import { keptDates } from '../calc/kept-dates.js';
import { withSameChange } from '../calc/series-change.js';
import type { ChangedEventEntity } from '../undo/changed-event.entity.js';
import type { EventChangeEntity } from '../undo/event-change.entity.js';
import { findChangedEvents, findLastChange } from '../undo/event-changes.repository.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import type { EventsInScope, ResolvedOwner } from './planned-change.rules.js';
import { toPlannedContent } from './planned-event.mapper.js';
import { findRecordedEvents } from './recorded-events.repository.js';

/** A call whose effect is stored already. */
export interface RepeatedChange {
  /** The recorded change that had this effect, of this or of another coach; null when it is not known. */
  change: EventChangeEntity | null;
  /** The number of events that the call covers. */
  events: number;
}

/**
 * Whether a call that names an outdated version asks for the content that is already stored: it is the same call sent again after
 * its answer was lost, or two coaches made the same change. Null when it is not.
 *
 * For several events it is not enough that the opened one has the wanted content: a colleague may have changed only that
 * one. What the coach wanted to change is the difference to the content that they saw, which the record of the last
 * change holds for a day. Every event of the scope, as it was before that change, must have become what it is now.
 */
export async function findRepeatedChange(
  manager: EntityManager,
  { opened, scope, series }: EventsInScope,
  body: ChangeEventBody,
  { problems, today, ...owner }: ResolvedOwner & { today: CalendarDate },
): Promise<RepeatedChange | null> {
  if (body.version === undefined || body.version === opened.version || problems.length > 0) return null;

  const change = await findLastChange(manager, opened);
  const recorded = new Map(
    (change ? await findChangedEvents(manager, change.id) : []).map((row) => [row.eventId, row]),
  );
  const isOfSeenVersion = recorded.get(opened.id)?.version === body.version;

  if (scope === 'one' || opened.seriesId === null) {
    const wanted = toPlannedContent(body, owner, opened);
    const isStored = !isChanged<CalendarEventEntity>({ ...opened, ...wanted }, opened);
    return isStored ? { change: isOfSeenVersion ? change : null, events: 1 } : null;
  }

  if (!isOfSeenVersion) return null;
  const before = (event: CalendarEventEntity) => contentBefore(event, recorded.get(event.id));
  const seen = before(opened);
  const content = toPlannedContent(body, owner, seen);
  const former = series.map(before);
  const kept = keptDates(seen, former, await findRecordedEvents(manager, former, today));
  const covered = series.filter((event) => isInScope(before(event), seen, scope));
  const isStored = covered.every((event) => {
    // Something may have been recorded since at an event that moved.
    const ways = kept.has(event.id) ? [false, true] : [false];
    return ways.some((keepsDate) => hasChange(event, keepsDate));
  });
  return isStored ? { change, events: covered.length } : null;

  function hasChange(event: CalendarEventEntity, keepsDate: boolean): boolean {
    const after = withSameChange(before(event), seen, content, keepsDate);
    return after !== null && !isChanged<CalendarEventEntity>(after, event);
  }
}

/** The event before the recorded change; unchanged when the change did not write it. */
function contentBefore(event: CalendarEventEntity, recorded: ChangedEventEntity | undefined): CalendarEventEntity {
  if (!recorded) return event;
  const { id: _id, eventChangeId: _change, eventId: _event, versionAfter: _version, ...content } = recorded;
  return { ...event, ...content };
}
