import { useId } from 'react';
import { Box, Checkbox, FormControlLabel, FormHelperText } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { EventFormState } from '../event-form-state.js';

interface AttendanceFieldProps {
  form: EventFormState;
  /** The event belongs to an athlete: no attendance is taken. */
  forAthlete: boolean;
}

/** Whether attendance is taken at the event. */
export function AttendanceField({ form: { values, problems, busy, setField }, forAthlete }: AttendanceFieldProps) {
  const id = useId();
  const problem = problems.attendance_taken;
  const hint = forAthlete
    ? calendarTexts.athleteAttendanceHint
    : values.attendance_taken
      ? calendarTexts.attendanceOnHint
      : calendarTexts.attendanceOffHint;
  return (
    <Box data-field="attendance_taken" sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={!forAthlete && values.attendance_taken}
            onChange={(_, checked) => !busy && setField('attendance_taken', checked)}
            slotProps={{
              input: {
                'aria-invalid': problem !== undefined || undefined,
                'aria-describedby': id,
              },
            }}
          />
        }
        label="Attendance Taken"
        disabled={forAthlete}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText id={id} error={problem !== undefined} sx={{ mt: -0.5 }}>
        {problem ?? hint}
      </FormHelperText>
    </Box>
  );
}
