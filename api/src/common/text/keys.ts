/**
 * Normalised keys, stored beside the text they come from. Both databases compare bytes, so that equality, search and
 * order are decided here, once, and alike on both.
 */

/** Equal for what a person takes for the same name or address: case, width and surrounding space do not count. */
export function matchKey(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Orders by last, then first name; accents count as their base letter, as in a team list on paper. */
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
