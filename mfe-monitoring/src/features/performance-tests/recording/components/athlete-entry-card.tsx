import { memo, useId } from 'react';
import { mdiAlert } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Card, FormHelperText, Icon, InputAdornment, TextField, Typography } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { unitOf, valueText, type SheetColumn } from '../model/sheet-tests.js';
import { parseTyped } from '../model/typed-value.js';
import { useFieldTyping } from './use-field-typing.js';

/** What all cards of a sheet share. */
export interface EntrySheet {
  columns: readonly SheetColumn[];
  /** The names of the team, equal ones told apart. */
  labelOf: (athlete: Athlete) => string;
  readOnly: boolean;
  onText: (column: SheetColumn, athleteId: number, text: string) => void;
  /** Announces rejected input to screen readers; '' when it is corrected. */
  onAnnounce: (sentence: string) => void;
}

interface AthleteEntryProps {
  sheet: EntrySheet;
  /** The only field of the sheet. */
  column: SheetColumn;
  athlete: Athlete;
  text: string;
  /** The value recorded earlier today; undefined when there is none, or when the check failed. */
  previous: number | undefined;
  /** The last athlete of the list: the phone keyboard shows "done" instead of "next". */
  last: boolean;
  /** Says that the typed value is not saved yet. */
  isUnsaved: boolean;
}

/** An athlete's name, with the position and number that tell who is meant. */
export function AthleteName({ athlete, name }: { athlete: Athlete; name: string }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          athlete.position ?? 'No position',
          ...(athlete.jersey_number === null ? [] : [`#${athlete.jersey_number}`]),
        ].join(' · ')}
      </Typography>
    </Box>
  );
}

// Space around the focused card: the progress bar above it, the beginning of the next card below.
export const CARD_SCROLL_MARGINS = { scrollMarginTop: '96px', scrollMarginBottom: '88px' } as const;

/** The field for one athlete's value. Memoised: of 200 cards only the one being typed into renders again. */
export const AthleteEntryCard = memo(function AthleteEntry({
  sheet: { labelOf, readOnly, onText, onAnnounce },
  column,
  athlete,
  text,
  previous,
  last,
  isUnsaved,
}: AthleteEntryProps) {
  const id = useId();
  const unit = unitOf(column.test);
  const name = labelOf(athlete);
  const typed = parseTyped(column.test, text);
  const { rejection, inputProps } = useFieldTyping({
    name,
    text,
    readOnly,
    onText: (next) => onText(column, athlete.athlete_id, next),
    onAnnounce,
  });
  const notes = [
    rejection !== null && `${id}-rejection`,
    previous !== undefined && `${id}-previous`,
    typed.is === 'problem' && `${id}-problem`,
    typed.is === 'zero' && `${id}-zero`,
    isUnsaved && `${id}-unsaved`,
  ].filter((note) => note !== false);
  return (
    <Card
      component="li"
      data-athlete={athlete.athlete_id}
      sx={{
        px: 1.5,
        py: 1,
        ...CARD_SCROLL_MARGINS,
        borderColor: typed.is === 'value' ? 'primary.main' : undefined,
        display: 'grid',
        gap: 0.75,
        alignContent: 'start',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <AthleteName athlete={athlete} name={name} />
        <TextField
          size="small"
          {...inputProps}
          error={typed.is === 'problem'}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end" aria-hidden>
                  {unit}
                </InputAdornment>
              ),
              sx: { minHeight: 48, width: { xs: 112, sm: 124 } },
            },
            htmlInput: {
              inputMode: 'decimal',
              enterKeyHint: last ? 'done' : 'next',
              autoComplete: 'off',
              readOnly,
              'aria-label': `${name} (${unit})`,
              'aria-describedby': notes.join(' ') || undefined,
            },
          }}
        />
      </Box>
      {rejection && (
        <FormHelperText id={`${id}-rejection`} sx={{ m: 0, color: 'text.primary' }}>
          {rejection.sentence}
        </FormHelperText>
      )}
      {typed.is === 'problem' && (
        <FormHelperText id={`${id}-problem`} error sx={{ m: 0 }}>
          {typed.sentence}
        </FormHelperText>
      )}
      {/* Hidden while the field has the focus: every value below 1 begins with a 0. */}
      {typed.is === 'zero' && (
        <FormHelperText id={`${id}-zero`} sx={{ m: 0, 'li:focus-within > &': { display: 'none' } }}>
          {recordingTexts.notAboveZero}
        </FormHelperText>
      )}
      {isUnsaved && (
        <FormHelperText id={`${id}-unsaved`} sx={{ m: 0, color: 'text.primary' }}>
          {recordingTexts.notSaved}
        </FormHelperText>
      )}
      {previous !== undefined && (
        <Box
          id={`${id}-previous`}
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: palette.info.main,
            typography: 'body2',
          })}
        >
          <Icon path={mdiAlert} titleAccess={recordingTexts.replaces} sx={{ fontSize: 18, color: 'warning.main' }} />
          {recordingTexts.previous(valueText(column, previous))}
        </Box>
      )}
    </Card>
  );
});
