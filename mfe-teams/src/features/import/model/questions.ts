import type { ImportReading, ImportScale } from '@touchline/contracts/import-plan.schema';
import type { Question } from '@touchline/sheets/question';
import { importTexts } from '../../../shared/texts/import-texts.js';

type Answer = string | number | null | ImportScale;

interface Choice {
  answer: Answer;
  label: string;
}

/** The answers that a question offers, as the coach reads them. */
export function choicesOf(question: Question): Choice[] {
  if (question.kind === 'scales')
    return question.readings.map(({ answer, shownAs }) => ({
      answer,
      label: `${scaleText(answer, question.own)}: ${importTexts.asRead(question.examples, shownAs)}`,
    }));
  return (question.readings as { answer: Answer; shownAs: string[] }[]).map(({ answer, shownAs }) => ({
    answer,
    label: answer === null ? importTexts.noMeaning : shownAs.join(' · '),
  }));
}

type OwnScale = Extract<Question, { kind: 'scales' }>['own'];

/** The scale of a file by the words of the measure; without words its direction is said. */
function scaleText(
  { min, max, is_reversed: isReversed }: Omit<ImportScale, 'field'>,
  { low_words: low, high_words: high }: OwnScale,
): string {
  const text = importTexts.scaleEnds(min, max, isReversed ? [high, low] : [low, high]);
  return isReversed && low === null && high === null ? `${text}, ${importTexts.reversedScale}` : text;
}

/** The reading without the answer to which scale a field has, so that it is asked again. */
export const withoutScale = (reading: ImportReading, field: string): ImportReading => ({
  ...reading,
  scales: (reading.scales ?? []).filter((scale) => scale.field !== field),
});

/** The reading with the answer to a question. */
export function withAnswer(reading: ImportReading, question: Question, answer: Answer): ImportReading {
  switch (question.kind) {
    case 'scales':
      return {
        ...reading,
        scales: [...(withoutScale(reading, question.field).scales ?? []), answer as ImportScale],
      };
    case 'codes': {
      const { field, code: word } = question;
      const others = (reading.codes ?? []).filter((each) => each.field !== field || each.word !== word);
      return { ...reading, codes: [...others, { field, word, value: answer as string | null }] };
    }
    default:
      return { ...reading, [question.kind]: answer };
  }
}
