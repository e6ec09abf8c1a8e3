import { ApiError, sentenceOf } from '@touchline/ui/host';
import { passwordTexts } from '../../app/texts.js';

/** The sentence for a new password that was refused or could not be sent. */
export function passwordFailure(error: unknown): string {
  if (ApiError.hasCode(error, 'network')) return passwordTexts.updateUnreachable;
  return sentenceOf(error, passwordTexts.updateFailed);
}
