import { useState } from 'react';
import { statusText, type AnsweredStatus, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { AppDialog, Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@touchline/ui';
import { useOfferedStatuses } from '../../../shared/shown-statuses.js';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import { dialogChoices } from '../model/choices.js';
import type { RegisterEntry } from '../model/register.js';

interface MarkDialogProps {
  entry: RegisterEntry;
  onConfirm: (status: AnsweredStatus) => void;
  /** Opens the form of the athlete's availability. */
  onAvailability: () => void;
  onClose: () => void;
}

/**
 * Marks one athlete. An unmarked athlete can be marked present or excused; closing attendance marks the others absent.
 * A marked athlete can also be corrected to absent, for example after everybody was marked present.
 */
export function MarkDialog({ entry, onConfirm, onAvailability, onClose }: MarkDialogProps) {
  const { name, status, limits, reported, isNameOnly, isAvailabilityTold } = entry;
  const offered = useOfferedStatuses();
  const [chosen, setChosen] = useState<AnsweredStatus | null>(status);
  return (
    <AppDialog
      open
      title="Mark Attendance"
      subtitle={status === null ? name : `${name} · ${statusText(status)}`}
      maxWidth="xs"
      atBottom
      onClose={onClose}
      actions={
        <Button
          fullWidth
          variant="contained"
          disableElevation
          size="large"
          disabled={chosen === null}
          onClick={() => chosen !== null && onConfirm(chosen)}
        >
          Confirm Attendance
        </Button>
      }
    >
      <Box sx={{ mt: -1, mb: 1.5 }}>
        {reported !== null && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {reported}
          </Typography>
        )}
        {isNameOnly ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {checkInTexts.availabilityUnknown}
          </Typography>
        ) : isAvailabilityTold ? (
          <Button
            onClick={onAvailability}
            sx={{ ml: -1, minHeight: 44, justifyContent: 'flex-start', textAlign: 'left' }}
          >
            {checkInTexts.availability(limits)}
          </Button>
        ) : null}
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={chosen}
        // Pressing the chosen one again keeps it.
        onChange={(_, value: AttendanceStatus | null) => value !== null && setChosen(value)}
        aria-label="Status"
        orientation="vertical"
      >
        {dialogChoices(offered, status !== null).map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            sx={(theme) => ({
              minHeight: 56,
              fontSize: '1.05rem',
              fontWeight: 600,
              '&.Mui-selected, &.Mui-selected:hover': {
                bgcolor: theme.attendance[choice].background,
                color: theme.attendance[choice].text,
              },
            })}
          >
            {statusText(choice)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AppDialog>
  );
}
