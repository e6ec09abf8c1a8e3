import type { CallFailure } from '@touchline/ui/host';

const INPUT_KEPT = 'What you typed is still here.';

/** The failure of a save whose form keeps the input: says so, besides what the coach can do. */
export const withInputKept = ({ sentence, hint }: CallFailure): CallFailure => ({
  sentence,
  hint: hint === null ? INPUT_KEPT : `${hint} ${INPUT_KEPT}`,
});
