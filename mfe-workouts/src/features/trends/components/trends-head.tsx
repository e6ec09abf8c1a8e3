import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import { Box, TableCell, TableHead, TableRow, TableSortLabel, visuallyHidden } from '@touchline/ui';
import { METRIC_NAMES } from '../model/metric-texts.js';
import { sortAfter, type ColumnSort, type TrendSort } from '../model/trends-view.js';

interface TrendsHeadProps {
  sort: TrendSort;
  onSort: (sort: TrendSort) => void;
}

/** The column headings. Athlete and Variation sort. */
export function TrendsHead({ sort, onSort }: TrendsHeadProps) {
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        <TableCell role="columnheader" className="pick">
          <Box component="span" sx={visuallyHidden}>
            Select
          </Box>
        </TableCell>
        <Sortable column="athlete" heading="Athlete" className="name" sort={sort} onSort={onSort} />
        <TableCell role="columnheader" className="team">
          Team
        </TableCell>
        {TREND_METRICS.map((metric) => (
          <TableCell key={metric} role="columnheader" className={metric}>
            {METRIC_NAMES[metric]}
          </TableCell>
        ))}
        <Sortable column="variation" heading="Variation" className="variation" sort={sort} onSort={onSort} />
      </TableRow>
    </TableHead>
  );
}

function Sortable({
  column,
  heading,
  className,
  sort,
  onSort,
}: TrendsHeadProps & { column: 'athlete' | 'variation'; heading: string; className: string }) {
  const active = sort !== 'need' && sort.startsWith(column);
  const direction = active ? DIRECTIONS[sort] : INITIAL_DIRECTIONS[column];
  return (
    <TableCell role="columnheader" className={className} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort(sortAfter(column, sort))}
        sx={{ minHeight: 44, '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.5 } }}
      >
        {heading}
      </TableSortLabel>
    </TableCell>
  );
}

const DIRECTIONS: Readonly<Record<ColumnSort, 'asc' | 'desc'>> = {
  variation: 'desc',
  'variation-asc': 'asc',
  athlete: 'asc',
  'athlete-desc': 'desc',
};
/** The direction a column starts with when it is pressed for the first time. */
const INITIAL_DIRECTIONS = { athlete: 'asc', variation: 'desc' } as const;
