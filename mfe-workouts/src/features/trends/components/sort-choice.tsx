import { MenuItem, TextField } from '@touchline/ui';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { SORTS, type TrendSort } from '../model/trends-view.js';

/** Sorts by need, which has no column, and on narrow screens, where the column headings are hidden. */
export function SortChoice({ sort, onSort }: { sort: TrendSort; onSort: (sort: TrendSort) => void }) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Sort by"
      value={sort}
      onChange={({ target }) => onSort(SORTS.find((option) => option === target.value) ?? 'variation')}
      slotProps={{ select: { sx: { minHeight: 44, '& .MuiSelect-select': { whiteSpace: 'normal' } } } }}
    >
      {SORTS.map((option) => (
        <MenuItem key={option} value={option} sx={{ minHeight: 44 }}>
          {trendsTexts.sorts[option]}
        </MenuItem>
      ))}
    </TextField>
  );
}
