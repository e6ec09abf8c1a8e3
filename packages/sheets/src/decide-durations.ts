import type { ImportField } from '@touchline/contracts/import-fields';
import type { DecimalSign, ImportReading } from '@touchline/contracts/import-plan.schema';
import { openCells, type FieldCells } from './field-cells.js';
import { question, type Question } from './question.js';
import {
  clockWays,
  DURATION_UNITS,
  isClockOpen,
  isPlainOpen,
  plainWays,
  type MinutesReading,
} from './values/minutes.js';

export interface DecidedDurations extends Pick<MinutesReading, 'clock' | 'plain'> {
  questions: Question[];
}

/** How durations are read that may be other ones: by the answers, else asked, else as spreadsheets read them. */
export function decideDurations(
  fields: readonly FieldCells[],
  signOf: (field: ImportField) => DecimalSign | null,
  { clock = null, duration_unit: unit = null }: ImportReading,
): DecidedDurations {
  const clocks = clock === null ? fields.filter(({ cells }) => isClockOpen(cells)) : [];
  const plain = fields.filter(
    ({ mapped: { field, column }, cells }) =>
      unit === null && column.unit === null && isPlainOpen(cells, signOf(field), field),
  );
  return {
    clock: clock ?? (clocks.length > 0 ? 'undecided' : null),
    plain: unit ?? (plain.length > 0 ? 'undecided' : null),
    questions: [
      ...question(
        'clock',
        clocks.map((cells) => openCells(cells, (cell) => clockWays(cell).size > 0)),
        ['h_mm', 'm_ss'] as const,
        (cell, answer) => minutesText(clockWays(cell).get(answer)),
      ),
      ...plain.flatMap((cells) => {
        const sign = signOf(cells.mapped.field);
        const open = openCells(cells, (cell) => plainWays(cell, sign).size > 0);
        return question('duration_unit', [open], DURATION_UNITS, (cell, answer) =>
          minutesText(plainWays(cell, sign).get(answer)),
        );
      }),
    ],
  };
}

const minutesText = (minutes: number | undefined): string =>
  minutes === undefined ? '' : `${Math.round(minutes)} min`;
