import { useState } from 'react';
import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import { AppDialog, Button, ToggleButton, ToggleButtonGroup } from '@touchline/ui';
import { STATUS_LABELS } from '../../../shared/status-labels.js';
import { statusText } from '../model/check-in-texts.js';
import type { RegisterEntry } from '../model/register.js';

interface MarkDialogProps {
  entry: RegisterEntry;
  onConfirm: (status: AttendanceStatus) => void;
  onClose: () => void;
}

/**
 * Marks one athlete. Who has no mark is present or excused: those who did not come are marked all at once, by the close. Who has one may also be put right to
 * absent, for instance after everybody was marked present.
 */
export function MarkDialog({ entry: { name, status }, onConfirm, onClose }: MarkDialogProps) {
  const [chosen, setChosen] = useState<AttendanceStatus | null>(null);
  const choices: readonly AttendanceStatus[] =
    status === null ? ['present', 'excused'] : ['present', 'excused', 'absent'];
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
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={chosen}
        onChange={(_, value: AttendanceStatus | null) => setChosen(value)}
        aria-label="Status"
        orientation="vertical"
      >
        {choices.map((choice) => (
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
            {STATUS_LABELS[choice]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AppDialog>
  );
}
