import type { EventDraft } from './event-draft.js';

/** What was typed over `before`, as an edit of what somebody else has made of it since: fields that the coach has not touched are theirs. */
export function rebasedDraft(mine: EventDraft, before: EventDraft, theirs: EventDraft): EventDraft {
  const touched = Object.entries(mine).filter(([field, value]) => value !== before[field as keyof EventDraft]);
  return { ...theirs, ...Object.fromEntries(touched) };
}
