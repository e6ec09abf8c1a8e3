import { fatigueSentence, FATIGUE_RULES, MAX_RECORDINGS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { RecordedTests } from '@touchline/contracts/fatigue.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { ApiError, sentenceOf } from '@touchline/ui/host';
import { testText } from '../../../../shared/test-text.js';
import type { Sheet } from './sheet.js';

const NOUNS = { grip: 'grip strength', sprint: 'sprint', jump: 'vertical jump' } as const satisfies Record<
  FatigueKind,
  string
>;
const SAVE_FAILED = 'Failed to save recordings. Please try again.';
/** More names than this are not read before the next athlete steps up. */
const MOST_NAMES = 5;

/** The title of both steps. */
export const titleOf = (kind: FatigueKind): string => `Record ${FATIGUE_RULES[kind].label}`;

/** What the button says that saves; `updates` of the `count` values replace one of the same day. */
export const saveLabel = (count: number, updates: number): string =>
  `${updates > 0 ? 'Update' : 'Save'} ${count} Recordings`;

export function progressOf(done: number, all: number): { text: string; percent: number } {
  return { text: `Progress: ${done} of ${all} athletes`, percent: all === 0 ? 0 : roundHalfUp((100 * done) / all) };
}

/** `20 grip strength values saved`, `2 … updated`, or both: `20 … saved: 18 recorded, 2 updated`. */
export function savedText(kind: FatigueKind, { recorded, updated }: RecordedTests): string {
  const count = recorded + updated;
  const values = `${count} ${NOUNS[kind]} ${count === 1 ? 'value' : 'values'}`;
  if (recorded === 0) return `${values} updated`;
  return updated === 0 ? `${values} saved` : `${values} saved: ${recorded} recorded, ${updated} updated`;
}

/** Of a team that is larger than one save: how it is recorded. Null for any other. */
export function roundsText(athletes: number): string | null {
  return athletes > MAX_RECORDINGS
    ? `At most ${MAX_RECORDINGS} values are saved at once. Record the others in another round.`
    : null;
}

/** Why what is on the sheet cannot be sent as it is; null where it can. */
export function obstacleText(kind: FatigueKind, { ready, problems }: Pick<Sheet, 'ready' | 'problems'>): string | null {
  const [wrong, excess] = [problems.length, ready.length - MAX_RECORDINGS];
  if (wrong > 0)
    return `${wrong === 1 ? '1 value cannot be saved: it' : `${wrong} values cannot be saved: each`} ${fatigueSentence(kind)}.`;
  if (excess > 0)
    return `${roundsText(ready.length)} Clear ${excess === 1 ? '1 box' : `${excess} boxes`} to save the rest.`;
  return ready.length === 0 ? 'Please enter at least one measurement before saving.' : null;
}

/** What a coach reads when others have recorded the same athletes meanwhile. `value` null: nothing is stored of them any more. */
export function meanwhileText(kind: FatigueKind, changed: readonly { name: string; value: number | null }[]): string {
  const named = changed
    .slice(0, MOST_NAMES)
    .map(({ name, value }) => `${name} ${value === null ? 'has none now' : testText(kind, value)}`);
  const more = changed.length - named.length;
  const who = named.length === 0 ? '' : `: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `Someone else recorded values meanwhile${who}. Nothing of yours is saved yet, and all of it is still here. Save again to replace theirs.`;
}

/**
 * Why a save failed; `names` are those of the athletes who were sent, in that order, for what the server says about one of them. `online`: the
 * browser has a network, so that a call without an answer failed further away.
 */
export function failureText(error: unknown, names: readonly string[], online: boolean): string {
  if (!(error instanceof ApiError)) return SAVE_FAILED;
  if (error.code === 'network')
    return `${SAVE_FAILED} ${online ? 'The server could not be reached' : 'You seem to be offline'}; everything you typed is still here.`;
  const [field] = error.fields;
  const at = /^recordings\.(\d+)\./.exec(field?.path ?? '')?.[1];
  const name = at === undefined ? undefined : names[Number(at)];
  return field && name !== undefined ? `${name}: ${field.message}` : sentenceOf(error, SAVE_FAILED);
}
