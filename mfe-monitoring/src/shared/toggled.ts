/** What is chosen of `all`, in that order, once `value` was taken in or out. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], value: T): T[] {
  return all.filter((one) => (one === value) !== chosen.includes(one));
}
