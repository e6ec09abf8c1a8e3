import type { ImportField } from './import-fields.js';

/** Brackets of a label would be taken for the unit or scale that follows. */
const withoutBrackets = (text: string): string => text.replace(/\s*[()[\]]\s*/g, ' ').trim();

/**
 * The heading of a field in the product's own files: its label with the unit, or with both ends of its scale. An import knows it as
 * a whole, so that nothing has to be asked about such a file: `Weight (kg)`, `Fatigue (1 = very fresh, 10 = very tired)`.
 */
export function fieldHeading({ label, kind, unit, min, max, low_words: low, high_words: high }: ImportField): string {
  if (kind === 'rating') {
    const [lowest, highest] = [low ?? 'lowest', high ?? 'highest'].map(withoutBrackets);
    return `${withoutBrackets(label)} (${min} = ${lowest}, ${max} = ${highest})`;
  }
  return unit === undefined ? label : `${withoutBrackets(label)} (${unit})`;
}
