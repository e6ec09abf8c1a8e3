/** Sentences about the latest change of a test beside its usual variation. `range` is a value with ± and unit. */
export const testVariationTexts = {
  withinUsual: (range: string) => `Within usual variation (${range})`,
  beyondUsual: (range: string) => `Beyond usual variation (${range})`,
  ownTypicalError: (error: string) => `Typical error ${error}, from own tests.`,
  defaultTypicalError: (error: string) => `Typical error ${error}, the default until there are 6 tests.`,
};
