/**
 * Normalised keys, stored beside the text they are made from. Both databases compare bytes, so equality, search and
 * order are the same on both.
 */

/** Equal for texts a person takes for the same name or address: ignores case, width and surrounding space. */
export function matchKey(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Orders by last name, then first name; accented letters sort as their base letter, as in a printed team list. */
export function sortKey(lastName: string, firstName: string): string {
  // A tab sorts before every letter and space: "De" comes before "De La".
  return [lastName, firstName]
    .map((name) =>
      matchKey(name)
        .normalize('NFKD')
        .replace(/\p{M}+/gu, ''),
    )
    .join('\t')
    .slice(0, 255);
}
