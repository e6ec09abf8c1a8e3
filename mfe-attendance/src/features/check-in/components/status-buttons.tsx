import { mdiCheck } from '@mdi/js';
import { statusText, type AnsweredStatus, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { Box, Icon, ToggleButton } from '@touchline/ui';
import { useOfferedStatuses } from '../../../shared/shown-statuses.js';
import { cardChoices } from '../model/choices.js';

interface StatusButtonsProps {
  name: string;
  status: AnsweredStatus | null;
  onStatus: (status: AttendanceStatus) => void;
}

/** Marks with one tap. The chosen status has a tick and a thick border, not only a colour. */
export function StatusButtons({ name, status, onStatus }: StatusButtonsProps) {
  const choices = cardChoices(useOfferedStatuses());
  return (
    <Box
      role="group"
      aria-label={`Mark ${name}`}
      sx={{
        display: 'grid',
        gap: 0.75,
        px: 1,
        pb: 1,
        // At large text the buttons wrap instead of being cut.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
      }}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice}
          value={choice}
          selected={status === choice}
          onClick={() => onStatus(choice)}
          sx={(theme) => ({
            minHeight: 44,
            px: 0.5,
            py: 0,
            gap: 0.25,
            fontWeight: 600,
            color: 'text.primary',
            '& svg': { fontSize: '1.1em' },
            '&.Mui-selected, &.Mui-selected:hover': {
              bgcolor: theme.attendance[choice].background,
              color: theme.attendance[choice].text,
              borderColor: 'currentColor',
              boxShadow: 'inset 0 0 0 1px currentColor',
            },
          })}
        >
          {status === choice && <Icon path={mdiCheck} />}
          {statusText(choice)}
        </ToggleButton>
      ))}
    </Box>
  );
}
