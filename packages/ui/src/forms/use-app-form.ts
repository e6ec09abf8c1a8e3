import { useRef, useState, type SubmitEvent } from 'react';
import {
  set,
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../host/api-client.js';
import { failureOf } from '../host/call-failure.js';
import type { CallFailure } from '../host/call-hint.js';
import { withInputKept } from '../host/input-kept.js';
import { uiTexts } from '../texts.js';
import { judgeForm } from './judge-form.js';
import type { FormSchema } from './schema.js';

interface FormOptions<TTyped extends FieldValues, TSent extends object> {
  /** What the fields hold at first, texts for most of them. Later changes of it are ignored: typed values stay. */
  values: TTyped;
  /** The schema for what is typed now, because one field may decide about others. */
  schemaOf: (typed: TTyped) => FormSchema<TSent>;
  /**
   * Sends what the schema made of the fields, without those it made undefined, when it found no problem. The form is
   * `busy` until it resolves.
   */
  send: (sent: TSent) => Promise<void>;
}

/** A form: its fields, what is wrong with them, and why the last save failed. */
export interface AppForm<TTyped extends FieldValues, TSent extends object> extends Pick<
  UseFormReturn<TTyped, unknown, TSent>,
  'getValues' | 'setValue' | 'setError' | 'reset'
> {
  /** For `useWatch`, and for fields that an area draws itself (`useController`). */
  control: Control<TTyped, unknown, TSent>;
  /** Properties of the `<form>`. */
  formProps: { ref: (form: HTMLFormElement | null) => void; onSubmit: (event: SubmitEvent) => void };
  /** What was typed is being sent. */
  busy: boolean;
  /** The fields hold something else than at first. */
  dirty: boolean;
  /** Why the last save failed; null when it did not, and where the fields say it. */
  failure: CallFailure | null;
  setFailure: (failure: CallFailure | null) => void;
  /** Shows a failed save: at the fields that the server names, the first of which gets the focus, else above the form. */
  showError: (error: unknown, sentence: string) => void;
  /** Judges the fields and sends them, as the form's own button does. A second call while it is busy does nothing. */
  submit: () => Promise<void>;
}

/**
 * The state of a form. Problems show at their fields once the form was submitted, from then on while typing, and the
 * first gets the focus. Fields have the names of the request's properties, so that the server's problems find them.
 */
export function useAppForm<TTyped extends FieldValues, TSent extends object>({
  values,
  schemaOf,
  send,
}: FormOptions<TTyped, TSent>): AppForm<TTyped, TSent> {
  const element = useRef<HTMLFormElement | null>(null);
  const running = useRef(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const form = useForm<TTyped, unknown, TSent>({
    defaultValues: values as DefaultValues<TTyped>,
    resolver: (typed) => resolve(schemaOf(typed), typed, incompleteFields(element.current)),
  });
  const { control, formState, getValues, setValue, setError, reset } = form;

  async function submit(): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await form.handleSubmit((sent) => {
        setFailure(null);
        return send(sent);
      })();
    } finally {
      running.current = false;
    }
  }

  function showError(error: unknown, sentence: string): void {
    const named = error instanceof ApiError ? error.fields.filter(({ path }) => path in getValues()) : [];
    named.forEach(({ path, message }, index) =>
      setError(path as FieldPath<TTyped>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (named.length === 0) setFailure(withInputKept(failureOf(error, sentence)));
  }

  return {
    control,
    getValues,
    setValue,
    setError,
    reset,
    formProps: {
      ref: (node) => void (element.current = node),
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    busy: formState.isSubmitting,
    dirty: formState.isDirty,
    failure,
    setFailure,
    showError,
    submit,
  };
}

/** Names of the fields that hold a half-typed day or time, which the browser reports as empty. */
const incompleteFields = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  );

/** What the schema makes of the fields, or what it finds wrong, in the shape that react-hook-form reads. */
function resolve<TTyped extends FieldValues, TSent extends object>(
  schema: FormSchema<TSent>,
  typed: TTyped,
  incomplete: readonly string[],
): ResolverResult<TTyped, TSent> {
  const { sent, problems } = judgeForm(schema, typed);
  if (sent !== null && incomplete.length === 0) return { values: sent, errors: {} };
  const errors: FieldErrors<TTyped> = {};
  for (const name of incomplete) set(errors, name, { type: 'incomplete', message: uiTexts.dateIncomplete });
  for (const [name, message] of Object.entries(problems ?? {})) set(errors, name, { type: 'typed', message });
  return { values: {}, errors };
}
