import { DECISION_LABELS } from '@touchline/contracts/decision-rules';
import type { SquadHistory, SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { wordText } from '@touchline/contracts/words';
import { csvText, escapeFormula } from '@touchline/ui';
import { flagText } from './history-texts.js';

const COLUMNS = [
  'date',
  'athlete_id',
  'last_name',
  'first_name',
  'team',
  'flag',
  'hooper_index',
  'usual_mean',
  'points_above_usual',
  'decision',
  'decision_until',
  'decision_ended_on',
  'decision_note',
  'decision_by',
  'next_1_date',
  'next_1',
  'next_2_date',
  'next_2',
  'next_3_date',
  'next_3',
  'athlete',
] as const;

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/**
 * One row per flag or decision; a day with two decisions has two rows. Unknown values are empty. `labelOf` tells equal
 * names apart.
 */
export function historyCsv({ items }: SquadHistory, labelOf: (item: SquadHistoryItem) => string): string {
  const rows = items.flatMap((item) => {
    const decisions = item.decisions.length === 0 ? [null] : item.decisions;
    return decisions.map((decision) => [
      item.date,
      String(item.athlete_id),
      escapeFormula(item.last_name),
      escapeFormula(item.first_name),
      escapeFormula(item.team.name),
      flagText(item),
      figure(item.hooper_index),
      figure(item.mean),
      figure(item.delta),
      decision ? wordText(DECISION_LABELS, decision.kind) : '',
      decision?.until ?? '',
      decision?.ended_on ?? '',
      escapeFormula(decision?.note ?? ''),
      escapeFormula(decision?.made_by ?? ''),
      ...[0, 1, 2].flatMap((at) => [item.followed[at]?.date ?? '', figure(item.followed[at]?.hooper_index)]),
      escapeFormula(labelOf(item)),
    ]);
  });
  return csvText(COLUMNS, rows);
}

/** `squad-history-2026-11-01-to-2026-11-28.csv`, with the id of the athlete or team: files get shared. */
export function historyFileName({ from, to }: SquadHistory, teamId: number | null, athleteId: number | null): string {
  const scope = athleteId !== null ? `athlete-${athleteId}-` : teamId !== null ? `team-${teamId}-` : '';
  return `squad-history-${scope}${from}-to-${to}.csv`;
}
