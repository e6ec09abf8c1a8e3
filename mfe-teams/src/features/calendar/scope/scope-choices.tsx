import { useId } from 'react';
import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { Box, FormControl, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';
import { marksText, scopeLabel } from './model/scope-labels.js';

interface ScopeChoicesProps {
  question: string;
  scopes: readonly EventScope[];
  series: EventSeries;
  /** Each choice names the attendance marks it removes. */
  showMarks: boolean;
  /** An additional note about a choice. */
  note: (scope: EventScope) => string | null;
  value: EventScope;
  disabled: boolean;
  onChange: (scope: EventScope) => void;
}

/** The scopes with the events they cover. The first one has the focus, so that Enter alone affects a single event. */
export function ScopeChoices({
  question,
  scopes,
  series,
  showMarks,
  note,
  value,
  disabled,
  onChange,
}: ScopeChoicesProps) {
  const id = useId();
  return (
    <FormControl disabled={disabled} fullWidth>
      <Typography id={id} sx={{ mb: 1 }}>
        {question}
      </Typography>
      <RadioGroup aria-labelledby={id} value={value} onChange={(event) => onChange(event.target.value as EventScope)}>
        {scopes.map((scope) => {
          const lines = [note(scope), showMarks ? marksText(series[scope]) : null].filter((line) => line !== null);
          return (
            <FormControlLabel
              key={scope}
              value={scope}
              // The choices load after the dialog has opened, so they take the focus themselves.
              control={<Radio autoFocus={scope === value} />}
              sx={{
                alignItems: 'flex-start',
                minHeight: 44,
                mr: 0,
                '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
              }}
              label={
                <Box sx={{ pt: 1.1, pb: 0.5 }}>
                  {scopeLabel(scope, series[scope])}
                  {lines.length > 0 && (
                    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                      {lines.join(' ')}
                    </Typography>
                  )}
                </Box>
              }
            />
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}
