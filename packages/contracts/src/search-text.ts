/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE: Readonly<Record<string, string>> = {
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
 * A text as a search compares it: nobody types a name's accents, hyphens and apostrophes on a phone. "Jørgensen" is found as "jorgensen",
 * "Al-Farsi" as "al farsi", "O'Connor" as "oconnor", and each by its own spelling.
 */
function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => BASE[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[\s\-‐‑–—]+/g, ' ')
    .trim();
}

/** Whether `text` holds what somebody searches for; an empty search is held by every text. */
export function isFound(text: string, search: string): boolean {
  return searchText(text).includes(searchText(search));
}
