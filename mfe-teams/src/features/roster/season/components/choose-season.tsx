import { useMemo } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, Button, Card, FormHelperText, MenuItem, TextField, Typography } from '@touchline/ui';
import { seasonTexts } from '../../../../shared/texts/season-texts.js';
import { choiceOf, choiceOptions, commonChoice, type ChoiceOption, type SeasonChoice } from '../model/season-plan.js';
import type { SeasonForm } from '../use-season-form.js';

interface ChooseSeasonProps {
  form: SeasonForm;
  athletes: readonly Athlete[];
  targets: readonly TeamWithAthletes[];
  labelOf: (athlete: Athlete) => string;
}

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 280px' },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** From when on, and what happens to each athlete. */
export function ChooseSeason({ form, athletes, targets, labelOf }: ChooseSeasonProps) {
  const options = useMemo(() => choiceOptions(targets), [targets]);
  const ids = athletes.map(({ athlete_id: id }) => id);
  const common = commonChoice(athletes, form.choices);
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{seasonTexts.explanation}</Typography>
      <TextField
        type="date"
        label="First day of the new season"
        value={form.firstDay}
        onChange={({ target }) => form.setFirstDay(target.value)}
        error={form.problem.day !== undefined}
        helperText={form.problem.day ?? seasonTexts.firstDayHint}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: form.today } }}
        sx={{ maxWidth: 320 }}
      />
      <Box>
        <Box sx={ROW}>
          <Typography sx={{ fontWeight: 600 }}>{`All athletes (${athletes.length})`}</Typography>
          <Choice
            label="All athletes"
            value={common ?? ''}
            options={options}
            onChoose={(choice) => form.choose(ids, choice)}
          />
        </Box>
        <Box component="ul" aria-label="Athletes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {athletes.map((athlete) => (
            <Box component="li" key={athlete.athlete_id} sx={ROW}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{labelOf(athlete)}</Typography>
              <Choice
                label={labelOf(athlete)}
                value={choiceOf(form.choices, athlete)}
                options={options}
                onChoose={(choice) => form.choose([athlete.athlete_id], choice)}
              />
            </Box>
          ))}
        </Box>
      </Box>
      <Box>
        {form.problem.choice !== undefined && <FormHelperText error>{form.problem.choice}</FormHelperText>}
        <Button variant="contained" disableElevation onClick={form.review} sx={{ minHeight: 44 }}>
          Review
        </Button>
      </Box>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  /** Empty for several at once. */
  value: SeasonChoice | '';
  options: readonly ChoiceOption[];
  onChoose: (choice: SeasonChoice) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value as SeasonChoice)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } as object, sx: { minHeight: 44 } },
      }}
    >
      {value === '' && (
        <MenuItem value="" disabled>
          {seasonTexts.mixed}
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem
          key={option.value}
          value={option.value}
          sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
