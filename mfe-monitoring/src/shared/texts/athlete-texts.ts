import { ApiError, sentenceOf } from '@touchline/ui/host';

/** Sentences of every screen about one athlete. */
export const athleteTexts = {
  notPermitted: 'Your role in this athlete’s team does not show these records. Choose another athlete.',
  notFound: 'This athlete is not in your teams. Choose another athlete.',
};

/** Why an athlete's figures are missing: no access (404), else the server's sentence, else `fallback`. */
export function athleteErrorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status === 404 ? athleteTexts.notFound : sentenceOf(error, fallback);
}
