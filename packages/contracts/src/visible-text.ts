/**
 * A visible character: letter, digit, punctuation or symbol. A text of only spaces and invisible characters counts as
 * empty.
 */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
