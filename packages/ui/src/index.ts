/** The kit. The shell loads it once; areas take it from there at run time. */
export * from './mui.js';
export { Icon } from './icon.js';
export type { MonthDay } from './calendar/day-cell.js';
export { MonthGrid } from './calendar/month-grid.js';
export { MonthHeader } from './calendar/month-header.js';
export { Autocomplete } from './choices/autocomplete.js';
export { AppDialog } from './dialogs/app-dialog.js';
export { csvText, escapeFormula } from './download/csv.js';
export { download } from './download/download.js';
export { isFocusLostAround } from './focus/focus-lost.js';
export { intoView, takeFocus } from './focus/into-view.js';
export { useFocusAfterGone } from './focus/use-focus-after-gone.js';
export { useFocusThroughBusy } from './focus/use-focus-through-busy.js';
export { ConfirmDialog } from './dialogs/confirm-dialog.js';
export { DiscardDialog } from './dialogs/discard-dialog.js';
export { useDiscardGuard } from './dialogs/use-discard-guard.js';
export { ChoiceFilter } from './filters/choice-filter.js';
export { SearchBox } from './filters/search-box.js';
export { BAR_HEIGHT } from './layout/bar-height.js';
export { FOOT_HEIGHT, FootBar } from './layout/foot-bar.js';
export { lazyPage } from './lazy/lazy-page.js';
export { lazyRetry } from './lazy/lazy-retry.js';
export { FailureAlert } from './panels/failure-alert.js';
export { QueryPanel } from './panels/query-panel.js';
export { RetryAlert } from './panels/retry-alert.js';
export { EmptyPanel, ErrorPanel, LoadingPanel, type NextStep } from './panels/state-panels.js';
export { PaperStyles } from './print/paper-styles.js';
export {
  saveVersioned,
  useVersionedSave,
  type SaveConflict,
  type SaveOutcome,
  type VersionedSave,
  type VersionedWrite,
} from './saving/use-versioned-save.js';
export type { DataColumn, TableSorting } from './table/data-column.js';
export { DataTable, type DataTableProps } from './table/data-table.js';
export type { TablePaging } from './table/table-pages.js';
export { useDebounced } from './hooks/use-debounced.js';
export { useBackOnline } from './hooks/use-back-online.js';
export { useSteadyCallback } from './hooks/use-steady-callback.js';
export { useToday } from './hooks/use-today.js';
export { createAppTheme, type ColorMode } from './theme/create-app-theme.js';
export { visuallyHidden } from './theme/visually-hidden.js';
export type { AttendanceColors, Tone } from './theme/attendance-colors.js';
export type { CalendarColors } from './theme/calendar-colors.js';
export type { ChartColors } from './theme/chart-colors.js';
export { WordHelp } from './words/word-help.js';
export { WordsDialog } from './words/words-dialog.js';
export type { WordName } from './words/words.js';
export { useUndo, type DoneChange } from './undo/use-undo.js';
