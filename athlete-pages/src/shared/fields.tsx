/** Fields of the forms. Each has its label, its hint and its problem in words, for the eye and for a screen reader. */
import type { ComponentChildren } from 'preact';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'email' | 'date' | 'number';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  maxLength?: number;
}

const describedBy = (id: string, hint?: string, problem?: string) =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;

export function TextField({ id, label, hint, problem, onInput, type = 'text', ...input }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && <Hint id={id}>{hint}</Hint>}
      <input
        {...input}
        id={id}
        // Preact's types allow a literal type only.
        type={type as 'text'}
        aria-describedby={describedBy(id, hint, problem)}
        aria-invalid={problem ? true : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <Problem id={id}>{problem}</Problem>
    </div>
  );
}

export const Hint = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <p class="hint" id={`${id}-hint`}>
    {children}
  </p>
);

export const Problem = ({ id, children }: { id: string; children: ComponentChildren }) =>
  children ? (
    <p class="problem" id={`${id}-problem`}>
      {children}
    </p>
  ) : null;

interface TickProps {
  id: string;
  label: string;
  problem?: string | undefined;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

export function Tick({ id, label, problem, isTicked, onChange }: TickProps) {
  return (
    <div class="field">
      <label class="tick">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-describedby={describedBy(id, undefined, problem)}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <Problem id={id}>{problem}</Problem>
    </div>
  );
}

interface ChoicesProps<T> {
  /** Unique on the page. */
  name: string;
  legend: string;
  hint?: string;
  problem?: string | undefined;
  options: readonly { value: T; label: ComponentChildren; name?: string }[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
  /** Content under the options, such as the words at both ends of a scale. */
  children?: ComponentChildren;
  look: 'scale' | 'words' | 'cards';
}

/** One choice of several, each as big as a thumb. None is chosen at first. */
export function Choices<T extends string | number | boolean>(props: ChoicesProps<T>) {
  const { name, legend, hint, problem, options, chosen, onChoose, children, look } = props;
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={describedBy(name, hint, problem)}>
      <legend>{legend}</legend>
      {hint && <Hint id={name}>{hint}</Hint>}
      <div class={look}>
        {options.map(({ value, label, name: spoken }) => (
          <label key={String(value)} class="choice">
            <input
              type="radio"
              name={name}
              value={String(value)}
              checked={chosen === value}
              aria-label={spoken}
              onChange={() => onChoose(value)}
            />
            <span aria-hidden={spoken ? true : undefined}>{label}</span>
          </label>
        ))}
      </div>
      {children}
      <Problem id={name}>{problem}</Problem>
    </fieldset>
  );
}
