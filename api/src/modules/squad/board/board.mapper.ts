import { isAttended } from '@touchline/contracts/attendance-status';
import { daysBetween, requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BASELINE_DAYS, BOARD_MARKS_MAX, NEEDS, type WellnessState } from '@touchline/contracts/squad-rules';
import type {
  SquadAthlete,
  SquadLine as SquadLineAnswer,
  SquadLoad,
  SquadWellness,
} from '@touchline/contracts/squad.schema';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { teamIdsOf, toListedName, type RosterAthlete } from '../../athletes/index.js';
import { toAvailability, withoutHiddenNote } from '../../availability/index.js';
import { toAnswers } from '../answers.mapper.js';
import type { Answer } from '../calc/answers.js';
import { isBefore } from '../calc/baseline.js';
import { itemNotes } from '../calc/item-notes.js';
import { needOf } from '../calc/need.js';
import { rounded } from '../calc/rounded.js';
import { shiftOf, squadLine, type SquadLine } from '../calc/squad-line.js';
import { judgeWellness, markedDays, stateBeyond, type WellnessJudgement } from '../calc/wellness-judgement.js';
import { toDecision } from '../decisions/decision.mapper.js';
import type { SquadRecords } from './board.repository.js';
import { toSquadLoad } from './load.mapper.js';

/** One athlete of the roster, judged without the squad. The rows of many days are not kept: see `PackedRows.find`. */
interface SquadMember extends RosterAthlete {
  records: Omit<SquadRecords, 'ratings' | 'importedDays' | 'loads'>;
  judged: WellnessJudgement;
  wellness: SquadWellness;
  /** Days since the last answer; null without one. */
  missingDays: number | null;
  load: SquadLoad;
}

/** The board of one day, for the coach who reads it. */
interface BoardContext {
  coachId: number;
  roles: SignedInCoach['roles'];
  /** Undefined: all teams of the coach. */
  teamId: number | undefined;
  date: CalendarDate;
}

/** The rows of a board, athletes who need the coach first, and the line of each team. */
export function toBoard(
  roster: readonly RosterAthlete[],
  recordsOf: (athleteId: number) => SquadRecords,
  context: BoardContext,
): { teams: SquadLineAnswer[]; athletes: SquadAthlete[] } {
  const { date } = context;
  const members = roster.map((entry) => toMember(entry, recordsOf(entry.athlete.id), date));
  const teamIds = [...new Set(members.flatMap(({ memberships }) => memberships.map(({ teamId }) => teamId)))];
  const lines = new Map(
    teamIds.map((teamId) => {
      const squad = members.filter((member) => isIn(member, teamId));
      return [teamId, squadLine(squad.map(({ judged }) => judged))];
    }),
  );
  const athletes = members.map((member) => {
    const line = lines.get(member.memberships[0]?.teamId ?? 0);
    const shift = line && shiftOf(line);
    return toSquadAthlete(member, shift ? stateBeyond(member.judged, shift) : member.judged.state, context);
  });
  const rows = new Map(athletes.map((athlete) => [athlete.athlete_id, athlete]));
  const teams = teamIds.map((teamId) => {
    const squad = members.filter((member) => isIn(member, teamId));
    return toLine(
      teamId,
      lines.get(teamId),
      squad.flatMap(({ athlete }) => rows.get(athlete.id) ?? []),
    );
  });
  return { teams, athletes: byNeed(athletes) };
}

/** Somebody in two teams counts for the line of each, and has one row. */
const isIn = ({ memberships }: RosterAthlete, teamId: number): boolean =>
  memberships.some((membership) => membership.teamId === teamId);

function toMember(entry: RosterAthlete, records: SquadRecords, date: CalendarDate): SquadMember {
  const { ratings, importedDays, loads: _loads, ...others } = records;
  const answers = toAnswers(ratings);
  const judged = judgeWellness(answers, date);
  const newest = answers.at(-1);
  return {
    ...entry,
    records: others,
    judged,
    wellness: toWellness({ answers, importedDays }, judged, date),
    missingDays: newest === undefined ? null : daysBetween(newest.date, date),
    load: toSquadLoad(records, date),
  };
}

