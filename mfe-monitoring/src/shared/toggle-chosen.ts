/** `chosen` with `value` added or removed, in the order of `all`. */
export function toggleChosen<T>(all: readonly T[], chosen: readonly T[], value: T): T[] {
  return all.filter((option) => (option === value) !== chosen.includes(option));
}
