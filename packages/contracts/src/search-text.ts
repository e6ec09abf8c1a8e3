/** Letters that Unicode normalisation does not split into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * A text in the form a search compares: without accents, hyphens and apostrophes, which people leave out on a phone.
 * "Jørgensen" is found as "jorgensen", "Al-Farsi" as "al farsi", "O'Connor" as "oconnor", and each by its own
 * spelling.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[\s\-‐‑–—]+/g, ' ')
    .trim();
}

/** True when `text` contains the searched text; an empty search matches every text. */
export function matchesSearch(text: string, search: string): boolean {
  return searchText(text).includes(searchText(search));
}
