import { MenuItem, TextField } from '@touchline/ui';
import { SORTS, type TrendSort } from '../model/trends-view.js';

const NAMES: Readonly<Record<TrendSort, string>> = {
  variation: 'Variation: best label first',
  'variation-asc': 'Variation: best label last',
  athlete: 'Athlete: last name A to Z',
  'athlete-desc': 'Athlete: last name Z to A',
};

/** What the headings do, where they are out of sight. */
export function SortChoice({ sort, onSort }: { sort: TrendSort; onSort: (sort: TrendSort) => void }) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Sort by"
      value={sort}
      onChange={({ target }) => onSort(SORTS.find((one) => one === target.value) ?? 'variation')}
      slotProps={{ select: { sx: { minHeight: 44 } } }}
    >
      {SORTS.map((one) => (
        <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
          {NAMES[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}
