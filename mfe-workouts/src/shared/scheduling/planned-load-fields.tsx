import { plannedLoad } from '@touchline/contracts/planned-load';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { Box, TextField } from '@touchline/ui';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import { findInvalidLoad, type ScheduleChoice } from './schedule-choice.js';

type TypedLoad = Pick<ScheduleChoice, 'rpe' | 'minutes'>;

interface PlannedLoadFieldsProps {
  typed: TypedLoad;
  busy: boolean;
  onChange: (change: Partial<TypedLoad>) => void;
}

/** The load that is planned for the workout: session RPE and minutes. Optional. */
export function PlannedLoadFields({ typed, busy, onChange }: PlannedLoadFieldsProps) {
  const invalid = findInvalidLoad(typed);
  const load = plannedLoad({ planned_rpe: parseRpe(typed.rpe) ?? null, duration_min: Number(typed.minutes) });
  const hint =
    load === null ? schedulingTexts.noPlannedLoad : schedulingTexts.plannedLoad(load.toLocaleString('en-US'));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
        columnGap: 2,
        rowGap: 2,
      }}
    >
      <TextField
        label="Planned RPE (0–10)"
        value={typed.rpe}
        onChange={(event) => onChange({ rpe: event.target.value })}
        error={invalid.includes('rpe')}
        helperText={invalid.includes('rpe') ? schedulingTexts.rpeInvalid : invalid.length === 0 && hint}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', readOnly: busy } }}
      />
      <TextField
        label="Minutes"
        value={typed.minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
        error={invalid.includes('minutes')}
        helperText={invalid.includes('minutes') && schedulingTexts.minutesInvalid}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', readOnly: busy } }}
      />
    </Box>
  );
}
