import { memo, useId } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, FormHelperText, TextField } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { columnName, fieldOf, fieldText, unitOf, valueText, type SheetColumn } from '../model/sheet-tests.js';
import { parseTyped } from '../model/typed-value.js';
import type { EntrySheet } from './athlete-entry-card.js';
import { useFieldTyping } from './use-field-typing.js';

interface GridFieldProps {
  sheet: EntrySheet;
  column: SheetColumn;
  athlete: Athlete;
  /** Undefined as long as nobody typed: the field shows the stored value. */
  typed: string | undefined;
  stored: number | undefined;
  /** The last field of the sheet: the phone keyboard shows "done" instead of "next". */
  last: boolean;
}

/** Without a minus sign on the number keyboards of phones, values below 0 need the whole one. */
function keyboardOf({ test }: SheetColumn): 'text' | 'numeric' | 'decimal' {
  if (test.product !== null) return 'decimal';
  const { min, step } = test.definition;
  return min < 0 ? 'text' : step < 1 ? 'decimal' : 'numeric';
}

/** One trial of an athlete, with what is wrong about it below the fields of its side. */
export const GridField = memo(function GridField({ sheet, column, athlete, typed, stored, last }: GridFieldProps) {
  const id = useId();
  const { labelOf, readOnly, onText, onAnnounce } = sheet;
  const { test } = column;
  const unit = unitOf(test);
  const name = [labelOf(athlete), columnName(column)].join(', ');
  const text = typed ?? (stored === undefined ? '' : fieldText(column, stored));
  const { rejection, inputProps } = useFieldTyping({
    name,
    text,
    readOnly,
    signed: test.product === null && test.definition.min < 0,
    onText: (next) => onText(column, athlete.athlete_id, next),
    onAnnounce,
  });
  const { problem, note } = notesOf(column, typed, stored);
  const notes = [
    rejection && `${id}-rejection`,
    problem !== null && `${id}-problem`,
    note !== null && `${id}-note`,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'contents' }}>
      <TextField
        className="field"
        size="small"
        {...inputProps}
        error={problem !== null}
        slotProps={{
          input: { sx: { minHeight: 44, '& input': { px: 1, textAlign: 'right' } } },
          htmlInput: {
            inputMode: keyboardOf(column),
            enterKeyHint: last ? 'done' : 'next',
            autoComplete: 'off',
            readOnly,
            'data-field': fieldOf(column, athlete.athlete_id),
            'aria-label': unit === '' ? name : `${name} (${unit})`,
            'aria-describedby': notes.join(' ') || undefined,
          },
        }}
      />
      {rejection && (
        <FormHelperText id={`${id}-rejection`} className="note" sx={{ color: 'text.primary' }}>
          {rejection.sentence}
        </FormHelperText>
      )}
      {problem !== null && (
        <FormHelperText id={`${id}-problem`} className="note" error>
          {problem}
        </FormHelperText>
      )}
      {note !== null && (
        <FormHelperText id={`${id}-note`} className="note" sx={{ color: 'text.primary' }}>
          {note}
        </FormHelperText>
      )}
    </Box>
  );
});

/** What is wrong about the text, and what a save does to the stored value. */
function notesOf(
  column: SheetColumn,
  typed: string | undefined,
  stored: number | undefined,
): { problem: string | null; note: string | null } {
  if (typed === undefined) return { problem: null, note: null };
  const read = parseTyped(column.test, typed);
  if (read.is === 'problem') return { problem: read.sentence, note: null };
  if (read.is === 'nothing' && stored !== undefined)
    return column.test.product === null
      ? { problem: null, note: recordingTexts.removed }
      : { problem: recordingTexts.notRemovedHere, note: null };
  if (read.is === 'zero') return { problem: null, note: recordingTexts.notAboveZero };
  const isReplaced = read.is === 'value' && stored !== undefined && stored !== read.value;
  return { problem: null, note: isReplaced ? recordingTexts.previous(valueText(column, stored)) : null };
}
