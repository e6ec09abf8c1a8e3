import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { parseRpe } from '@touchline/contracts/rpe-text';
import {
  isSameValues,
  judgeEvent,
  toChangeBody,
  toCreateBody,
  valuesOf,
  type EventValues,
} from '../../model/event-values.js';
import { ownerIds, ownerProblem, type Owner } from '../../model/owner.js';
import type { PreviewRequest } from '../api/get-plan-preview.js';

/** What can be previewed: nothing, because no load is planned; not yet, because fields are empty or wrong; or a call. */
export type Previewable = { is: 'nothing' } | { is: 'incomplete' } | { is: 'request'; request: PreviewRequest };

const NOTHING: Previewable = { is: 'nothing' };
const INCOMPLETE: Previewable = { is: 'incomplete' };

export function previewOfAddition(values: EventValues, owner: Owner): Previewable {
  if (parseRpe(values.planned_rpe) === undefined) return NOTHING;
  const { sent } = judgeEvent(values);
  if (ownerProblem(owner) !== null || sent === null) return INCOMPLETE;
  return { is: 'request', request: { kind: 'add', body: toCreateBody(sent, ownerIds(owner)) } };
}

/** Of an edited event: nothing while it is as it is stored. */
export function previewOfChange(values: EventValues, event: CalendarEvent, scope: EventScope): Previewable {
  const isPlanned = event.planned_rpe !== null || parseRpe(values.planned_rpe) !== undefined;
  if (!isPlanned || isSameValues(values, valuesOf(event))) return NOTHING;
  const { sent } = judgeEvent(values, event);
  if (sent === null) return INCOMPLETE;
  const change = { kind: 'change', eventId: event.event_id, scope, body: toChangeBody(sent, event) } as const;
  return { is: 'request', request: change };
}
