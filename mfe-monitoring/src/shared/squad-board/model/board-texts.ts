import { ANSWERING_LABELS, type AnsweringState } from '@touchline/contracts/answering-state';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import { DECISION_LABELS } from '@touchline/contracts/decision-rules';
import type { Decision } from '@touchline/contracts/decisions.schema';
import { WELLNESS_RATING_LABELS } from '@touchline/contracts/ratings';
import { BASELINE_LEAST, isOpenNeed, LEAST_USUAL_DEVIATION } from '@touchline/contracts/squad-rules';
import type { SquadAthlete, SquadLine, SquadWellness } from '@touchline/contracts/squad.schema';
import { forWord, readableWord, wordText } from '@touchline/contracts/words';
import { squadTexts } from '../../texts/squad-texts.js';

export const oneDecimal = (value: number): string => value.toFixed(1);
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** A load without decimals: `1,450`. */
export const wholeNumber = (value: number): string => WHOLE.format(value);
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** When the survey of `date` was answered, `07:12`, with its day when that is another one; else how long it is missing. */
export function answeredText(
  { answered_at: at, missing_days: missing }: Pick<SquadAthlete, 'answered_at' | 'missing_days'>,
  date: CalendarDate,
): string {
  if (at !== null) {
    const { day, time } = localMoment(new Date(at));
    return day === date ? time : `${formatMonthDay(day)}, ${time}`;
  }
  if (missing === 0) return squadTexts.answeredSometime;
  return missing === null ? squadTexts.noAnswerKnown : squadTexts.missing(days(missing));
}

/** What keeps an athlete without an answer from answering on their phone: `No device`; null when nothing does. */
export function lackText(
  { answered_at: at, missing_days: missing }: Pick<SquadAthlete, 'answered_at' | 'missing_days'>,
  state: AnsweringState | undefined,
): string | null {
  if (at !== null || missing === 0 || state === undefined || state === 'ready') return null;
  return ANSWERING_LABELS[state];
}

/** Day and time of an instant on this machine. By its parts: a formatter per row would slow a long board. */
function localMoment(at: Date): { day: CalendarDate; time: string } {
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** Half the width of the usual band; null below two answers. */
export function usualWidth({ sd }: Pick<SquadWellness, 'sd'>): number | null {
  return sd === null ? null : Math.max(sd, LEAST_USUAL_DEVIATION);
}

/** The athlete's usual range in whole points, `usual 10 to 14`; that it is not known yet; '' without any answer. */
export function usualText(wellness: SquadWellness): string {
  const { baseline_n: n, mean } = wellness;
  const width = usualWidth(wellness);
  if (n === 0) return '';
  if (n < BASELINE_LEAST || mean === null || width === null) return squadTexts.building;
  return squadTexts.usual(wholeNumber(mean - width), wholeNumber(mean + width));
}

/** The word beside a marked answer; null for any other one, also while a decision stands for the mark. */
export function needWord({ need }: Pick<SquadAthlete, 'need'>): string | null {
  return need === 'talk' ? 'Talk first' : need === 'look' ? 'Look' : null;
}

/** How many answers of the baseline files brought: `9 of 14 imported`; '' for none. */
export const sourceText = ({ baseline_n: n, baseline_imported: imported }: SquadWellness): string =>
  imported === undefined ? '' : squadTexts.imported(imported, n);

/** Why a value is marked: whether files brought a part of the baseline, `Clearly worse than usual`, and the ratings that stand out. */
function markText({ wellness }: SquadAthlete): string {
  const { notes, ratings } = wellness;
  const items = notes.map((rating) =>
    `${wordText(WELLNESS_RATING_LABELS, rating)} ${(ratings && forWord(ratings, rating, null)) ?? ''}`.trimEnd(),
  );
  return [sourceText(wellness), squadTexts.clearlyWorse, ...items].filter(Boolean).join(' · ');
}

const highLoadText = ({ load: { imported } }: SquadAthlete): string =>
  imported ? `${squadTexts.imported(imported.days, imported.of)} · ${squadTexts.highLoad}` : squadTexts.highLoad;

/** Why the board shows this athlete where it does; empty when there is no reason. */
export function reasonText(athlete: SquadAthlete): string {
  const { need, missing_days: missing } = athlete;
  if (need === 'talk' || need === 'look') return markText(athlete);
  if (need === 'injury') return squadTexts.injuryWaits;
  if (need === 'load') return highLoadText(athlete);
  if (need === 'silent') return squadTexts.silent(days(missing ?? 0));
  return isOpenNeed(need) ? readableWord(need) : '';
}

/** `Rest until Nov 26 · Kim Coach`. */
export function decisionText({ kind, until, made_by: by }: Decision): string {
  return [`${wordText(DECISION_LABELS, kind)} until ${formatMonthDay(until)}`, by].filter(Boolean).join(' · ');
}

/** The sentence about a whole team that is down; null when it is not. */
export function squadLineText({ down, answers, answered }: SquadLine): string | null {
  return down ? squadTexts.squadDown(answers, answered) : null;
}
