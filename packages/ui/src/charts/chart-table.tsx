import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** A chart's figures in words: one heading per column, one row per point; the first cell of a row names it. */
export interface ChartTableData {
  columns: string[];
  rows: string[][];
}

export function ChartTable({ label, data, height }: { label: string; data: ChartTableData; height: number }) {
  return (
    // A table that scrolls must be reachable by the keyboard to be scrolled.
    <TableContainer tabIndex={0} role="region" aria-label={`${label}, table`} sx={{ minHeight: height }}>
      <Table
        size="small"
        sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 }, fontSize: { xs: '0.75rem', sm: '0.875rem' } } }}
      >
        <TableHead>
          <TableRow>
            {data.columns.map((column) => (
              <TableCell key={column} scope="col" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(([name, ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={data.columns[index + 1]} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
