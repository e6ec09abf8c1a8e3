import { ageOn } from '@touchline/contracts/age';
import { changeOf, type ChangeKind } from '@touchline/contracts/change-chip';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { TestProgress } from '@touchline/contracts/fatigue.schema';
import type {
  AthleteOverview,
  AttendanceFigures,
  Completion as CompletionAnswer,
} from '@touchline/contracts/overview.schema';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { RosterAthlete } from '../athletes/index.js';
import { attendanceRate, type AttendanceCounts } from '../attendance/index.js';
import type { FatigueRecord } from '../fatigue/index.js';
import type { LoadDay } from '../training-load/index.js';
import { toWellnessEntry, type Injury, type WellnessEntryRow } from '../wellness/index.js';
import { completionOf30Days, completionOfMonth, type Completion } from './calc/completion.js';
import { toWeeklyWorkload } from './weekly-workload.mapper.js';

const WELLNESS_ENTRIES = 7;

/** What is stored of one athlete, as far as the overview needs it; lists oldest first. */
export interface AthleteRecords {
  injury: Injury | undefined;
  attendance: AttendanceCounts | undefined;
  entries: readonly WellnessEntryRow[];
  loads: readonly LoadDay[];
  sprints: readonly FatigueRecord[];
  grips: readonly FatigueRecord[];
}

/** Everybody's marks together. */
export function toAttendanceFigures(counts: readonly AttendanceCounts[]): AttendanceFigures {
  const attended = counts.reduce((sum, { present }) => sum + present, 0);
  const records = counts.reduce((sum, { records: marks }) => sum + marks, 0);
  return { attended, records, rate: attendanceRate(attended, records) };
}

export function toAthleteOverview(
  { athlete, teamName, sport }: RosterAthlete,
  today: CalendarDate,
  records: AthleteRecords,
): AthleteOverview {
  const entries = records.entries.map(toWellnessEntry);
  const completed = entries.filter((entry) => entry.completed).map(({ date }) => date);
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
    wellness: entries.slice(-WELLNESS_ENTRIES),
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
      last_30_days: toCompletion(completionOf30Days(completed, today)),
      all_time: toCompletion(completionOfMonth(completed, today)),
    },
  };
}

function toTestProgress(kind: ChangeKind, tests: readonly FatigueRecord[]): TestProgress {
  const [previous, latest] = tests.length < 2 ? [undefined, tests[0]] : tests.slice(-2);
  const test = (record: FatigueRecord | undefined) =>
    record ? { value: record.value, recorded_at: record.recordedAt } : null;
  return {
    latest: test(latest),
    previous: test(previous),
    change: changeOf(
      kind,
      tests.map(({ value }) => value),
    ),
  };
}

function toCompletion({ onTrack, ...counted }: Completion): CompletionAnswer {
  return { ...counted, on_track: onTrack };
}
