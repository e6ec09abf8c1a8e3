import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import type { SquadAthlete, SquadLine } from '@touchline/contracts/squad.schema';
import { squadTexts } from '../../texts/squad-texts.js';
import { oneDecimal, sourceText, usualWidth } from './board-texts.js';

/** `7.0 points, 3.5 deviations`: a distance from usual. */
const figures = ({ delta, z }: { delta: number; z: number }): string =>
  squadTexts.distanceFigures(oneDecimal(delta), oneDecimal(z));

/**
 * The explanation of the Hooper index of a day: value, own usual band, the rule, the answers it rests on and how often
 * the rule marks an answer by chance. One sentence each.
 */
export function flagSentences(
  { wellness, missing_days: missing }: SquadAthlete,
  line: SquadLine | undefined,
): string[] {
  const { state, hooper_index: value, baseline_n: n, mean, delta, z, flags_28: flags } = wellness;
  const width = usualWidth(wellness);
  const band =
    mean === null || width === null
      ? null
      : squadTexts.band(n, oneDecimal(mean), oneDecimal(mean - width), oneDecimal(mean + width), sourceText(wellness));

  if (state === 'no_answer') return [squadTexts.noAnswerSince(missing), ...(band && n >= BASELINE_LEAST ? [band] : [])];
  if (state === 'building') return [squadTexts.buildingLong(value ?? 0, n, BASELINE_LEAST)];
  const distance = squadTexts.distance(value ?? 0, oneDecimal(Math.abs(delta ?? 0)), (delta ?? 0) >= 0, n);
  const sentences = [distance, ...(band ? [band] : [])];
  const own = { delta: delta ?? 0, z: z ?? 0 };
  const squad = line?.down ? { delta: line.median_delta ?? 0, z: line.median_z ?? 0 } : null;
  const judged = squad ? { delta: own.delta - squad.delta, z: own.z - squad.z } : own;
  if (squad) sentences.push(squadTexts.beyondSquad(figures(own), figures(squad), figures(judged)));
  if (state === 'usual') return sentences;
  const rule = state === 'talk' ? squadTexts.talkRule : squadTexts.lookRule;
  sentences.push(rule(oneDecimal(judged.z)));
  sentences.push(state === 'talk' ? squadTexts.talkByChance : squadTexts.lookByChance);
  sentences.push(squadTexts.flags(flags));
  if (flags > 28 / 3) sentences.push(squadTexts.ruleDoesNotFit);
  return sentences;
}
