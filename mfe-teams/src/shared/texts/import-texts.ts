import type { DateOrder, DecimalSign } from '@touchline/contracts/import-plan.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import type { ImportedKind, ImportedRowChange, ImportOutcome, UndoneImport } from '@touchline/contracts/imports.schema';
import { IMPORT_FILE_BYTES_MAX } from '@touchline/contracts/import-limits';
import { formatCount } from '../format-count.js';

const MEGABYTES = IMPORT_FILE_BYTES_MAX / 1_000_000;

const DELIMITERS: Readonly<Record<string, string>> = {
  ';': 'semicolons',
  ',': 'commas',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** What one record of a target is called. */
const NOUNS: Readonly<Record<ImportTargetKey, string>> = {
  roster: 'athlete',
  wellness: 'survey',
  sessions: 'session',
  tests: 'record',
  attendance: 'mark',
  events: 'event',
};
const nounOf = (target: string): string => (target in NOUNS ? NOUNS[target as ImportTargetKey] : 'record');

/** The smallest and the largest number of a scale. */
interface ScaleEnds {
  min: number;
  max: number;
}
const endsText = ({ min, max }: ScaleEnds): string => `${min}–${max}`;

/** The sentences of the import of files. */
export const importTexts = {
  explanation:
    'Bring a list as it is: a spreadsheet, a csv file, or cells that you copy. You see what becomes of each row before anything is stored.',
  loadFailed: 'Failed to load the team',
  measuresFailed: 'Failed to load the measures of the club',
  what: 'What is in the file?',
  title: (target: string) => `Import ${target.toLowerCase()}`,
  fileHint: `xlsx, xls, ods, csv or tsv, at most ${MEGABYTES} MB. Only what you confirm is stored, not the file.`,
  pasteHint: 'Copy the cells in your spreadsheet, with the headings, and paste them here.',
  tooLarge: `The file has more than ${MEGABYTES} MB. Save only the sheet that is needed, and choose that.`,
  unreadable: 'This file could not be read. Save it as xlsx or csv, and choose that.',
  leaveQuestion: {
    title: 'Leave without importing?',
    text: 'Nothing of this file is stored yet.',
    leaveLabel: 'Leave page',
    stayLabel: 'Stay on page',
  },

  recognised: (rows: number, columns: number) =>
    `${formatCount(rows, 'row')} and ${formatCount(columns, 'column')} were found.`,
  /** What a text file and its cells turned out to be. */
  delimiter: (delimiter: string) => `Cells are separated by ${DELIMITERS[delimiter] ?? `“${delimiter}”`}.`,
  decimalSign: { ',': 'Decimals have a comma.', '.': 'Decimals have a point.' } satisfies Record<DecimalSign, string>,
  dateOrder: {
    dmy: 'Dates are day, month, year.',
    mdy: 'Dates are month, day, year.',
    ymd: 'Dates are year, month, day.',
  } satisfies Record<DateOrder, string>,
  layoutKnown: 'Read as the last file with these headings.',
  notUsed: 'Not used',
  nameMissing: 'Choose the column with the names: one for the whole name, or first and last name.',
  dayMissing: 'Choose the column with the days.',
  valuesMissing: 'Choose at least one column with values.',
  usedTwice: (field: string) => `${field} is chosen for two columns. Choose it once.`,
  skipped: (count: number) =>
    `${formatCount(count, 'line')} ${count === 1 ? 'was' : 'were'} left out: titles, totals, empty lines.`,
  errorCells: (count: number) =>
    `${formatCount(count, 'cell')} with an error of the spreadsheet, such as #N/A, ${count === 1 ? 'counts' : 'count'} as empty.`,
  question: {
    decimal_sign: 'Which sign separates the decimals?',
    date_order: 'How are these dates written?',
    name_order: 'Which name comes first?',
    clock: 'What do these times say?',
    duration_unit: 'What do these durations count?',
    year: 'Of which year are these days?',
    day: 'Of which day is this?',
    scales: 'Which scale has this question?',
    codes: 'What does this mean?',
  },
  otherYear: 'Another year',
  noMeaning: 'Nothing: leave the cell out',
  /** The ends of a scale of the file, with what the measure calls its ends. */
  scaleEnds: (min: number, max: number, words: readonly [string | null, string | null]) =>
    [[min, words[0]] as const, [max, words[1]] as const]
      .map(([end, word]) => (word === null ? String(end) : `${end} is ${word}`))
      .join(words[0] === null && words[1] === null ? ' to ' : ', '),
  reversedScale: 'counted the other way round',
  asRead: (examples: readonly string[], shown: readonly string[]) =>
    examples.map((example, at) => `${example} → ${shown[at] ?? ''}`).join(' · '),
  otherScale: 'Another scale',
  lowEnd: 'Lowest number',
  highEnd: 'Highest number',
  useScale: 'Use this scale',
  reversed: (low: number, word: string | null) => (word === null ? 'Counted the other way round' : `${low} is ${word}`),
  scaleHolds: (min: number, max: number) => `The file has ${min} to ${max}: the scale must hold both.`,
  scales: 'Scales',
  /** How a column is read, with the ends of the file and those of the measure. */
  readScale: (label: string, file: ScaleEnds, own: ScaleEnds, isReversed: boolean) =>
    [
      file.min === own.min && file.max === own.max
        ? `${label}: ${endsText(file)}`
        : `${label}: ${endsText(file)} read as ${endsText(own)}`,
      isReversed ? 'reversed' : [],
    ]
      .flat()
      .join(', '),
  changeScale: (label: string) => `Change the scale of ${label}`,
  dayColumns: (heading: string, count: number) =>
    `${heading === '' ? 'Columns of days' : heading}, ${formatCount(count, 'day')}`,
  inFile: (columns: readonly string[], examples: readonly string[]) => `${columns.join(', ')}: ${examples.join(' · ')}`,
  noHeading: 'No heading',
  pastedName: 'Pasted cells',
  sheet: (name: string, rows: number, isHidden: boolean) =>
    `${name}, ${formatCount(rows, 'row')}${isHidden ? ', hidden' : ''}`,
  waiting: (count: number) => `${count} waiting for an answer`,

  previewFailed: 'Failed to look at the file',
  asks: (count: number) => `Who is this? ${formatCount(count, 'name')} may be somebody you have already.`,
  asksWhose: (count: number) =>
    `Whose is this? ${formatCount(count, 'name')} in the file ${count === 1 ? 'is' : 'are'} not on the roster.`,
  recordsOf: (count: number) => formatCount(count, 'record'),
  born: (day: string | null) => (day === null ? 'birth date unknown' : `born ${day}`),
  someoneNew: 'Somebody new',
  leaveOut: 'Leave out',
  archived: 'archived',

  counts: {
    new: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    same: (count: number) => `${count} already there`,
    skipped: (count: number) => `${count} left out`,
    refused: (count: number) => `${count} not possible`,
  },
  outcome: {
    new: 'New',
    changed: 'Changed',
    same: 'Already there',
    skipped: 'Left out',
  } satisfies Record<ImportOutcome, string>,
  line: (sheet: string, line: number) => (sheet === '' ? `Line ${line}` : `${sheet}, line ${line}`),
  cell: (heading: string, cell: string) => `${heading}: “${cell}”`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  filled: (label: string, to: string) => `${label}: ${to}`,
  joins: 'Joins the team',
  kept: (label: string, from: string, to: string) => `${label} stays ${from}; the file has ${to}`,
  useFile: 'Use the value of the file',
  useFileForAll: (count: number) => `Use the values of the file in all ${count} edited rows`,
  more: (count: number) => `and ${formatCount(count, 'more row')}`,
  consent:
    'Nobody needs a form to be on the roster. Answering on the phone waits for consent, as it does for everybody.',

  newEvents: (count: number) =>
    `${formatCount(count, 'practice')} ${count === 1 ? 'comes' : 'come'} to the calendar: the team has no event with attendance then.`,

  minors: (count: number) =>
    [
      `The club may keep what this file says of ${formatCount(count, 'athlete')} for whom a guardian has to agree,`,
      'or whose birth date is unknown: they have agreed to it.',
    ].join(' '),

  submit: (target: ImportTargetKey, count: number) => `Import ${formatCount(count, NOUNS[target])}`,
  nothing: 'Nothing in this file is new. There is nothing to import.',
  allRefused: 'No row of this file can be stored. Correct the rows below, or look at the columns above.',
  failed: 'Failed to import the file',
  changedSince: 'The team was changed since this preview. Look at it again, then import.',
  done: (target: ImportTargetKey, { new: added, changed }: { new: number; changed: number }) =>
    `Imported: ${formatCount(added, `new ${NOUNS[target]}`)}, ${changed} changed.`,

  earlier: 'Earlier imports',
  imported: (file: string, by: string | null, at: string) => `${file}${by === null ? '' : `, by ${by}`}, ${at}`,
  undone: (at: string) => `Taken back ${at}`,
  undoQuestion: (target: string, file: string) =>
    target === 'roster'
      ? [
          `Athletes who came with “${file}” are removed, and changed values get their former ones.`,
          'Whoever has records by now, or was edited since, stays.',
        ].join(' ')
      : `What came with “${file}” is deleted, and changed values get their former ones. What was edited since stays.`,
  undoFailed: 'Failed to take the import back',
  undoResult: (target: string, { removed, restored, kept }: UndoneImport) =>
    [
      `${formatCount(removed, nounOf(target))} removed, ${restored} restored.`,
      kept.length === 0 ? [] : target === 'roster' ? `${formatCount(kept.length, 'athlete')} stayed.` : 'This stays:',
    ]
      .flat()
      .join(' '),

  openRows: (file: string) => `Rows of “${file}”`,
  keptRows: 'Look at the rows that stayed',
  rowsTitle: (file: string | null) => `Rows of ${file === null ? 'this file' : `“${file}”`}`,
  rowsHint: 'What this file wrote that still stands. Before a row is taken back, you see what that costs.',
  rowsFailed: 'Failed to load the rows of this file',
  noRows: 'All rows of this file are taken back.',
  moreRows: (count: number) => `These are the first ${count} rows. The next ones follow as these are taken back.`,
  outOfSight: 'Somebody you do not see any more',
  kind: {
    athlete: 'Athlete',
    wellness: 'Survey',
    session: 'Session',
    test: 'Test result',
    measurement: 'Test result',
    attendance: 'Mark',
    event: 'Event',
  } satisfies Record<ImportedKind, string>,
  asImported: 'As imported',
  changedBy: {
    edit: 'Edited since',
    file: 'Changed by a later file',
  } satisfies Record<ImportedRowChange, string>,
  ofRow: (name: string, day: string | null) => (day === null ? name : `${name}, ${day}`),
  takeRowBack: (row: string) => `Take back… ${row}`,
  rowQuestion: (row: string, cost: string) => `${row}: ${cost}`,
  rowTaken: (row: string) => `Taken back: ${row}.`,
  rowFailed: (row: string) => `Failed to take back ${row}`,
} as const;
