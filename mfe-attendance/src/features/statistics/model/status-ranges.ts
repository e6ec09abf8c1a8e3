import { rateBand, RATE_BAND_LABELS, RATE_BANDS } from '@touchline/contracts/attendance-bands';

/** Where the table's status changes, read from the rule itself: `Good from 90%, Warning from 80%, Poor below`. The heatmap draws its lines elsewhere. */
export const STATUS_RANGES = RATE_BANDS.map((band, at) => {
  const from = Array.from({ length: 101 }, (_, rate) => rate).find((rate) => rateBand(rate) === band);
  return at === RATE_BANDS.length - 1 ? `${RATE_BAND_LABELS[band]} below` : `${RATE_BAND_LABELS[band]} from ${from}%`;
}).join(', ');
