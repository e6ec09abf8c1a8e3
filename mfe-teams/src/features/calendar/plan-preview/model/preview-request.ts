import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { parseRpe } from '@touchline/contracts/rpe-text';
import {
  findInvalid,
  findMissing,
  isSameDraft,
  toChangeBody,
  toCreateBody,
  toDraft,
  type EventDraft,
} from '../../model/event-draft.js';
import { ownerIds, ownerProblem, type Owner } from '../../model/owner.js';
import type { PreviewRequest } from '../api/get-plan-preview.js';

/** What can be previewed: nothing, because no load is planned; not yet, because fields are empty or wrong; or a call. */
export type Previewable = { is: 'nothing' } | { is: 'incomplete' } | { is: 'request'; request: PreviewRequest };

const NOTHING: Previewable = { is: 'nothing' };
const INCOMPLETE: Previewable = { is: 'incomplete' };

const isComplete = (draft: EventDraft): boolean =>
  Object.keys({ ...findMissing(draft), ...findInvalid(draft) }).length === 0;

export function previewOfAddition(draft: EventDraft, owner: Owner): Previewable {
  if (parseRpe(draft.plannedRpe) === undefined) return NOTHING;
  if (ownerProblem(owner) !== null || !isComplete(draft)) return INCOMPLETE;
  return { is: 'request', request: { kind: 'add', body: toCreateBody(draft, ownerIds(owner)) } };
}

/** Of an edited event: nothing while it is as it is stored. */
export function previewOfChange(draft: EventDraft, event: CalendarEvent, scope: EventScope): Previewable {
  const isPlanned = event.planned_rpe !== null || parseRpe(draft.plannedRpe) !== undefined;
  if (!isPlanned || isSameDraft(draft, toDraft(event))) return NOTHING;
  if (!isComplete(draft)) return INCOMPLETE;
  const change = { kind: 'change', eventId: event.event_id, scope, body: toChangeBody(draft, event) } as const;
  return { is: 'request', request: change };
}
