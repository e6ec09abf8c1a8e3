import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import type { SquadAthlete, SquadLine } from '@touchline/contracts/squad.schema';
import { squadTexts } from '../../texts/squad-texts.js';
import { usualWidth } from './board-texts.js';

const oneDecimal = (value: number): string => value.toFixed(1);

/**
 * What stands behind the Hooper index of a day: value, own usual band, the rule, the answers it rests on and how often
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
      : squadTexts.band(n, oneDecimal(mean), oneDecimal(mean - width), oneDecimal(mean + width));

  if (state === 'no_answer') return [squadTexts.noAnswerSince(missing), ...(band && n >= BASELINE_LEAST ? [band] : [])];
  if (state === 'building') return [squadTexts.buildingLong(value ?? 0, n, BASELINE_LEAST)];
  const distance = squadTexts.distance(value ?? 0, oneDecimal(Math.abs(delta ?? 0)), (delta ?? 0) >= 0, n);
  const sentences = [distance, ...(band ? [band] : [])];
  if (line?.down) sentences.push(squadTexts.beyondSquad(oneDecimal(line.median_delta ?? 0)));
  if (state === 'usual') return sentences;
  sentences.push(state === 'talk' ? squadTexts.talkRule(oneDecimal(z ?? 0)) : squadTexts.lookRule(oneDecimal(z ?? 0)));
  sentences.push(state === 'talk' ? squadTexts.talkByChance : squadTexts.lookByChance);
  sentences.push(squadTexts.flags(flags));
  if (flags > 28 / 3) sentences.push(squadTexts.ruleDoesNotFit);
  return sentences;
}
