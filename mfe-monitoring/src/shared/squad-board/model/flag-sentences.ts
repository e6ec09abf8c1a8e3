import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import type { SquadAthlete, SquadLine } from '@touchline/contracts/squad.schema';
import { athleteDialogTexts } from '../../texts/athlete-dialog-texts.js';
import { squadTexts } from '../../texts/squad-texts.js';
import { oneDecimal, sourceText, usualText, usualWidth } from './board-texts.js';

/** `7.0 points, 3.5 deviations`: a distance from usual. */
const figures = ({ delta, z }: { delta: number; z: number }): string =>
  athleteDialogTexts.distanceFigures(oneDecimal(delta), oneDecimal(z));

/** How an athlete feels in plain words, one sentence each: the value of the day beside what is usual. */
export function plainSentences({ wellness, missing_days: missing }: SquadAthlete): string[] {
  const { state, hooper_index: value, baseline_n: n, mean } = wellness;
  const building = n < BASELINE_LEAST ? [athleteDialogTexts.building(n, BASELINE_LEAST)] : [];
  if (state === 'no_answer') return [athleteDialogTexts.noAnswerSince(missing), ...building];
  const width = usualWidth(wellness);
  if (state === 'building' || value === null || mean === null || width === null)
    return [athleteDialogTexts.value(value ?? 0), ...building];
  const { clearlyWorse } = squadTexts;
  const { aboveUsual, belowUsual, asUsual } = athleteDialogTexts;
  const isMarked = state === 'talk' || state === 'look';
  const unmarked = value > mean + width ? aboveUsual : value < mean - width ? belowUsual : asUsual;
  return [athleteDialogTexts.verdict(isMarked ? clearlyWorse : unmarked, value, usualText(wellness))];
}

/**
 * The figures behind a row, one sentence each: the distance from the own usual band, the rule, the answers it rests on and
 * how often the rule marks an answer by chance, and the athlete's ACWR.
 */
export function whySentences(athlete: SquadAthlete, line: SquadLine | undefined): string[] {
  const { acwr, history_days: history } = athlete.load;
  return [
    ...wellnessFigures(athlete, line),
    acwr === null ? athleteDialogTexts.noAcwr(history, CHRONIC_DAYS) : athleteDialogTexts.acwr(acwr.toFixed(2)),
    athleteDialogTexts.loadUnit,
  ];
}

function wellnessFigures({ wellness }: SquadAthlete, line: SquadLine | undefined): string[] {
  const { state, hooper_index: value, baseline_n: n, mean, delta, z, flags_28: flags } = wellness;
  const width = usualWidth(wellness);
  if (n < BASELINE_LEAST || mean === null || width === null || state === 'building') return [];
  const [low, high] = [oneDecimal(mean - width), oneDecimal(mean + width)];
  const band = athleteDialogTexts.band(n, oneDecimal(mean), oneDecimal(width), low, high, sourceText(wellness));
  if (state === 'no_answer') return [band];
  const distance = athleteDialogTexts.distance(value ?? 0, oneDecimal(Math.abs(delta ?? 0)), (delta ?? 0) >= 0, n);
  const sentences = [distance, band];
  const own = { delta: delta ?? 0, z: z ?? 0 };
  const squad = line?.down ? { delta: line.median_delta ?? 0, z: line.median_z ?? 0 } : null;
  const judged = squad ? { delta: own.delta - squad.delta, z: own.z - squad.z } : own;
  if (squad) sentences.push(athleteDialogTexts.beyondSquad(figures(own), figures(squad), figures(judged)));
  if (state === 'usual') return sentences;
  const rule = state === 'talk' ? athleteDialogTexts.talkRule : athleteDialogTexts.lookRule;
  sentences.push(rule(oneDecimal(judged.z)));
  sentences.push(state === 'talk' ? athleteDialogTexts.talkByChance : athleteDialogTexts.lookByChance);
  sentences.push(athleteDialogTexts.flags(flags));
  if (flags > 28 / 3) sentences.push(athleteDialogTexts.ruleDoesNotFit);
  return sentences;
}
