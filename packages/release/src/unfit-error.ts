/** A change is refused because of what it would make live. `parts`: the parts whose versions have a problem. */
export class UnfitError extends Error {
  override readonly name = 'UnfitError';

  constructor(
    readonly parts: readonly string[],
    message: string,
  ) {
    super(message);
  }
}
