/**
 * The heavy parts of the kit, each a chunk of its own that is fetched when it is first used, or ahead of it (`warm` of a
 * release). This file imports nothing else, so that the shell can request a part before the kit has arrived.
 */
export const loadDrawing = () => import(/* webpackChunkName: "charts" */ '../charts/drawing.js');
export const loadChoices = () => import(/* webpackChunkName: "choices" */ '../choices/choices.js');
export const loadWords = () => import(/* webpackChunkName: "words" */ '../words/words-part.js');

/** By the names that releases use. A failed fetch rejects; the next call fetches again. */
export const KIT_PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  charts: loadDrawing,
  choices: loadChoices,
};
