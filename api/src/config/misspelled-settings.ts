/** Shorter names are too close to other variables of an environment. */
const SHORTEST = 6;

/**
 * One sentence per unknown variable whose name is close to that of an unset setting. It counts as unset: with `DATABSE_URL` the
 * product begins an empty database of its own, and the club's seems lost.
 */
export function misspelledSettings(variables: Iterable<string>, settings: readonly string[]): string[] {
  const set = new Set(variables);
  return [...set].flatMap((name) => {
    const meant = settings.find((setting) => !set.has(setting) && isMisspelled(name, setting));
    return meant === undefined || settings.includes(name)
      ? []
      : `${name} is set, but is no setting of the product. Write ${meant}, if that is meant.`;
  });
}

/** Whether the names differ by one character that is missing, too many or another one, or by two that are swapped. */
function isMisspelled(name: string, setting: string): boolean {
  if (setting.length < SHORTEST || name === setting) return false;
  let start = 0;
  while (start < name.length && name[start] === setting[start]) start += 1;
  const [left, right] = [name.slice(start), setting.slice(start)];
  const isSwapped = left.slice(0, 2) === `${right[1]}${right[0]}` && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}
