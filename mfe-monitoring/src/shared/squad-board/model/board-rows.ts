import { AVAILABILITIES } from '@touchline/contracts/availability-rules';
import { isOpenNeed } from '@touchline/contracts/squad-rules';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import type { BoardView, Shown, Sort } from './board-view.js';

/** Whether an athlete is shown. */
const BELONGS: Readonly<Record<Shown, (athlete: SquadAthlete) => boolean>> = {
  all: () => true,
  needs: ({ need }) => isOpenNeed(need),
  'can-train': ({ availability }) => availability.status !== 'out',
  tired: ({ need }) => need === 'talk' || need === 'look',
  'no-answer': ({ wellness }) => wellness.state === 'no_answer',
  injured: ({ availability, reported_injury: reported }) => availability.status !== 'available' || reported !== null,
};

/** The number of athletes of each choice. */
export function countShown(athletes: readonly SquadAthlete[]): Record<Shown, number> {
  const count = (shown: Shown) => athletes.filter(BELONGS[shown]).length;
  return {
    all: athletes.length,
    needs: count('needs'),
    'can-train': count('can-train'),
    tired: count('tired'),
    'no-answer': count('no-answer'),
    injured: count('injured'),
  };
}

/** Share of the shown marks that count as attended; null without marks. */
export function attendedShare({ attendance, attended }: Pick<SquadAthlete, 'attendance' | 'attended'>): number | null {
  if (attendance.length === 0) return null;
  return attended / attendance.length;
}

/** Figures by which a column sorts, the smallest first; null, without a figure, is always last. */
const FIGURES: Readonly<Record<Exclude<Sort, 'need' | 'name'>, (athlete: SquadAthlete) => number | null>> = {
  // A status that is not known here may mean that the athlete cannot train: it comes first.
  availability: ({ availability }) => (AVAILABILITIES as readonly string[]).indexOf(availability.status),
  answered: ({ missing_days: missing }) => (missing === null ? -Infinity : -missing),
  hooper: ({ wellness }) => negative(wellness.z),
  load: ({ load }) => negative(load.seven_days),
  attendance: attendedShare,
};

const negative = (value: number | null): number | null => (value === null ? null : -value);

/** The rows of the board. The server's order, by need, decides between equal ones. */
export function boardRows(
  athletes: readonly SquadAthlete[],
  { shown, sort, reversed }: BoardView,
): readonly SquadAthlete[] {
  const rows = athletes.filter(BELONGS[shown]);
  const turn = reversed ? -1 : 1;
  if (sort === 'need') return reversed ? rows.reverse() : rows;
  if (sort === 'name') return rows.sort((a, b) => turn * nameOf(a).localeCompare(nameOf(b)));
  const figureOf = FIGURES[sort];
  return rows
    .map((row) => ({ row, figure: figureOf(row) }))
    .sort((a, b) => {
      if (a.figure === null || b.figure === null) return Number(a.figure === null) - Number(b.figure === null);
      return a.figure === b.figure ? 0 : turn * (a.figure - b.figure);
    })
    .map(({ row }) => row);
}

function nameOf({ last_name: last, first_name: first }: SquadAthlete): string {
  return `${last} ${first}`;
}
