import { memo, useId, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { mdiAlert } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { Box, Card, FormHelperText, Icon, InputAdornment, TextField, Typography } from '@touchline/ui';
import { testText } from '../../../../shared/test-value-text.js';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { acceptPasted, acceptTyped, type FieldState } from '../model/field-text.js';
import { parseTyped } from '../model/typed-value.js';

/** What all cards of a sheet share. */
interface EntrySheet {
  kind: PerformanceTestKind;
  /** The names of the team, equal ones told apart. */
  labelOf: (athlete: Athlete) => string;
  readOnly: boolean;
  onText: (athleteId: number, text: string) => void;
  /** Announces rejected input to screen readers; '' when it is corrected. */
  onAnnounce: (sentence: string) => void;
}

interface AthleteEntryProps {
  sheet: EntrySheet;
  athlete: Athlete;
  text: string;
  /** The value recorded earlier today; undefined when there is none, or when the check failed. */
  previous: number | undefined;
  /** The last athlete of the list: the phone keyboard shows "done" instead of "next". */
  last: boolean;
  /** Says that the typed value is not saved yet. */
  isUnsaved: boolean;
}

// Space around the focused card: the progress bar above it, the beginning of the next card below.
const SCROLL_MARGIN_TOP_PX = 96;
const SCROLL_MARGIN_BOTTOM_PX = 88;

/** The field for one athlete's value. Memoised: of 200 cards only the one being typed into renders again. */
export const AthleteEntryCard = memo(function AthleteEntry({
  sheet: { kind, labelOf, readOnly, onText, onAnnounce },
  athlete,
  text,
  previous,
  last,
  isUnsaved,
}: AthleteEntryProps) {
  const id = useId();
  const { unit } = PERFORMANCE_TEST_LIMITS[kind];
  const name = labelOf(athlete);
  const typed = parseTyped(kind, text);
  const [rejection, setRejection] = useState<FieldState['rejection']>(null);
  const notes = [
    rejection !== null && `${id}-rejection`,
    previous !== undefined && `${id}-previous`,
    typed.is === 'problem' && `${id}-problem`,
    typed.is === 'zero' && `${id}-zero`,
    isUnsaved && `${id}-unsaved`,
  ].filter((note) => note !== false);
  const field = { text, rejection };
  const change = (next: FieldState) => {
    setRejection(next.rejection);
    if (next.rejection !== rejection) onAnnounce(next.rejection === null ? '' : `${name}: ${next.rejection.sentence}`);
    if (next.text !== text) onText(athlete.athlete_id, next.text);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = acceptTyped(field, target.value);
    if (next.text === text) restoreText(target, text);
    change(next);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!readOnly) change(acceptPasted(field, event.clipboardData.getData('text')));
  };
  return (
    <Card
      component="li"
      data-athlete={athlete.athlete_id}
      sx={{
        px: 1.5,
        py: 1,
        scrollMarginTop: SCROLL_MARGIN_TOP_PX,
        scrollMarginBottom: SCROLL_MARGIN_BOTTOM_PX,
        borderColor: typed.is === 'value' ? 'primary.main' : undefined,
        display: 'grid',
        gap: 0.75,
        alignContent: 'start',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              athlete.position ?? 'No position',
              ...(athlete.jersey_number === null ? [] : [`#${athlete.jersey_number}`]),
            ].join(' · ')}
          </Typography>
        </Box>
        <TextField
          size="small"
          value={text}
          error={typed.is === 'problem'}
          onChange={type}
          onPaste={paste}
          // Selects the value, so that typing replaces it.
          onFocus={(event) => event.target.select()}
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
          {recordingTexts.previous(testText(kind, previous))}
        </Box>
      )}
    </Card>
  );
});

/**
 * Restores the accepted `text` of a field after rejected input, with the caret where it was. Text that the input was
 * to replace is selected again, because otherwise the next digit would be appended to it.
 */
function restoreText(input: HTMLInputElement, text: string): void {
  const inserted = input.value.length - text.length;
  const caret = (input.selectionStart ?? input.value.length) - inserted;
  input.value = text;
  if (inserted > 0) input.setSelectionRange(caret, caret);
  else input.select();
}
