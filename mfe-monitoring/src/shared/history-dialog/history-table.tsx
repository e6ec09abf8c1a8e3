import type { ReactNode } from 'react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@touchline/ui';
import type { HistoryColumn } from './history-kind.js';
import { ACTIONS_WIDTH_PX, tableBoxStyle, tableStyles } from './table-styles.js';

/** Headings and frame of the table; `children` are its rows. */
export function HistoryTable<K extends string>({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly HistoryColumn<K>[];
  children: ReactNode;
}) {
  return (
    <Box sx={tableBoxStyle}>
      <Table role="table" size="small" aria-label={label} sx={tableStyles(columns.length)}>
        <TableHead role="rowgroup">
          <TableRow role="row" sx={{ '& th': { fontWeight: 700, lineHeight: 1.3 } }}>
            <TableCell role="columnheader">Date</TableCell>
            {columns.map(({ key, label: heading }) => (
              <TableCell role="columnheader" key={key}>
                {heading}
              </TableCell>
            ))}
            <TableCell role="columnheader" sx={{ width: ACTIONS_WIDTH_PX }}>
              Actions
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">{children}</TableBody>
      </Table>
    </Box>
  );
}
