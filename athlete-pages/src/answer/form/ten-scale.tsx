import { Choices } from '../../shared/fields.js';
import { ONE_TO_TEN } from './scales.js';

interface TenScaleProps {
  name: string;
  legend: string;
  /** Words at 1 and at 10. */
  ends: { best: string; worst: string };
  problem?: string | undefined;
  chosen: number | undefined;
  onChoose: (value: number) => void;
}

/** 1 to 10, with words at both ends. */
export function TenScale({ ends: { best, worst }, ...choices }: TenScaleProps) {
  const spoken = (value: number) => (value === 1 ? `1, ${best}` : value === 10 ? `10, ${worst}` : String(value));
  return (
    <Choices
      {...choices}
      look="scale"
      options={ONE_TO_TEN.map((value) => ({ value, label: value, name: spoken(value) }))}
    >
      <p class="ends" aria-hidden="true">
        <span>1 = {best}</span>
        <span>10 = {worst}</span>
      </p>
    </Choices>
  );
}
