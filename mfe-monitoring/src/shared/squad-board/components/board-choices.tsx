import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { Box, Chip, MenuItem, TextField } from '@touchline/ui';
import { countShown } from '../model/board-rows.js';
import { TABLE } from './board-style.js';
import { SHOWN, SORTS, type BoardView, type Shown, type Sort } from '../model/board-view.js';

const SHOWN_LABELS: Readonly<Record<Shown, string>> = {
  all: 'All',
  needs: 'Needs me',
  'can-train': 'Can train',
  tired: 'Tired',
  'no-answer': 'No answer',
  injured: 'Injured or limited',
};
const SORT_LABELS: Readonly<Record<Sort, string>> = {
  need: 'Who needs me',
  name: 'Name',
  availability: 'Availability',
  answered: 'Answered',
  hooper: 'Hooper index',
  load: 'Load, 7 days',
  acwr: 'ACWR',
  attendance: 'Attendance',
};

interface BoardChoicesProps {
  athletes: readonly SquadAthlete[];
  view: BoardView;
  onView: (change: Partial<BoardView>) => void;
}

/**
 * The questions of the morning with the number of athletes that answer each; where there are no column heads, also the
 * order of the cards.
 */
export function BoardChoices({ athletes, view, onView }: BoardChoicesProps) {
  const counts = countShown(athletes);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SHOWN.map((shown) => (
          <Chip
            key={shown}
            label={`${SHOWN_LABELS[shown]} ${counts[shown]}`}
            color={view.shown === shown ? 'primary' : 'default'}
            variant={view.shown === shown ? 'filled' : 'outlined'}
            aria-pressed={view.shown === shown}
            onClick={() => onView({ shown })}
            sx={{ height: 44, borderRadius: 22 }}
          />
        ))}
      </Box>
      <TextField
        select
        size="small"
        label="Sort by"
        value={view.sort}
        onChange={(event) => onView({ sort: event.target.value as Sort, reversed: false })}
        slotProps={{ select: { sx: { minHeight: 44 } } }}
        sx={{ minWidth: 160, [TABLE]: { display: 'none' } }}
      >
        {SORTS.map((sort) => (
          <MenuItem key={sort} value={sort} sx={{ minHeight: 44 }}>
            {SORT_LABELS[sort]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
