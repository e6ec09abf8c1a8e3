import { Box, Chip, SearchBox, ToggleButton, ToggleButtonGroup } from '@touchline/ui';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import type { RosterView } from '../model/roster-view.js';

interface RosterFiltersProps {
  view: RosterView;
  /** Whether the coach's role has a list of archived athletes. */
  hasArchived: boolean;
  /** Whether it tells who can answer. */
  hasAnswers: boolean;
  onView: (change: Partial<RosterView>) => void;
}

/** The search, the choice between current and archived athletes, and among the current ones those who cannot answer. */
export function RosterFilters({ view, hasArchived, hasAnswers, onView }: RosterFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Find athletes"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <SearchBox label="Search athletes" value={view.search} onChange={(search) => onView({ search })} />
      </Box>
      {hasArchived && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which athletes"
          value={view.archived}
          // Pressing the selected button yields null and must not clear the list.
          onChange={(_, archived: boolean | null) => archived !== null && onView({ archived })}
          sx={{ '& .MuiToggleButton-root': { minHeight: 44, px: 2 } }}
        >
          <ToggleButton value={false}>On the roster</ToggleButton>
          <ToggleButton value={true}>Archived</ToggleButton>
        </ToggleButtonGroup>
      )}
      {hasAnswers && !view.archived && (
        <Chip
          label={answersTexts.cannotYet}
          color={view.cannotAnswer ? 'primary' : 'default'}
          variant={view.cannotAnswer ? 'filled' : 'outlined'}
          aria-pressed={view.cannotAnswer}
          onClick={() => onView({ cannotAnswer: !view.cannotAnswer })}
          sx={{ height: 44, borderRadius: 22 }}
        />
      )}
    </Box>
  );
}
