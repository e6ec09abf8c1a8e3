import { addDays, daysBetween, requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam } from '@touchline/contracts/membership';
import type { SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { toListedName, type RosterMembership, type ShownAthlete } from '../../athletes/index.js';
import type { Answer } from '../calc/answers.js';
import { baselineOf } from '../calc/baseline.js';
import { rounded } from '../calc/rounded.js';
import { shiftOf, squadLine, type SquadLine } from '../calc/squad-line.js';
import { judgeWellness } from '../calc/wellness-judgement.js';
import { toDecision } from '../decisions/decision.mapper.js';
import type { MadeDecision } from '../decisions/decisions.repository.js';

const FOLLOWING_ANSWERS = 3;

/** One athlete of the team; answers oldest first, decisions the last one first. */
export interface HistoryMember {
  athlete: ShownAthlete;
  /** Of the days of the range, at least one. */
  memberships: readonly RosterMembership[];
  answers: readonly Answer[];
  decisions: readonly MadeDecision[];
  /** False for a teammate whose answers are read for the line of the squad alone. */
  isShown: boolean;
}

/** Every day of the range on which a member of that day was marked or decided about, the last day first. */
export function toHistory(
  squad: readonly HistoryMember[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
  coachId: number,
): SquadHistoryItem[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(to, -at));
  return days.flatMap((date) => {
    const lines = linesOf(squad, date);
    return squad
      .filter(({ isShown }) => isShown)
      .flatMap((member) => {
        const membership = member.memberships.find((own) => isOnTeam(own, date));
        return membership ? (toItem(member, membership, date, lines.get(membership.teamId), coachId) ?? []) : [];
      });
  });
}

/** How each team answered on a day. */
function linesOf(squad: readonly HistoryMember[], date: CalendarDate): Map<number, SquadLine> {
  const isIn = ({ memberships }: HistoryMember, teamId: number) =>
    memberships.some((own) => own.teamId === teamId && isOnTeam(own, date));
  const teamIds = [...new Set(squad.flatMap(({ memberships }) => memberships.map(({ teamId }) => teamId)))];
  return new Map(
    teamIds.map((teamId) => {
      const members = squad.filter((member) => isIn(member, teamId));
      return [teamId, squadLine(members.map(({ answers }) => judgeWellness(answers, date)))];
    }),
  );
}

function toItem(
  { athlete, answers, decisions }: HistoryMember,
  { teamId, teamName }: RosterMembership,
  date: CalendarDate,
  line: SquadLine | undefined,
  coachId: number,
): SquadHistoryItem | null {
  const made = decisions.filter(({ decision }) => decision.madeOn === date);
  const { state, delta } = judgeWellness(answers, date, line && shiftOf(line));
  const marked = state === 'talk' || state === 'look' ? state : null;
  if (marked === null && made.length === 0) return null;
  const { mean } = baselineOf(answers, requireEpochDay(date));
  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    team_id: teamId,
    team: { name: teamName },
    date,
    state: marked,
    hooper_index: answers.find((answer) => answer.date === date)?.sum ?? null,
    mean: rounded(mean),
    delta: rounded(delta),
    decisions: made.map((each) => ({ ...toDecision(each, coachId), ended_on: each.decision.endedOn })),
    followed: answers
      .filter((answer) => answer.date > date)
      .slice(0, FOLLOWING_ANSWERS)
      .map(({ date: day, sum }) => ({
        date: day,
        hooper_index: sum,
        delta: mean === null ? null : rounded(sum - mean),
      })),
  };
}
