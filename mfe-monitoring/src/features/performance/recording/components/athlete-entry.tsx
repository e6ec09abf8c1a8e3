import { memo, useId, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { mdiAlert } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, Card, FormHelperText, Icon, InputAdornment, TextField, Typography } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import { testText } from '../../../../shared/test-text.js';
import { takePasted, takeTyped, type Taken } from '../model/taken-text.js';
import { readTyped } from '../model/typed-value.js';
import { putBack } from './put-back.js';

interface AthleteEntryProps {
  kind: FatigueKind;
  athlete: Athlete;
  text: string;
  /** The value of earlier today; undefined where there is none or nobody could look. */
  previous: number | undefined;
  /** After this one a phone's keyboard is done. */
  last: boolean;
  readOnly: boolean;
  onText: (athleteId: number, text: string) => void;
  /** Something was not taken, to be read out; empty once that is mended. */
  onSay: (sentence: string) => void;
}

/** Pixels that stay free around the focused card: the progress above it, a look at the next one below. */
const ABOVE = 96;
const BELOW = 88;

/** One athlete and one box. Memoised: of 200 of them only the one that is typed into is drawn anew. */
export const AthleteEntry = memo(function AthleteEntry({
  kind,
  athlete,
  text,
  previous,
  last,
  readOnly,
  onText,
  onSay,
}: AthleteEntryProps) {
  const id = useId();
  const { unit } = FATIGUE_RULES[kind];
  const name = fullName(athlete);
  const reading = readTyped(kind, text);
  const [refusal, setRefusal] = useState<Taken['refusal']>(null);
  const notes = [
    refusal !== null && `${id}-refusal`,
    previous !== undefined && `${id}-previous`,
    reading.is === 'problem' && `${id}-problem`,
    reading.is === 'zero' && `${id}-zero`,
  ].filter((note) => note !== false);
  const box = { text, refusal };
  const put = (taken: Taken) => {
    setRefusal(taken.refusal);
    if (taken.refusal !== refusal) onSay(taken.refusal === null ? '' : `${name}: ${taken.refusal.sentence}`);
    if (taken.text !== text) onText(athlete.athlete_id, taken.text);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const taken = takeTyped(box, target.value);
    if (taken.text === text) putBack(target, text);
    put(taken);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!readOnly) put(takePasted(box, event.clipboardData.getData('text')));
  };
  return (
    <Card
      component="li"
      data-athlete={athlete.athlete_id}
      sx={{
        px: 1.5,
        py: 1,
        scrollMarginTop: ABOVE,
        scrollMarginBottom: BELOW,
        borderColor: reading.is === 'value' ? 'primary.main' : undefined,
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
          error={reading.is === 'problem'}
          onChange={type}
          onPaste={paste}
          // What is typed next replaces what stands there.
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
      {refusal && (
        <FormHelperText id={`${id}-refusal`} sx={{ m: 0, color: 'text.primary' }}>
          {refusal.sentence}
        </FormHelperText>
      )}
      {reading.is === 'problem' && (
        <FormHelperText id={`${id}-problem`} error sx={{ m: 0 }}>
          {reading.sentence}
        </FormHelperText>
      )}
      {/* Not while it is typed: every value below one begins with it. */}
      {reading.is === 'zero' && (
        <FormHelperText id={`${id}-zero`} sx={{ m: 0, 'li:focus-within > &': { display: 'none' } }}>
          Not above 0: this is not saved.
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
          <Icon path={mdiAlert} titleAccess="A new value replaces it" sx={{ fontSize: 18, color: 'warning.main' }} />
          {`Previous: ${testText(kind, previous)}`}
        </Box>
      )}
    </Card>
  );
});
