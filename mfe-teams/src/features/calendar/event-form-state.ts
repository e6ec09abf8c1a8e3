import type { DraftField, DraftProblems, EventDraft } from './model/event-draft.js';

/** State and actions that the forms for adding and editing share. */
export interface EventFormState {
  draft: EventDraft;
  problems: DraftProblems;
  /** The form is saving; its fields are read-only. */
  busy: boolean;
  /** The form has unsaved input. */
  dirty: boolean;
  setField: <F extends DraftField>(field: F, value: EventDraft[F]) => void;
  submit: () => void;
}
