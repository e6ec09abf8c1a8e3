import { Choices } from '../../shared/fields.js';

interface ScaleFieldProps {
  name: string;
  legend: string;
  hint?: string;
  /** Ascending, at least two. */
  values: readonly number[];
  /** Words at the smallest and at the largest value; null: none. */
  ends: readonly [smallest: string | null, largest: string | null];
  problem?: string | undefined;
  chosen: number | undefined;
  onChoose: (value: number) => void;
}

/** One value of a scale, with words at both ends. */
export function ScaleField({ values, ends: [smallest, largest], ...choices }: ScaleFieldProps) {
  const [first, last] = [values[0], values.at(-1)];
  const wordsOf = (value: number) => (value === first ? smallest : value === last ? largest : null);
  return (
    <Choices
      {...choices}
      look="scale"
      options={values.map((value) => {
        const words = wordsOf(value);
        return { value, label: value, name: words === null ? String(value) : `${value}, ${words}` };
      })}
    >
      <p class="ends" aria-hidden="true">
        <span>{smallest !== null && `${first} = ${smallest}`}</span>
        <span>{largest !== null && `${last} = ${largest}`}</span>
      </p>
    </Choices>
  );
}
