import type { CallFailure } from '@touchline/ui/host';

const INPUT_KEPT = 'What you typed is still here.';

/** Says after a failed save that the form still has the input, besides what the coach can do. */
export const hintWithInputKept = (hint: string | null): string =>
  hint === null ? INPUT_KEPT : `${hint} ${INPUT_KEPT}`;

/** The failure of a save whose form keeps the input. */
export const withInputKept = ({ sentence, hint }: CallFailure): CallFailure => ({
  sentence,
  hint: hintWithInputKept(hint),
});
