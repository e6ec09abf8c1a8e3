/**
 * A visible character: letter, digit, punctuation or symbol. A text of only spaces and invisible characters counts as
 * empty.
 */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What a text of one line must not contain: line breaks, tabs and other control characters, and the embeddings, overrides and
 * isolates that turn the direction of the text around them (Unicode TR 36, 2.5). The marks U+200E, U+200F and U+061C are allowed:
 * they turn nothing, and Hebrew and Arabic names need them beside digits and punctuation. So are the joiners U+200C and U+200D,
 * which Persian, the scripts of India and emojis need.
 */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** The source of a pattern of anything else, the empty text too. */
const WITHOUT_CONTROLS = `${CONTROLS.source.slice(0, -1).replace('[', '[^')}*`;

/** Whether a trimmed text has one line and turns no direction. */
export const isOneLine = (text: string): boolean => text.search(CONTROLS) === -1;

/** The text on one line, for places where texts are shown that were stored before they were refused. */
export const toOneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** A visible text of one line, as the description of the API has it. */
export const ONE_LINE_PATTERN = `^${WITHOUT_CONTROLS}${VISIBLE.source}${WITHOUT_CONTROLS}$`;

/** At a field in which something else was typed or pasted. */
export const ONE_LINE_PROBLEM = 'This has line breaks or invisible control characters. Type it instead of pasting it.';
