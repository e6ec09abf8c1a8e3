import type { EventField, EventProblems, EventValues } from './model/event-values.js';

/** State and actions that the forms for adding and editing share. */
export interface EventFormState {
  values: EventValues;
  problems: EventProblems;
  /** The form is saving; its fields are read-only. */
  busy: boolean;
  /** The form has unsaved input. */
  dirty: boolean;
  setField: <F extends EventField>(field: F, value: EventValues[F]) => void;
  submit: () => void;
}
