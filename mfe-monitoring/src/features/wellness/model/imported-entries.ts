import { formatShortDate } from '@touchline/contracts/date-format';
import type { ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';

type Imported = NonNullable<ListedWellnessEntry['imported']>;

/** `4 in the file`, by rating or question, for each value that was converted from another scale. */
export const fileNumbers = ({ rescaled }: Imported): Record<string, string> =>
  Object.fromEntries(Object.entries(rescaled ?? {}).map(([name, value]) => [name, wellnessTexts.inTheFile(value)]));

/** Which of these days came from which file, and on which of them values were converted; a sentence each. */
export function importedNotes(entries: readonly ListedWellnessEntry[]): string[] {
  const daysOf = (isMeant: (imported: Imported) => boolean) =>
    entries.filter(({ imported }) => imported && isMeant(imported)).map(({ date }) => formatShortDate(date));
  const files = new Set(entries.flatMap(({ imported }) => imported?.file_name ?? []));
  const converted = daysOf(({ rescaled }) => rescaled !== null);
  return [
    ...[...files].map((file) =>
      wellnessTexts.daysFromFile(
        file,
        daysOf(({ file_name: name }) => name === file),
      ),
    ),
    ...(converted.length > 0 ? [wellnessTexts.convertedDays(converted)] : []),
  ];
}
