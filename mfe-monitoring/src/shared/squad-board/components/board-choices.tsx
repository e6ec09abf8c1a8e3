import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { Box, Button, Chip, MenuItem, TextField, WordsDialog } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { squadTexts } from '../../texts/squad-texts.js';
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

interface BoardChoicesProps {
  athletes: readonly SquadAthlete[];
  view: BoardView;
  onView: (change: Partial<BoardView>) => void;
}

/**
 * The questions of the morning with the number of athletes that answer each; where there are no column heads, also the
 * order of the cards and what the words mean.
 */
export function BoardChoices({ athletes, view, onView }: BoardChoicesProps) {
  const counts = countShown(athletes);
  const words = useAddressDialog('words');
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
            {sort === 'need' ? squadTexts.whoNeedsMe : squadTexts.heads[sort]}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => words.open('list')} sx={{ minHeight: 44, [TABLE]: { display: 'none' } }}>
        {squadTexts.wordsUsed}
      </Button>
      <WordsDialog open={words.value !== null} onClose={words.close} />
    </Box>
  );
}
