import { ageOn } from '@touchline/contracts/age';
import { changeOf, type ChangeKind } from '@touchline/contracts/change-chip';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { TestProgress } from '@touchline/contracts/performance-tests.schema';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import type { AthleteOverview, AttendanceFigures, Completion } from '@touchline/contracts/overview.schema';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import type { RosterAthlete } from '../athletes/index.js';
import { attendanceRate, attendedCount, type AttendanceCounts } from '../attendance/index.js';
import { toTestVariation, type StoredTest } from '../performance-tests/index.js';
import type { LoadDay } from '../training-load/index.js';
import type { Questionnaire } from '../surveys/index.js';
import { toWellnessEntry, type Injury, type StoredEntry } from '../wellness/index.js';
import { completionOf30Days, completionOfMonth, couldAnswerSince, type CompletionCount } from './calc/completion.js';
import { weeklyWorkload } from './calc/weekly-workload.js';
import type { TrainedDay } from './overview.repository.js';

const SHOWN_WELLNESS_ENTRIES = 7;

/** The stored records of one athlete that the overview shows; lists oldest first. */
export interface AthleteRecords {
  injury: Injury | undefined;
  attendance: AttendanceCounts | undefined;
  entries: readonly StoredEntry[];
  questionnaire: Questionnaire;
  loads: readonly LoadDay[];
  sprints: readonly StoredTest[];
  grips: readonly StoredTest[];
}

/** The marks of all athletes together. */
export function toAttendanceFigures(counts: readonly AttendanceCounts[]): AttendanceFigures {
  const attended = counts.reduce((sum, each) => sum + attendedCount(each), 0);
  const records = counts.reduce((sum, { records: marks }) => sum + marks, 0);
  return { attended, records, rate: attendanceRate(attended, records) };
}

export function toAthleteOverview(
  { athlete, teamName, sport }: RosterAthlete,
  today: CalendarDate,
  records: AthleteRecords,
): AthleteOverview {
  const entries = records.entries.map((row) => toWellnessEntry(row, records.questionnaire.ofDay(athlete.id, row.date)));
  const history = {
    completedDates: entries.filter((entry) => entry.completed).map(({ date }) => date),
    since: couldAnswerSince(
      athlete.joinedOn,
      entries.map(({ date }) => date),
    ),
  };
  return {
    athlete_id: athlete.id,
    first_name: athlete.firstName,
    last_name: athlete.lastName,
    sport,
    team_id: athlete.teamId,
    team: { name: teamName },
    date_of_birth: athlete.dateOfBirth,
    age: ageOn(athlete.dateOfBirth, today),
    weight_kg: athlete.weightKg,
    height_cm: athlete.heightCm,
    injury_body_part: records.injury?.bodyPart ?? null,
    injury_severity: records.injury?.severity ?? null,
    attendance: toAttendanceFigures(records.attendance ? [records.attendance] : []),
    wellness: entries.slice(-SHOWN_WELLNESS_ENTRIES),
    training_load: records.loads.slice(-CHRONIC_DAYS).map((day) => ({
      date: day.date,
      sessions: day.sessions,
      acute_workload: roundHalfUp(day.acuteWorkload, 2),
      chronic_workload: roundHalfUp(day.chronicWorkload, 2),
      history_days: day.historyDays,
    })),
    weekly_workload: toWeeklyWorkload(records.loads, today),
    sprint: toTestProgress('sprint', records.sprints),
    grip: toTestProgress('grip', records.grips),
    completion: {
      last_30_days: toCompletion(completionOf30Days(history, today)),
      all_time: toCompletion(completionOfMonth(history, today)),
    },
  };
}

function toTestProgress(kind: ChangeKind, tests: readonly StoredTest[]): TestProgress {
  const [previous, latest] = tests.length < 2 ? [undefined, tests[0]] : tests.slice(-2);
  const test = (record: StoredTest | undefined) =>
    record ? { value: record.value, recorded_at: record.recordedAt } : null;
  const values = tests.map(({ value }) => value);
  return {
    latest: test(latest),
    previous: test(previous),
    change: changeOf(kind, values),
    variation: toTestVariation(kind, values),
  };
}

function toCompletion({ onTrack, ...counts }: CompletionCount): Completion {
  return { ...counts, on_track: onTrack };
}

/**
 * The week of `today`. `trained` holds every day up to today since the first session, at most from four weeks before
 * that week.
 */
export function toWeeklyWorkload(trained: readonly TrainedDay[], today: CalendarDate): WorkloadDay[] {
  const byDate = new Map(trained.map((day) => [day.date, day.dailyLoad]));
  return weeklyWorkload((date) => byDate.get(date) ?? null, today).map(({ date, load, fourWeekMean }) => ({
    date,
    load,
    four_week_mean: roundedOrNull(fourWeekMean, 2),
  }));
}
