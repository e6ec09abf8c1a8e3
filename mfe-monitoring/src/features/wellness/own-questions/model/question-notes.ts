import { withUnit } from '@touchline/contracts/measure-texts';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import { seamText, shownVersions } from '../../../../shared/own-measures/own-chart.js';
import type { OwnDay } from '../../../../shared/own-measures/own-days.js';
import { ownQuestionsTexts } from '../../../../shared/texts/own-questions-texts.js';

/** The sentences below the chart of a question: what was asked on the shown days, each seam, and what is particular about it. */
export function questionNotes(measure: Measure, days: readonly OwnDay[]): string[] {
  const { entered_by: enteredBy, day_rule: dayRule } = newestVersion(measure);
  const versions = shownVersions(measure, days);
  const notes = versions.flatMap((version, at) => [
    ...(at === 0 ? [] : [seamText(measure, version)]),
    askedText(version),
  ]);
  return [
    // What stayed as it was is not said twice.
    ...new Set(notes.filter(Boolean)),
    ...(enteredBy === 'athlete_after_session' ? [ownQuestionsTexts.afterSessions(dayRule)] : []),
    ...(measure.is_retired ? [ownQuestionsTexts.retired] : []),
  ];
}

/** `“How does your groin feel?” 0 = no problem, 10 = cannot train.` */
function askedText({ question, min, max, unit, low_words: low, high_words: high }: MeasureVersion): string {
  const end = (value: number, words: string | null) =>
    words === null ? [] : [ownQuestionsTexts.end(withUnit(String(value), unit), words)];
  return ownQuestionsTexts.asked(question, [...end(min, low), ...end(max, high)]);
}
