/** Types of @touchline/ui, generated from the kit's sources. */
import { default as Alert } from '@mui/material/Alert';
import { AlertProps } from '@mui/material/Alert';
import { alpha } from '@mui/material/styles';
import { ApiError } from '@touchline/ui/host';
import { default as AppBar } from '@mui/material/AppBar';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import { default as Avatar } from '@mui/material/Avatar';
import { default as Box } from '@mui/material/Box';
import { default as Button } from '@mui/material/Button';
import { default as ButtonBase } from '@mui/material/ButtonBase';
import type { CallFailure } from '@touchline/ui/host';
import { default as Card } from '@mui/material/Card';
import { default as CardActionArea } from '@mui/material/CardActionArea';
import { default as CardContent } from '@mui/material/CardContent';
import { default as Checkbox } from '@mui/material/Checkbox';
import { default as Chip } from '@mui/material/Chip';
import { default as CircularProgress } from '@mui/material/CircularProgress';
import { default as ClickAwayListener } from '@mui/material/ClickAwayListener';
import { ComponentType } from 'react';
import { default as CssBaseline } from '@mui/material/CssBaseline';
import { default as Dialog } from '@mui/material/Dialog';
import { default as DialogActions } from '@mui/material/DialogActions';
import { default as DialogContent } from '@mui/material/DialogContent';
import { default as DialogContentText } from '@mui/material/DialogContentText';
import { default as DialogTitle } from '@mui/material/DialogTitle';
import { default as Divider } from '@mui/material/Divider';
import { default as Drawer } from '@mui/material/Drawer';
import { default as Fade } from '@mui/material/Fade';
import { default as FormControl } from '@mui/material/FormControl';
import { default as FormControlLabel } from '@mui/material/FormControlLabel';
import { default as FormHelperText } from '@mui/material/FormHelperText';
import { default as GlobalStyles } from '@mui/material/GlobalStyles';
import { default as IconButton } from '@mui/material/IconButton';
import { default as InputAdornment } from '@mui/material/InputAdornment';
import { default as InputLabel } from '@mui/material/InputLabel';
import { JSX } from 'react';
import { default as LinearProgress } from '@mui/material/LinearProgress';
import { default as List } from '@mui/material/List';
import { default as ListItem } from '@mui/material/ListItem';
import { default as ListItemButton } from '@mui/material/ListItemButton';
import { default as ListItemText } from '@mui/material/ListItemText';
import { default as ListSubheader } from '@mui/material/ListSubheader';
import { default as Menu } from '@mui/material/Menu';
import { default as MenuItem } from '@mui/material/MenuItem';
import { MenuItemProps } from '@mui/material/MenuItem';
import { default as MenuList } from '@mui/material/MenuList';
import { default as MuiLink } from '@mui/material/Link';
import { default as OutlinedInput } from '@mui/material/OutlinedInput';
import { default as Paper } from '@mui/material/Paper';
import { default as Popper } from '@mui/material/Popper';
import { default as Radio } from '@mui/material/Radio';
import { default as RadioGroup } from '@mui/material/RadioGroup';
import { ReactNode } from 'react';
import { Ref } from 'react';
import { RefObject } from 'react';
import { default as Select } from '@mui/material/Select';
import { default as Skeleton } from '@mui/material/Skeleton';
import { default as Snackbar } from '@mui/material/Snackbar';
import { default as Stack } from '@mui/material/Stack';
import { SvgIconProps } from '@mui/material/SvgIcon';
import { default as Switch } from '@mui/material/Switch';
import { default as Tab } from '@mui/material/Tab';
import { default as Table } from '@mui/material/Table';
import { default as TableBody } from '@mui/material/TableBody';
import { default as TableCell } from '@mui/material/TableCell';
import { default as TableContainer } from '@mui/material/TableContainer';
import { default as TableHead } from '@mui/material/TableHead';
import { default as TablePagination } from '@mui/material/TablePagination';
import { default as TableRow } from '@mui/material/TableRow';
import { default as TableSortLabel } from '@mui/material/TableSortLabel';
import { default as Tabs } from '@mui/material/Tabs';
import { default as TextField } from '@mui/material/TextField';
import { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import { default as ToggleButton } from '@mui/material/ToggleButton';
import { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
import { default as Toolbar } from '@mui/material/Toolbar';
import { default as Tooltip } from '@mui/material/Tooltip';
import { default as Typography } from '@mui/material/Typography';
import { default as useMediaQuery } from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export { Alert }

export { alpha }

export { AppBar }

/** The product's dialog: named by its title, full screen on a phone; on close, focus returns to where it was. */
export declare function AppDialog({ open, title, titleExtra, subtitle, maxWidth, wholeWindow, atBottom, actions, busy, onlyButtonsClose, contentRef, onClose, children, }: AppDialogProps): JSX.Element;

declare interface AppDialogProps {
    open: boolean;
    title: string;
    /** Shown beside the title, for example a chip with a count. */
    titleExtra?: ReactNode;
    /**
     * Shown below the title, for example the athlete's name. Screen readers read it as the description, not as part of
     * the name.
     */
    subtitle?: string | undefined;
    maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
    /** Fills the window on every screen, not only on a phone, and stays above a phone's keyboard: for long forms. */
    wholeWindow?: boolean;
    /**
     * On a phone the dialog is at the bottom edge, within a thumb's reach, instead of filling the screen: for a short
     * choice.
     */
    atBottom?: boolean;
    actions?: ReactNode;
    /** An action is running: nothing closes the dialog, and Back does not leave it. */
    busy?: boolean;
    /** Only its buttons close the dialog, not Escape and not a click beside it: while it holds unsaved input. */
    onlyButtonsClose?: boolean;
    /** The scrolling part of the dialog. */
    contentRef?: Ref<HTMLDivElement>;
    /** Called on the close button, Escape or a click beside the dialog. The owner decides. */
    onClose: () => void;
    children: ReactNode;
}

/**
 * What an athlete can be marked as at an event, in the order in which screens, legends and files list the statuses.
 * Labels, letters, colours and counts are `satisfies Record<AttendanceStatus, …>`, so that they fail to compile until a
 * new status is decided for each of them. Places that print the number of `present` marks beside a rate do not fail: check
 * them if a new status counts as attended.
 */
declare const ATTENDANCE_STATUSES: readonly ['present', 'absent', 'excused'];

/**
 * Colours of marks and of days by attendance rate, per theme. Text has a contrast of at least 4.5 : 1; the mark or
 * figure is also written there.
 */
export declare interface AttendanceColors extends Record<AttendanceStatus, Tone> {
    /** Not marked yet. */
    pending: Tone;
    /** A day by the team's rate; `none` when nothing was recorded. */
    heat: {
        good: Tone;
        moderate: Tone;
        poor: Tone;
        none: Tone;
    };
}

declare type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/**
 * MUI's field with a searchable list of options. Its code is heavy and only dialogs use it, so it is the kit's part `choices`,
 * fetched with the first such field or ahead of it (`warm` of a release).
 */
export declare const Autocomplete: AutocompleteOf;

declare type AutocompleteOf = <Value, Multiple extends boolean | undefined = false, DisableClearable extends boolean | undefined = false, FreeSolo extends boolean | undefined = false>(props: AutocompleteProps<Value, Multiple, DisableClearable, FreeSolo>) => React.JSX.Element;

export { Avatar }

/** Height of the shell's bar at the top of the window, in pixels, with its border. */
export declare const BAR_HEIGHT = 65;

export { Box }

export { Button }

export { ButtonBase }

/** Backgrounds and dots of days, per theme. Text has a contrast of at least 4.5 : 1 on each background, a dot 3 : 1. */
export declare interface CalendarColors {
    day: Record<EventStatus, string>;
    dot: {
        workout: string;
        meeting: string;
        missed: string;
    };
}

/**
 * A calendar date is the string `yyyy-MM-dd` from screen to database, never a JS `Date`:
 * a `Date` is an instant, and an instant shifts the day between time zones.
 * Arithmetic runs on the UTC epoch day, so daylight saving can neither add nor drop one.
 */
declare type CalendarDate = string;

export { Card }

export { CardActionArea }

export { CardContent }

/** Colours of lines and axes in charts, per theme. They differ in lightness as well as in hue. */
export declare interface ChartColors {
    series: {
        sleep_quality: string;
        fatigue: string;
        muscle_soreness: string;
        stress: string;
        hooper_index: string;
    };
    /**
     * Training load. `building`: a chronic workload with less than 28 days of history; `usual`: the 4-week average,
     * drawn across a bar of `session`.
     */
    load: {
        acute: string;
        chronic: string;
        building: string;
        session: string;
        monotony: string;
        strain: string;
        usual: string;
    };
    /** One colour per kind of test. */
    tests: {
        grip: string;
        sprint: string;
        jump: string;
    };
    /** Completed tasks and remaining tasks. */
    tasks: {
        done: string;
        remaining: string;
    };
    grid: string;
    text: string;
}

export { Checkbox }

export { Chip }

/** A filter with a fixed list of values, after a choice for all of them. */
export declare function ChoiceFilter<T extends string>({ label, options, labels, all, value, onChange, }: ChoiceFilterProps<T>): JSX.Element;

declare interface ChoiceFilterProps<T extends string> {
    label: string;
    options: readonly T[];
    /** Names of the values; default: the value itself. */
    labels?: Readonly<Record<T, string>>;
    /** Name of the choice for all values. */
    all?: string;
    /** null: all. */
    value: T | null;
    onChange: (value: T | null) => void;
}

export { CircularProgress }

export { ClickAwayListener }

export declare type ColorMode = 'light' | 'dark';

/**
 * Asks before something is lost, and takes one answer. The harmless button has the focus, so that Enter alone
 * destroys nothing.
 */
export declare function ConfirmDialog({ open, title, text, confirmLabel, cancelLabel, busy, onConfirm, onCancel, }: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    open: boolean;
    title: string;
    text: string;
    confirmLabel: string;
    cancelLabel?: string;
    /** The confirmed action is running: neither button works, and Back does not leave the dialog. */
    busy?: boolean;
    onConfirm: () => void;
    onCancel: () => void;
}

/**
 * The product's only theme: every colour on screen comes from it. Text has a contrast of at least 4.5 : 1, also on
 * hover (`dark`), lines in charts 3 : 1.
 */
export declare function createAppTheme(mode: ColorMode): Theme;

export { CssBaseline }

/** The text of a CSV file in the format of RFC 4180: the names of the columns, then the rows. */
export declare function csvText(columns: readonly string[], rows: readonly (readonly string[])[]): string;

export { Dialog }

export { DialogActions }

export { DialogContent }

export { DialogContentText }

export { DialogTitle }

/** The one question before unsaved input is discarded. */
export declare function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps): JSX.Element;

declare interface DiscardDialogProps {
    open: boolean;
    onDiscard: () => void;
    onKeep: () => void;
}

export { Divider }

/** A change that can be undone. */
export declare interface DoneChange {
    changeId: string;
    /** What was done, as the bar says it: `3 events added`. */
    text: string;
    /** What the bar names after Undo: `Reverted: {what}.` Default: `text`. */
    what?: string;
}

/** Downloads a text as a file. */
export declare function download(fileName: string, text: string, type: string): void;

export { Drawer }

/** Says that there is nothing; this is not an error. */
export declare function EmptyPanel({ text, minHeight }: SizedPanel & {
    text: string;
}): JSX.Element;

/** Says what failed, with Try again. */
export declare function ErrorPanel({ text, onRetry, minHeight }: SizedPanel & {
    text: string;
    onRetry: () => void;
}): JSX.Element;

/** A text that somebody typed, with an apostrophe before everything that a spreadsheet would evaluate. */
export declare function escapeFormula(text: string): string;

/** Calculated from date and attendance, never stored. */
declare type EventStatus = "completed" | "missed" | "scheduled";

export { Fade }

/** Says why a call failed, and in a second line what the coach can do. With `onClose` it can be dismissed. */
export declare function FailureAlert({ failure: { sentence, hint }, onClose }: {
    failure: CallFailure;
    onClose?: () => void;
}): JSX.Element;

/** CSS variable with the height of the bar at the bottom edge, in pixels. The shell's notices are placed above it. */
export declare const FOOT_HEIGHT = "--touchline-foot";

/**
 * A screen's main buttons. On a phone they stay at the bottom edge, within a thumb's reach, and notices do not cover
 * them; on a wider screen they are in the normal flow. The screen itself leaves room for the bar.
 */
export declare function FootBar({ children }: {
    children: ReactNode;
}): JSX.Element;

export { FormControl }

export { FormControlLabel }

export { FormHelperText }

export { GlobalStyles }

/** An icon from `@mdi/js`, given by its path. Decorative, unless `titleAccess` names it. */
export declare function Icon({ path, ...props }: {
    path: string;
} & Omit<SvgIconProps, 'children'>): JSX.Element;

export { IconButton }

export { InputAdornment }

export { InputLabel }

/**
 * For the `ref` of an element that appears. On a phone it may be off screen or under the shell's bar, where the coach
 * would not notice it.
 */
export declare function intoView(element: HTMLElement | null): void;

/** True when the focus is lost: it is on the page, or on the dialog, that contains `element`, and on nothing inside. */
export declare function isFocusLostAround(element: Element): boolean;

/** A page whose code is fetched when it is first shown, or earlier by `preload`. */
declare interface LazyPage {
    (): React.JSX.Element;
    preload: () => Promise<void>;
}

/**
 * A page of an area. If its code does not load, the error is thrown to the shell, which decides between another
 * attempt, the last good version and a message. For a part of a page, whose failure must not remove the page, use
 * `lazyRetry`.
 */
export declare function lazyPage(load: () => Promise<ComponentType | undefined>): LazyPage;

/** A part of a page whose code is fetched when it is first shown, or earlier by `preload`. */
declare interface LazyPart<TProps> {
    (props: TProps): React.JSX.Element;
    preload: () => Promise<void>;
}

/**
 * A heavy part of a page. If its code does not load, its place shows a message with Try again; the page around it
 * stays. After a successful fetch all places have the code.
 * @param optionsOf what is shown meanwhile, depending on the part's props
 */
export declare function lazyRetry<TProps extends object>(load: () => Promise<ComponentType<TProps> | undefined>, optionsOf: (props: TProps) => LazyRetryOptions): LazyPart<TProps>;

declare interface LazyRetryOptions {
    loading: ReactNode;
    errorText: string;
    minHeight?: number;
    /** Wraps either of them, for example in a dialog. */
    frame?: (panel: ReactNode) => ReactNode;
}

export { LinearProgress }

export { List }

export { ListItem }

export { ListItemButton }

export { ListItemText }

export { ListSubheader }

/** Data is loading. */
export declare function LoadingPanel({ text, minHeight }: SizedPanel & {
    text?: string | undefined;
}): JSX.Element;

export { Menu }

export { MenuItem }

export { MenuItemProps }

export { MenuList }

/** A month, `yyyy-MM`. */
declare type Month = string;

/** How a day of the grid looks, and how it is read out. */
export declare interface MonthDay {
    /** A colour of the theme; without one the paper shows through. */
    background?: string | undefined;
    /** Read out after the date, for example `2 events, 1 missed`. */
    text?: string | undefined;
    /** Below the day's number: dots, or titles where there is room. Hidden from screen readers, which get `text`. */
    content?: ReactNode;
}

/**
 * A month by weeks from Monday on. The grid is one Tab stop; arrows, Home, End, Page Up and Page Down move the day,
 * Enter opens it.
 */
export declare function MonthGrid({ month, today, selected, labelledBy, dayHeight, weekdayInitials, dayOf, onPointed, onSelect, onOpen, }: MonthGridProps): JSX.Element;

declare interface MonthGridProps {
    month: Month;
    today: CalendarDate;
    selected: CalendarDate | null;
    /** The id of the heading that names the grid. */
    labelledBy: string;
    /** Minimum height of a day, in pixels. */
    dayHeight?: number;
    /** Shows `M` above the days instead of `Mon`. Screen readers get the whole name. */
    weekdayInitials?: boolean;
    dayOf: (date: CalendarDate) => MonthDay;
    /** The pointer came to a day, for loading what a click would show. A finger comes to it when it touches. */
    onPointed?: ((date: CalendarDate) => void) | undefined;
    /** A day was chosen by click or by keys. It may be in a neighbouring month: the owner then shows that month. */
    onSelect: (date: CalendarDate) => void;
    /** Enter or space on the selected day. */
    onOpen?: ((date: CalendarDate) => void) | undefined;
}

/** The month, for example `November 2026`, between buttons for the months before and after. */
export declare function MonthHeader({ month, id, onMonth, onToday }: MonthHeaderProps): JSX.Element;

declare interface MonthHeaderProps {
    month: Month;
    /** Id of the heading, which names the grid. */
    id: string;
    onMonth: (month: Month) => void;
    /** Goes back to today; without it the button is not shown. */
    onToday?: (() => void) | undefined;
}

export { MuiLink }

export { OutlinedInput }

/** The part of a query's result that a panel needs. */
declare interface PanelQuery<TData> {
    data: TData | undefined;
    error: unknown;
    refetch: () => unknown;
}

export { Paper }

/**
 * Print styles for a sheet: the page around it is not printed, and paper is white in dark mode too. `size` is a CSS
 * page size, for example `A4 landscape`.
 */
export declare function PaperStyles({ size }: {
    size: string;
}): JSX.Element;

export { Popper }

/** Loaded data in its four states, always in this order: loading, error, empty, data. */
export declare function QueryPanel<TData>(props: QueryPanelProps<TData>): JSX.Element;

declare interface QueryPanelProps<TData> {
    query: PanelQuery<TData>;
    /** The sentence for a failed call, or a function that returns one. */
    errorText: string | ((error: unknown) => string);
    /** Shown when there is nothing: a text, or a panel. */
    empty?: ReactNode;
    isEmpty?: (data: TData) => boolean;
    loadingText?: string;
    minHeight?: number;
    children: (data: TData) => ReactNode;
}

export { Radio }

export { RadioGroup }

/** Says that something could not be loaded, and loads it again on Try again. */
export declare function RetryAlert({ severity, onRetry, sx, children }: RetryAlertProps): JSX.Element;

declare interface RetryAlertProps extends Pick<AlertProps, 'sx'> {
    /** Error: everything is missing; warning: a part; info: only a help. */
    severity: 'error' | 'warning' | 'info';
    onRetry: () => void;
    /** What could not be loaded, and what that means for the screen. */
    children: ReactNode;
}

/** A record that someone else has changed (`stored`) or deleted (null) since the coach saw it. */
export declare interface SaveConflict<TStored> {
    stored: TStored | null;
}

export declare type SaveOutcome<TStored, TAnswer> = 
/** The server stored the write and answered. */
    {
    kind: 'saved';
    answer: TAnswer;
}
/** The write was refused, but the record already holds what was to be written. */
| {
    kind: 'already-saved';
    stored: TStored;
}
/** Someone else changed the record (`stored`) or deleted it (null) since the coach saw it. `error` is the refusal. */
| {
    kind: 'conflict';
    stored: TStored | null;
    error: ApiError;
}
/** The same, but the record could not be read: `readError` says why. */
| {
    kind: 'unread';
    error: ApiError;
    readError: unknown;
}
/** Anything else: offline, busy, invalid values. */
| {
    kind: 'failed';
    error: unknown;
};

/** Stores a record; after a conflict reads it again and compares. Never rejects. */
export declare function saveVersioned<TStored, TAnswer>(write: VersionedWrite<TStored, TAnswer>): Promise<SaveOutcome<TStored, TAnswer>>;

/**
 * The search text is kept in the address, which follows the keys with a delay. While the box has the focus it shows
 * what was typed, otherwise what the address says, also after Back.
 */
export declare function SearchBox({ label, value, onChange }: SearchBoxProps): JSX.Element;

declare interface SearchBoxProps {
    /** What is searched, for example `Search athletes`. */
    label: string;
    value: string;
    onChange: (value: string) => void;
}

export { Select }

declare interface SizedPanel {
    /** Expected height of the loaded content, in pixels, so that nothing jumps when it arrives. */
    minHeight?: number | undefined;
}

export { Skeleton }

export { Snackbar }

export { Stack }

export { Switch }

export { Tab }

export { Table }

export { TableBody }

export { TableCell }

export { TableContainer }

export { TableHead }

export { TablePagination }

export { TableRow }

export { TableSortLabel }

export { Tabs }

/**
 * For the `ref` of an element that needs an answer next, with `tabIndex={-1}`: it takes the focus from the pressed
 * button.
 */
export declare function takeFocus(element: HTMLElement | null): void;

export { TextField }

export { Theme }

export { ThemeProvider }

export { ToggleButton }

export { ToggleButtonGroup }

/** A background with text on it. */
export declare interface Tone {
    background: string;
    text: string;
}

export { Toolbar }

export { Tooltip }

export { Typography }

declare interface UndoOptions<Change extends DoneChange> {
    /** Undoes the change. When the server refuses, the bar shows its sentence. */
    undo: (change: Change) => Promise<unknown>;
    /** The bar was dismissed, and the focus with it: the screen decides where it goes. */
    onDismissed: () => void;
}

/** `value` as it was when it last stayed unchanged for `delayMs`; the first value at once. */
export declare function useDebounced<T>(value: T, delayMs: number): T;

/** Runs a step at once, or, when unsaved input would be lost, after the coach has agreed. */
export declare function useDiscardGuard(dirty: boolean): {
    guard: (step: () => void) => void;
    question: ReactNode;
};

/**
 * After the focused element has disappeared, `target` takes the focus, so that a keyboard user does not start again
 * at the top of the page or dialog. Call `onGone` when it disappears.
 */
export declare function useFocusAfterGone<E extends HTMLElement>(): {
    target: RefObject<E | null>;
    onGone: () => void;
};

/**
 * A pressed button is disabled while `busy`, and the browser takes its focus away. This hook gives it back
 * afterwards, unless something else has taken the focus.
 */
export declare function useFocusThroughBusy(busy: boolean): void;

export { useMediaQuery }

/**
 * A function that is the same on every render and calls the latest `callback`, so that memoised children are not
 * rendered again. Must not be called during render.
 */
export declare function useSteadyCallback<A extends unknown[], R>(callback: (...values: A) => R): (...values: A) => R;

export { useTheme }

/** Today's date in the coach's time zone. A page left open over night updates when it comes back to the front. */
export declare function useToday(): CalendarDate;

/** The bar that offers to undo the last change. */
export declare function useUndo<Change extends DoneChange>({ undo, onDismissed, }: UndoOptions<Change>): {
    offer: (change: Change) => void;
    bar: ReactNode;
};

/**
 * Saves a record that other coaches may edit too. After a refused write (409, or 404) it reads the record again, recognises a write whose
 * answer got lost, and otherwise offers both versions. What the coach typed stays with the caller and is never touched.
 *
 * ```ts
 * const saving = useVersionedSave<Athlete, Athlete>();
 * const outcome = await saving.save({
 *   store: () => change.mutateAsync({ athleteId, body: { ...body, version: seen.version } }),
 *   changedCode: ATHLETE_CHANGED,
 *   read: () => findAthlete(api, athleteId),
 *   isAlreadySaved: (stored) => hasSameContent(stored, body),
 * });
 * if (outcome.kind === 'saved') onSaved(outcome.answer);
 * else if (outcome.kind === 'already-saved') onSaved(outcome.stored);
 * else if (outcome.kind === 'failed') setFailure(failureOf(outcome.error, 'Failed to save the entry'));
 * // Shown while `saving.conflict` is set: theirs beside mine. "Keep mine": `seen` becomes `stored`, then save again;
 * // "Take theirs": the form becomes `stored`. Either way `saving.endConflict()`.
 * ```
 */
export declare function useVersionedSave<TStored, TAnswer = TStored>(): VersionedSave<TStored, TAnswer>;

export declare interface VersionedSave<TStored, TAnswer> {
    /** A write, or the read after a conflict, is on its way. */
    busy: boolean;
    /** The conflict of the last save; null when there was none, or when it has ended. */
    conflict: SaveConflict<TStored> | null;
    /**
     * Stores the record and returns what happened. `ignored`: another save is still on its way, as after a double click. Ends an earlier
     * conflict.
     */
    save: (write: VersionedWrite<TStored, TAnswer>) => Promise<SaveOutcome<TStored, TAnswer> | {
        kind: 'ignored';
    }>;
    /** The coach has chosen, or edits something else now: the conflict ends, and a save that is still on its way raises none. */
    endConflict: () => void;
}

/** One attempt to store a record that other coaches may edit too. */
export declare interface VersionedWrite<TStored, TAnswer> {
    /** Sends the write, with the version of the record that the coach saw. */
    store: () => Promise<TAnswer>;
    /** The error code with which the server refuses a write over a version it no longer holds. */
    changedCode: string;
    /** Reads the record as it is stored now; null when it was deleted. Absent for a new record: then every refusal is a failure. */
    read?: (() => Promise<TStored | null>) | undefined;
    /** Whether a 404 counts as a conflict, so that `read` decides whether the record is gone. Default true; false makes it a failure. */
    goneIsConflict?: boolean;
    /** True when `stored` holds what was to be written: an earlier answer got lost, or a colleague stored the same. Default: never. */
    isAlreadySaved?: (stored: TStored) => boolean;
    /** The write to send over `stored` without asking, when nothing that the coach edits has changed; null to ask. Default: ask. */
    rebase?: (stored: TStored) => VersionedWrite<TStored, TAnswer> | null;
}

/** For `sx`: invisible, but read by screen readers. Sizes need a unit: in `sx` a bare 1 means 100 %. */
export declare const visuallyHidden: {
    readonly position: 'absolute';
    readonly width: '1px';
    readonly height: '1px';
    readonly overflow: 'hidden';
    readonly clipPath: 'inset(50%)';
    readonly whiteSpace: 'nowrap';
};

declare module '@mui/material/styles' {
    interface Theme {
        attendance: AttendanceColors;
        calendar: CalendarColors;
        charts: ChartColors;
    }
    interface ThemeOptions {
        attendance?: AttendanceColors;
        calendar?: CalendarColors;
        charts?: ChartColors;
    }
}

export { }
