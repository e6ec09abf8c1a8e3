import { Box } from '@touchline/ui';
import { columnGroups } from '../model/column-groups.js';
import type { SheetColumn } from '../model/sheet-tests.js';
import { hasCount } from './grid-style.js';

/** The tests, sides and trials above the rows. Screen readers hear them at each field. */
export function GridHead({ columns }: { columns: readonly SheetColumn[] }) {
  return (
    <Box className="grid-head" aria-hidden>
      <Box className="name">Athlete</Box>
      {columnGroups(columns).map((group, at) => (
        <Box key={group.key} className={`group-${at}`}>
          <Box sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>{group.label}</Box>
          {hasCount(group) && (
            <Box className="group">
              {group.columns.map(({ trial }) => (
                <Box key={trial} className="field">{`Trial ${trial}`}</Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
