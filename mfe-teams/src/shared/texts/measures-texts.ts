import {
  CHOICES_MAX,
  MEASURE_LABEL_MAX,
  QUESTION_MAX,
  TRIALS_MAX,
  UNITS,
  type DayRule,
  type Direction,
  type EnteredBy,
  type MeasuredKind,
  type TrialRule,
  type Unit,
} from '@touchline/contracts/measure-rules';
import { forWord, type Word } from '@touchline/contracts/words';

/** The sentences of the page of measures. */
export const measuresTexts = {
  title: 'Measures',
  explanation:
    'What the club measures and asks, beside what Touchline has from the start. A measure is never deleted: one that is retired takes no new values.',
  loading: 'Loading measures...',
  loadFailed: 'Failed to load the measures',
  own: 'Measures of the club',
  noneOfClub: 'None yet. Add a question for athletes, or a test.',
  product: 'Measures of Touchline',

  add: 'Add measure',
  edit: 'Edit measure',
  added: (label: string) => `${label} added.`,
  saved: (label: string) => `${label} saved.`,
  savedFrom: (label: string, day: string) => `${label} saved. The change holds from ${day} on.`,
  saveFailed: 'Failed to save the measure',
  changedByOther: 'Someone else changed this measure meanwhile. Saving replaces their change.',
  changeNotLoaded: 'Someone else changed this measure, and it could not be loaded',
  newVersion:
    'If there are values, a change of wording, unit, scale or direction holds from tomorrow on. Earlier values keep their meaning, and the two are never compared.',
  retire: 'Retire',
  retired: 'Retired',
  retiredNow: (label: string) => `${label} is retired. Its values stay.`,
  useAgain: 'Use again',
  usedAgain: (label: string) => `${label} takes values again.`,
  retireFailed: 'Failed to change the measure',

  label: 'Name',
  labelMissing: `Enter a name of 1 to ${MEASURE_LABEL_MAX} characters.`,
  enteredBy: 'Who enters it',
  enteredByFixed: 'Who enters it and the kind of data cannot be changed.',
  question: 'Question',
  questionHint: `As the athlete reads it, up to ${QUESTION_MAX} characters.`,
  kind: 'Kind of data',
  readBy: (roles: string) => `Read by: ${roles}.`,
  unit: 'Unit',
  min: 'Smallest value',
  max: 'Largest value',
  boundMissing: 'Enter a number.',
  step: 'Steps of',
  stepHint: `Athletes answer with one tap: at most ${CHOICES_MAX} choices.`,
  direction: 'Which is better',
  lowWords: 'Words at the smallest',
  highWords: 'Words at the largest',
  trials: 'Trials',
  trialsMissing: `Enter a whole number from 1 to ${TRIALS_MAX}.`,
  trialRule: 'The result is',
  sides: 'Left and right each',
  dayRule: 'Several on one day come to',
  typicalError: 'Typical error',
  typicalErrorHint: 'From test to test, if you know it. Athletes with six tests have their own.',
  typicalErrorWrong: 'Enter a number above 0, or nothing.',
  preview: 'As the athlete sees it',
  previewTest: 'As it is recorded',
} as const;

export const ENTERED_BY_LABELS: Readonly<Record<EnteredBy, string>> = {
  athlete_daily: 'Athletes, with the daily survey',
  athlete_after_session: 'Athletes, after a session',
  staff: 'Staff, as a test',
  device: 'A device',
};
export const KIND_LABELS: Readonly<Record<MeasuredKind, string>> = {
  wellness: 'Wellness',
  health: 'Health',
  load: 'Load',
  performance: 'Performance',
};
export const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  lower: 'Lower is better',
  higher: 'Higher is better',
  neither: 'Neither',
};
export const TRIAL_RULE_LABELS: Readonly<Record<TrialRule, string>> = { best: 'The best trial', mean: 'The mean' };
export const DAY_RULE_LABELS: Readonly<Record<DayRule, string>> = {
  last: 'The last',
  best: 'The best',
  mean: 'The mean',
  sum: 'The sum',
};
const NAMES_OF_SIGNLESS: Readonly<Record<string, string>> = { rating: 'Rating', count: 'Number of', none: 'No unit' };
/** `N (force)`, `Rating`. */
export function unitLabel(unit: Word<Unit>): string {
  const known = forWord(UNITS, unit, null);
  return NAMES_OF_SIGNLESS[unit] ?? (known ? `${known.symbol} (${known.dimension})` : unit);
}

export const questionsTexts = {
  title: 'Questions of a team',
  explanation:
    'Asked beside the four ratings and pain. The Hooper index and all flags rest on the four ratings alone. A day is complete when everything is answered that was asked on it.',
  loading: 'Loading questions...',
  loadFailed: 'Failed to load the questions',
  none: 'Nothing beside the four ratings and pain.',
  since: (day: string) => `Since ${day}`,
  from: (day: string) => `From ${day}`,
  change: 'Change questions',
  firstDay: 'From',
  firstDayHint: 'Tomorrow or later: what was asked until then stays.',
  firstDayMissing: 'Enter a day from tomorrow on.',
  add: 'Add a question',
  nothingToAdd: 'The club has no further question. Add a measure that athletes enter first.',
  daily: 'with the survey',
  afterSession: 'after a session',
  weekdays: (label: string) => `Weekdays of ${label}`,
  everyDay: 'every day',
  noWeekday: (label: string) => `Choose at least one weekday for ${label}.`,
  up: (label: string) => `Ask ${label} earlier`,
  down: (label: string) => `Ask ${label} later`,
  remove: (label: string) => `Do not ask ${label}`,
  saved: (day: string) => `Questions saved. They hold from ${day} on.`,
  saveFailed: 'Failed to save the questions',
  changedByOther: (theirs: readonly string[]) =>
    `Someone else changed the questions of this team meanwhile: ${theirs.join('; ') || 'none'}. Saving replaces their list.`,
  changeNotLoaded: 'Someone else changed the questions of this team, and they could not be loaded',
  unread: 'A question that your role does not show',
} as const;

export const batteriesTexts = {
  title: 'Batteries',
  explanation: 'Tests that are recorded together in one grid, on Performance → Record.',
  loading: 'Loading batteries...',
  loadFailed: 'Failed to load the batteries',
  none: 'None yet.',
  add: 'Add battery',
  edit: 'Edit battery',
  name: 'Name',
  nameMissing: 'Enter a name.',
  tests: 'Tests',
  addTest: 'Add a test',
  testsMissing: 'Choose at least one test.',
  saved: (name: string) => `${name} saved.`,
  saveFailed: 'Failed to save the battery',
  changedByOther: (name: string, tests: readonly string[]) =>
    `Someone else changed this battery meanwhile: ${name}, with ${tests.join(', ')}. Saving replaces their change.`,
  changeNotLoaded: 'Someone else changed this battery, and it could not be loaded',
  unread: 'A test that your role does not show',
  remove: 'Delete',
  removeTitle: 'Delete battery',
  removeText: (name: string) => `Delete ${name}? The values of its tests stay.`,
  removed: (name: string) => `${name} deleted.`,
  removeFailed: 'Failed to delete the battery',
} as const;
