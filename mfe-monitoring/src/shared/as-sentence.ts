/** Makes a sentence of a rule's text: `must be a date` → `Must be a date.`; '' stays ''. */
export function asSentence(text: string): string {
  if (text === '') return '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
