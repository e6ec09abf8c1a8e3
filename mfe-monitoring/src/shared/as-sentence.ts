/** What a rule says of a value, as a sentence of its own: `must be filled in` → `Must be filled in.`; '' stays ''. */
export function asSentence(text: string): string {
  if (text === '') return '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
