import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatMonth } from '@touchline/contracts/date-format';
import { addMonths, type Month } from '@touchline/contracts/month';
import { Icon } from '../icon.js';

interface MonthHeaderProps {
  month: Month;
  /** Id of the heading, which names the grid. */
  id: string;
  onMonth: (month: Month) => void;
  /** Goes back to today; without it the button is not shown. */
  onToday?: (() => void) | undefined;
}

/** The width that both buttons and their gaps leave. */
const BETWEEN_BUTTONS = 'calc(100% - 96px)';

/** The month, for example `November 2026`, between buttons for the months before and after. */
export function MonthHeader({ month, id, onMonth, onToday }: MonthHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        aria-label="Previous month"
        onClick={() => onMonth(addMonths(month, -1))}
        sx={{ width: 44, height: 44 }}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <Typography
        id={id}
        variant="h2"
        aria-live="polite"
        sx={{
          // At large text the name wraps between the buttons, which stay in sight.
          minWidth: `min(9.5em, ${BETWEEN_BUTTONS})`,
          maxWidth: BETWEEN_BUTTONS,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))} sx={{ width: 44, height: 44 }}>
        <Icon path={mdiChevronRight} />
      </IconButton>
      {onToday && (
        <Button onClick={onToday} sx={{ minHeight: 44, ml: 'auto' }}>
          Today
        </Button>
      )}
    </Box>
  );
}