function toSquadAthlete(
  member: SquadMember,
  state: WellnessState,
  { coachId, roles, date }: BoardContext,
): SquadAthlete {
  const { athlete, memberships, records, wellness, missingDays, load } = member;
  const [shown] = memberships;
  const { injury, availability: stored, decision } = records;
  const marks = [...records.marks].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-BOARD_MARKS_MAX);
  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    team_id: shown?.teamId ?? athlete.teamId,
    team: { name: shown?.teamName ?? member.teamName },
    availability: withoutHiddenNote(toAvailability(stored, date), roles, teamIdsOf(member)),
    reported_injury: injury ? { body_part: injury.bodyPart, severity: injury.severity, date: injury.date } : null,
    answered_at: missingDays === 0 ? (records.answeredAt?.toISOString() ?? null) : null,
    missing_days: missingDays,
    wellness: { ...wellness, state },
    load,
    attendance: marks.map(({ date: day, status }) => ({ date: day, status })),
    attended: marks.filter(({ status }) => isAttended(status)).length,
    decision: decision ? toDecision(decision, coachId) : null,
    need: needOf({
      date,
      state,
      decidedOn: decision?.decision.madeOn ?? null,
      isInjuryNew: injury !== undefined && !isAnsweredByStaff(injury.date, stored?.record?.recordedOn),
      isLoadNew: load.high === 'new',
      missingDays,
    }),
  };
}

/** Whether the staff have recorded a word since the report. */
function isAnsweredByStaff(reportedOn: CalendarDate, recordedOn: CalendarDate | undefined): boolean {
  return recordedOn !== undefined && recordedOn >= reportedOn;
}

function toWellness(
  { answers, importedDays }: { answers: readonly Answer[]; importedDays: SquadRecords['importedDays'] },
  judged: WellnessJudgement,
  date: CalendarDate,
): SquadWellness {
  const today = answers.find((answer) => answer.date === date);
  const day = requireEpochDay(date);
  const imported = answers.filter((answer) => isBefore(answer, day) && importedDays.has(answer.date)).length;
  const { baseline } = judged;
  return {
    state: judged.state,
    hooper_index: today?.sum ?? null,
    ratings: today?.ratings ?? null,
    baseline_n: baseline.n,
    ...(imported > 0 && { baseline_imported: imported }),
    mean: rounded(baseline.mean),
    sd: rounded(baseline.sd),
    delta: rounded(judged.delta),
    z: rounded(judged.z),
    notes: itemNotes(answers, date),
    flags_28: markedDays(answers, date).length,
    days: sumsUpTo(answers, date, BASELINE_DAYS),
  };
}

/** The Hooper index of so many days up to `date`, oldest first; null without an answer. */
function sumsUpTo(answers: readonly Answer[], date: CalendarDate, count: number): (number | null)[] {
  const first = requireEpochDay(date) - count + 1;
  const sums = Array<number | null>(count).fill(null);
  for (const { day, sum } of answers) {
    const at = day - first;
    if (at >= 0 && at < count) sums[at] = sum;
  }
  return sums;
}

function toLine(teamId: number, line: SquadLine | undefined, athletes: readonly SquadAthlete[]): SquadLineAnswer {
  return {
    team_id: teamId,
    answered: athletes.filter(({ missing_days: missing }) => missing === 0).length,
    athletes: athletes.length,
    answers: line?.answers ?? 0,
    median_z: rounded(line?.medianZ ?? null),
    median_delta: rounded(line?.medianDelta ?? null),
    down: line?.down ?? false,
  };
}

/** By need, then by distance from usual; the order of the roster otherwise. */
function byNeed(athletes: readonly SquadAthlete[]): SquadAthlete[] {
  const rank = ({ need, wellness }: SquadAthlete) =>
    [(NEEDS as readonly string[]).indexOf(need), -(wellness.z ?? -Infinity)] as const;
  return [...athletes].sort((a, b) => {
    const [[needA, distanceA], [needB, distanceB]] = [rank(a), rank(b)];
    return needA - needB || (distanceA === distanceB ? 0 : distanceA - distanceB);
  });
}
