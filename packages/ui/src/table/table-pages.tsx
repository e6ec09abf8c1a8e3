import TablePagination from '@mui/material/TablePagination';

/** Pages of a table, which the screen keeps. */
export interface TablePaging {
  /** From 0; one after the last page shows the last page. */
  page: number;
  size: number;
  onPage: (page: number) => void;
  isDisabled?: boolean;
  /** Sizes to choose from; none by default. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

/** The existing page that `page` means among `count` rows. */
export function existingPage(count: number, { page, size }: Pick<TablePaging, 'page' | 'size'>): number {
  return Math.min(page, Math.max(0, Math.ceil(count / size) - 1));
}

/** The buttons that turn pages. */
export function TablePages({ count, paging }: { count: number; paging: TablePaging }) {
  return (
    <TablePagination
      component="div"
      className="pages"
      count={count}
      page={existingPage(count, paging)}
      rowsPerPage={paging.size}
      rowsPerPageOptions={[...(paging.sizes ?? [])]}
      disabled={paging.isDisabled ?? false}
      onPageChange={(_, page) => paging.onPage(page)}
      onRowsPerPageChange={({ target }) => paging.onSize?.(Number(target.value))}
      slotProps={{ displayedRows: { 'aria-live': 'polite' } }}
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 },
        '& .MuiIconButton-root': { width: 44, height: 44 },
        // Repeated to win over the specificity of the select's own height.
        '& .MuiTablePagination-select.MuiTablePagination-select.MuiTablePagination-select': {
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
        },
      }}
    />
  );
}
