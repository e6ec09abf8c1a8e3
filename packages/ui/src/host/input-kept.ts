import { uiTexts } from '../texts.js';
import type { CallFailure } from './call-hint.js';

/** What the coach can do after a failed save, and that the form still has the input. */
export const hintWithInputKept = (hint: string | null): string =>
  hint === null ? uiTexts.inputKept : `${hint} ${uiTexts.inputKept}`;

/** The failure of a save whose form keeps the input. */
export const withInputKept = ({ sentence, hint }: CallFailure): CallFailure => ({
  sentence,
  hint: hintWithInputKept(hint),
});
