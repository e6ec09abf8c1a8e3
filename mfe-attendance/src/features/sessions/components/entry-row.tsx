import { memo, useId, type KeyboardEvent } from 'react';
import { statusText } from '@touchline/contracts/attendance-status';
import { Box, Chip, FormHelperText, InputAdornment, TextField, Typography } from '@touchline/ui';
import { statusTone } from '../../../shared/status-tone.js';
import { sessionLine, sessionTexts } from '../../../shared/texts/session-texts.js';
import { isOpen, type GridEntry } from '../model/grid-entries.js';
import { judgeSession, type TypedSession } from '../model/typed-session.js';

interface EntryRowProps {
  entry: GridEntry;
  typed: TypedSession;
  minutesOfAll: string;
  /** Whether wrong fields are marked also before they are complete. */
  isChecked: boolean;
  /** Undefined where the coach's role only reads the sessions: then there are no fields. */
  onChange: ((athleteId: number, part: Partial<TypedSession>) => void) | undefined;
}

/** Name and mark, and beside them the fields, or the recorded session. Memoised: typing renders one of 200 rows. */
export const EntryRow = memo(function EntryRow({ entry, typed, minutesOfAll, isChecked, onChange }: EntryRowProps) {
  const { name, status, sessions, unassigned, waiting } = entry;
  return (
    <Box
      component="li"
      data-athlete={entry.athlete_id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 76px 100px', sm: 'minmax(0, 1fr) 120px 140px' },
        columnGap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        // A phone's bar at the bottom, with a sentence above its button.
        scrollMarginBottom: 152,
        scrollMarginTop: 96,
      }}
    >
      <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Chip
          size="small"
          label={status === null ? 'Not marked' : statusText(status)}
          sx={(theme) => {
            const { background, text } = statusTone(theme.attendance, status);
            return { bgcolor: background, color: text };
          }}
        />
        {entry.says_not_there && <Typography variant="body2">{sessionTexts.saysNotThere}</Typography>}
        {unassigned.map((session) => (
          <Typography key={session.workout_id} variant="body2" sx={{ color: 'text.secondary', width: '100%' }}>
            {sessionTexts.unassigned(sessionLine(session))}
          </Typography>
        ))}
      </Box>
      {isOpen(entry) && onChange ? (
        <SessionFields
          entry={entry}
          typed={typed}
          minutesOfAll={minutesOfAll}
          isChecked={isChecked}
          onChange={onChange}
        />
      ) : (
        <Box sx={{ gridColumn: 'span 2', minHeight: 44, display: 'grid', alignContent: 'center' }}>
          {waiting && <Typography variant="body2">{sessionTexts.waits(sessionLine(waiting))}</Typography>}
          {sessions.map((session) => (
            <Typography key={session.workout_id} variant="body2" sx={{ color: 'text.secondary' }}>
              {sessionTexts.recorded(sessionLine(session))}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
});

type SessionFieldsProps = EntryRowProps & { onChange: NonNullable<EntryRowProps['onChange']> };

function SessionFields({ entry, typed, minutesOfAll, isChecked, onChange }: SessionFieldsProps) {
  const id = useId();
  const { athlete_id: athleteId, name } = entry;
  const problems = judgeSession(typed, minutesOfAll)?.problems ?? {};
  // A half-typed field is not wrong yet: `1` may become `10`, and own minutes may be typed before the RPE.
  const rpeProblem = isChecked || typed.rpe.trim() !== '' ? problems['rpe'] : undefined;
  const minutesProblem = isChecked || typed.duration_min !== '' ? problems['duration_min'] : undefined;
  const input = { sx: { minHeight: 48 } };
  return (
    <>
      <TextField
        size="small"
        value={typed.rpe}
        error={rpeProblem !== undefined}
        onChange={({ target }) => onChange(athleteId, { rpe: target.value })}
        onKeyDown={moveOn}
        onFocus={({ target }) => target.select()}
        placeholder="RPE"
        slotProps={{
          input,
          htmlInput: {
            'data-column': 'rpe',
            inputMode: 'decimal',
            enterKeyHint: 'next',
            autoComplete: 'off',
            maxLength: 4,
            'aria-label': `RPE of ${name}`,
            'aria-describedby': rpeProblem ? `${id}-rpe` : undefined,
          },
        }}
      />
      <TextField
        size="small"
        value={typed.duration_min ?? minutesOfAll}
        error={minutesProblem !== undefined}
        onChange={({ target }) => onChange(athleteId, { duration_min: target.value })}
        onBlur={({ target }) => target.value.trim() === '' && onChange(athleteId, { duration_min: null })}
        onKeyDown={moveOn}
        onFocus={({ target }) => target.select()}
        slotProps={{
          input: { ...input, endAdornment: <InputAdornment position="end">min</InputAdornment> },
          htmlInput: {
            'data-column': 'minutes',
            inputMode: 'numeric',
            enterKeyHint: 'next',
            autoComplete: 'off',
            maxLength: 3,
            'aria-label': `Minutes of ${name}`,
            'aria-describedby': minutesProblem ? `${id}-minutes` : undefined,
          },
        }}
      />
      {(rpeProblem || minutesProblem) && (
        <Box sx={{ gridColumn: '1 / -1', textAlign: 'end' }}>
          {rpeProblem && (
            <FormHelperText error id={`${id}-rpe`} sx={{ m: 0, textAlign: 'end' }}>
              {rpeProblem}
            </FormHelperText>
          )}
          {minutesProblem && (
            <FormHelperText error id={`${id}-minutes`} sx={{ m: 0, textAlign: 'end' }}>
              {minutesProblem}
            </FormHelperText>
          )}
        </Box>
      )}
    </>
  );
}

/** Enter moves down the column, as in a spreadsheet; from the last field to the button. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const column = event.target.dataset['column'] ?? '';
  const form = event.target.closest('form');
  const fields = [...(form?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? [])];
  const next = fields[fields.indexOf(event.target) + 1] ?? form?.querySelector<HTMLElement>('button[type="submit"]');
  next?.focus();
}
