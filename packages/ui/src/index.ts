/** The kit of controls and looks. Loaded once, by the shell; areas take it from there. */
export * from './mui.js';
export { Icon } from './icon.js';
export { MonthGrid, type MonthDay } from './calendar/month-grid.js';
export { MonthHeader } from './calendar/month-header.js';
export { AppDialog } from './dialogs/app-dialog.js';
export { ConfirmDialog } from './dialogs/confirm-dialog.js';
export { DiscardDialog } from './dialogs/discard-dialog.js';
export { useDiscardGuard } from './dialogs/use-discard-guard.js';
export { ChoiceFilter } from './filters/choice-filter.js';
export { SearchBox } from './filters/search-box.js';
export { lazyPage } from './lazy/lazy-page.js';
export { lazyRetry } from './lazy/lazy-retry.js';
export { QueryPanel } from './panels/query-panel.js';
export { EmptyPanel, ErrorPanel, LoadingPanel } from './panels/state-panels.js';
export { createAppTheme, type ColorMode } from './theme/create-app-theme.js';
export { visuallyHidden } from './theme/visually-hidden.js';
export type { ChartColors } from './theme/chart-colors.js';
