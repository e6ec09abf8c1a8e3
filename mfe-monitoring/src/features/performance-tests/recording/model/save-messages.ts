import { MAX_RECORDINGS } from '@touchline/contracts/performance-test-kinds';
import { ApiError, sentenceOf } from '@touchline/ui/host';
import { asSentence } from '../../../../shared/as-sentence.js';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import type { RecordingPlan } from './sheet-tests.js';

/** The most values that are saved at once; a grid is sent in several calls. */
const mostValues = ({ isGrid }: RecordingPlan) => (isGrid ? Infinity : MAX_RECORDINGS);

/** A note for a team that is larger than one save allows; null for any other. */
export function teamSizeNote(plan: RecordingPlan, athletes: number): string | null {
  return athletes > mostValues(plan) ? recordingTexts.maxRecordings : null;
}

/** Why the sheet cannot be sent as it is; null when it can. */
export function validationText(
  plan: RecordingPlan,
  { ready, problems }: { readonly [Part in 'ready' | 'problems']: readonly unknown[] },
): string | null {
  const excess = ready.length - mostValues(plan);
  const [test] = plan.tests;
  if (problems.length > 0)
    return plan.isGrid || test?.product == null
      ? recordingTexts.invalidFields(problems.length)
      : recordingTexts.invalid(test.product, problems.length);
  if (excess > 0) return recordingTexts.tooMany(excess);
  return ready.length === 0 ? recordingTexts.nothingEntered : null;
}

/**
 * Why a save failed. `names` are those of the athletes in the order they were sent, for an error about one of them. Says that the values
 * are still there.
 * `online`: the browser has a network connection, so that a missing answer means an unreachable server.
 */
export function saveErrorText(error: unknown, names: readonly string[], online: boolean): string {
  return `${asSentence(saveFailure(error, names, online))} ${recordingTexts.stillHere}`;
}

function saveFailure(error: unknown, names: readonly string[], online: boolean): string {
  const { saveFailed, offline, unreachable } = recordingTexts;
  if (!(error instanceof ApiError)) return saveFailed;
  if (error.code === 'network') return `${saveFailed} ${online ? unreachable : offline}`;

  const [field] = error.fields;
  const index = /^(?:recordings|entries)\.(\d+)\./.exec(field?.path ?? '')?.[1];
  const name = index === undefined ? undefined : names[Number(index)];
  return field && name !== undefined ? `${name}: ${field.message}` : sentenceOf(error, saveFailed);
}
