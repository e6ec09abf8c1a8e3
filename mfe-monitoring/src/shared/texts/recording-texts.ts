import {
  MAX_RECORDINGS,
  performanceTestSentence,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import type { RecordedTests } from '@touchline/contracts/performance-tests.schema';

/** One value of each kind; the plural ends in s. */
const VALUE_NOUNS = {
  grip: 'grip strength value',
  sprint: 'sprint time',
  jump: 'vertical jump value',
} as const satisfies Record<PerformanceTestKind, string>;

/** More names than this take too long to read before the next athlete is tested. */
const MAX_NAMES = 5;

/** Sentences of a recording. */
export const recordingTexts = {
  /** Title of both steps. */
  title: (label: string) => `Record ${label}`,
  /** In place of a label that is not known yet. */
  someTest: 'a test of the club',

  session: (team: string | undefined, date: string) => (team === undefined ? date : `${team} · ${date}`),

  codeFailed: 'Failed to open the recording. Please try again.',
  catalogueFailed: 'Failed to load the tests of the club. Please try again.',
  loadingCatalogue: 'Loading tests...',
  notRecordable: 'This test or battery is no longer recorded. An administrator may have retired or changed it.',
  noWritableTest: 'Your role in this team does not let these tests be recorded.',
  draftsFailed: 'Failed to look for recordings that are not saved yet.',

  // Typed values that are not saved yet: `count` of them.
  notSaved: 'Not saved yet',
  keptHere: (count: number) =>
    count === 1
      ? '1 value was typed here and is not saved yet. Only this device has it.'
      : `${count} values were typed here and are not saved yet. Only this device has them.`,
  keptOnDevice: (count: number, session: string, label: string) =>
    `${label}, ${session}: ${count} ${count === 1 ? 'value is' : 'values are'} not saved yet.`,
  unsavedAtLogout: (count: number) =>
    count === 1 ? '1 recording of tests is not saved yet.' : `${count} recordings of tests are not saved yet.`,
  throwAway: 'Throw away',
  throwAwayQuestion: (count: number) =>
    `${count} typed ${count === 1 ? 'value' : 'values'} will be lost. This cannot be undone.`,

  // Step 1: the team.
  teamsFailed: 'Failed to load teams. Please try again.',
  loadingTeams: 'Loading teams...',
  noTeams: 'No teams with athletes found. Please add athletes to teams first.',
  noTeamChosen: 'Not chosen yet',

  // Step 2: the values.
  athletesFailed: 'Failed to load athletes. Please try again.',
  loadingAthletes: 'Loading athletes...',
  noAthletes: 'No athletes found',
  checking: 'Checking for values recorded today...',
  /** `day`: null for today, else the date of the recording. */
  checkFailed: (day: string | null) =>
    `Failed to check for values recorded ${day === null ? 'earlier today' : `on ${day}`}. Saving replaces them.`,
  checkFailedGrid: (day: string | null) =>
    `Failed to check for values recorded ${day === null ? 'earlier today' : `on ${day}`}. Saving asks before it replaces one.`,
  existing: (count: number, day: string | null) =>
    `${count} ${count === 1 ? 'athlete already has' : 'athletes already have'} a value ${day === null ? 'today' : `on ${day}`}.`,
  previous: (value: string) => `Previous: ${value}`,
  replaces: 'A new value replaces it',
  /** What the trials of a side come to. */
  counts: (rule: 'best' | 'mean', value: string) => `${rule === 'best' ? 'Best' : 'Mean'} ${value}`,
  removed: 'The stored value will be removed.',
  notRemovedHere: 'A stored value of this test is deleted in the history of the athlete.',
  progress: (done: number, all: number) => `Progress: ${done} of ${all} athletes`,
  complete: (percent: number) => `${percent}% complete`,
  hidden: (count: number) =>
    `${count} entered ${count === 1 ? 'value is' : 'values are'} hidden by the filter and will still be saved.`,
  /** For a team that is larger than one save allows. */
  maxRecordings: `Up to ${MAX_RECORDINGS} values can be saved at once. Record the others in a second recording.`,

  // Input that is not accepted.
  onePoint: 'Only one decimal point.',
  onlyDigits: 'Only digits and one decimal point.',
  noMinus: 'No minus sign: values must be above 0.',
  noSingleNumber: 'Paste a single number.',
  tooLong: (length: number) => `No more than ${length} characters.`,
  notAboveZero: 'Only values above 0 are saved.',

  // Saving. `updates` of the `count` values replace one of the same day.
  save: (count: number, updates: number) => `${updates > 0 ? 'Update' : 'Save'} ${count} Recordings`,
  saving: 'Saving...',
  nothingEntered: 'Please enter at least one measurement before saving.',
  invalid: (kind: PerformanceTestKind, count: number) =>
    `${count === 1 ? '1 value cannot be saved: it' : `${count} values cannot be saved: each`} ${performanceTestSentence(kind)}.`,
  invalidFields: (count: number) =>
    count === 1
      ? '1 value cannot be saved: the reason is at its field.'
      : `${count} values cannot be saved: the reason is at each field.`,
  tooMany: (excess: number) =>
    `Only ${MAX_RECORDINGS} values can be saved at once. Clear ${excess}, save, then record ${excess === 1 ? 'it' : 'those'}.`,
  /** `20 grip strength values saved`, `2 … updated`, or both: `20 … saved: 18 recorded, 2 updated`. */
  saved: (kind: PerformanceTestKind, { recorded, updated }: RecordedTests) => {
    const count = recorded + updated;
    const values = `${count} ${VALUE_NOUNS[kind]}${count === 1 ? '' : 's'}`;
    if (recorded === 0) return `${values} updated`;
    return updated === 0 ? `${values} saved` : `${values} saved: ${recorded} recorded, ${updated} updated`;
  },
  /** `6 values saved`, or `4 values saved, 2 removed`. */
  savedValues: (saved: number, removed: number) =>
    [
      ...(saved > 0 || removed === 0 ? [`${saved} ${saved === 1 ? 'value' : 'values'} saved`] : []),
      ...(removed > 0 ? [`${removed}${saved > 0 ? '' : removed === 1 ? ' value' : ' values'} removed`] : []),
    ].join(', '),
  saveFailed: 'Failed to save recordings. Please try again.',
  offline: 'You seem to be offline.',
  unreachable: 'The server could not be reached.',
  stillHere: 'Your values are still here.',
  /** Other coaches recorded the same athletes since the values were shown. `value` null: their value was deleted. */
  changedByOthers: (changed: readonly { name: string; value: string | null }[]) => {
    const named = changed.slice(0, MAX_NAMES).map(({ name, value }) => `${name} ${value ?? 'has no value now'}`);
    const more = changed.length - named.length;
    const list = named.length === 0 ? '' : `: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `Someone else has recorded values${list}. Yours are still here but not saved. Save again to replace theirs.`;
  },
};
