import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Button, ChoiceFilter, EmptyPanel, SearchBox } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { hiddenCount, type Sheet } from '../model/sheet.js';
import { NO_FILTER, positionsOf, type SheetFilter } from '../model/shown-athletes.js';

interface EntryFiltersProps {
  athletes: readonly Athlete[];
  shown: readonly Athlete[];
  sheet: Sheet;
  filter: SheetFilter;
  onFilter: (filter: SheetFilter) => void;
  /** Enter in the search box moves to the first athlete found. */
  onEnter: () => void;
}

/**
 * Filters the athletes by name, number and position. Values typed for hidden athletes are kept, and a note counts them.
 */
export function EntryFilters({ athletes, shown, sheet, filter, onFilter, onEnter }: EntryFiltersProps) {
  const positions = positionsOf(athletes);
  const hidden = hiddenCount(
    sheet,
    shown.map((athlete) => athlete.athlete_id),
  );
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          maxWidth: 560,
          pt: 1,
          pb: 1.5,
          '& > *': { flex: '2 1 200px' },
          '& > * + *': { flex: '1 1 120px' },
        }}
      >
        <Box onKeyDown={({ key }) => key === 'Enter' && onEnter()}>
          <SearchBox
            label="Search athletes"
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
          />
        </Box>
        {positions.length > 1 && (
          <Box>
            <ChoiceFilter
              label="Position"
              options={positions}
              value={filter.position}
              onChange={(position) => onFilter({ ...filter, position })}
            />
          </Box>
        )}
      </Box>
      {shown.length === 0 && <EmptyPanel text={recordingTexts.noAthletes} minHeight={80} />}
      {shown.length < athletes.length && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, typography: 'body2' }}>
          <Box role="status">{hidden === 0 ? '' : recordingTexts.hidden(hidden)}</Box>
          <Button size="small" onClick={() => onFilter(NO_FILTER)} sx={{ minHeight: 44 }}>
            Show all
          </Button>
        </Box>
      )}
    </>
  );
}
