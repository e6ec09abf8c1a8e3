import { HOOPER_MAX, HOOPER_MIN } from '@touchline/contracts/ratings';

const STEP = 6;
const HEIGHT = 24;

interface SparkProps {
  /** One value per day, oldest first; null on a day without an answer. */
  days: readonly (number | null)[];
  /** The usual band; null while it is building. */
  band: readonly [low: number, high: number] | null;
}

/** The values of the last days as dots over the usual band; days without an answer stay empty. Decorative. */
export function Spark({ days, band }: SparkProps) {
  const shown = [...days.filter((value) => value !== null), ...(band ?? [])];
  const [low, high] = [Math.min(...shown, HOOPER_MAX), Math.max(...shown, HOOPER_MIN)];
  const span = Math.max(high - low, 4);
  const y = (value: number) => HEIGHT - 3 - ((value - low) / span) * (HEIGHT - 6);
  const x = (at: number) => STEP / 2 + at * STEP;
  const width = days.length * STEP;
  return (
    <svg className="spark" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {band && (
        <rect className="band" x={0} width={width} y={y(band[1])} height={Math.max(y(band[0]) - y(band[1]), 1)} />
      )}
      <path className="line" d={pathOf(days, x, y)} />
      {/* One path for all dots: an element each would be most of a board's elements. */}
      <path className="dots" d={dotsOf(days.slice(0, -1), x, y)} />
      <path className="today" d={dotsOf([...days.slice(0, -1).map(() => null), days.at(-1) ?? null], x, y)} />
    </svg>
  );
}

/** Lines between neighbouring days only: a line across a gap would invent values. */
function pathOf(days: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  return days
    .map((value, at) => {
      if (value === null) return '';
      const before = days[at - 1];
      return `${at > 0 && before !== null && before !== undefined ? 'L' : 'M'}${x(at)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

/** A stroke without length per value: its round ends draw a dot. */
function dotsOf(days: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  return days.map((value, at) => (value === null ? '' : `M${x(at)} ${y(value).toFixed(1)}h0`)).join('');
}
