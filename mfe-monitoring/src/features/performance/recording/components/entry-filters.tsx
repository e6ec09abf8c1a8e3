import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Button, ChoiceFilter, EmptyPanel, SearchBox } from '@touchline/ui';
import { hiddenCount, type Sheet } from '../model/sheet.js';
import { NO_FILTER, positionsOf, type SheetFilter } from '../model/shown-athletes.js';

interface EntryFiltersProps {
  athletes: readonly Athlete[];
  shown: readonly Athlete[];
  sheet: Sheet;
  filter: SheetFilter;
  onFilter: (filter: SheetFilter) => void;
  /** Enter was pressed in the search: on to the first athlete that was found. */
  onEnter: () => void;
}

/** Finds one athlete of many. What was typed for the others stays, and this says so. */
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
      {shown.length === 0 && <EmptyPanel text="No athletes found" minHeight={80} />}
      {shown.length < athletes.length && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, typography: 'body2' }}>
          <Box role="status">
            {hidden === 0
              ? ''
              : `${hidden} typed ${hidden === 1 ? 'value is' : 'values are'} hidden by the filter; ${hidden === 1 ? 'it is' : 'they are'} kept, and saved with the others.`}
          </Box>
          <Button size="small" onClick={() => onFilter(NO_FILTER)} sx={{ minHeight: 44 }}>
            Show all
          </Button>
        </Box>
      )}
    </>
  );
}
