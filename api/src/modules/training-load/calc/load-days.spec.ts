import { roundHalfUp } from '@touchline/contracts/rounding';
import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { loadDays, loadOnDays, windowStart, type LoadDay } from './load-days.js';
import { srpe, type LoadSession } from './srpe.js';

interface Given {
  workout_id: number;
  date: string;
  rpe: number;
  duration_min: number;
}

const sessionsOf = (given: readonly Given[]): LoadSession[] =>
  given.map(({ date, rpe, duration_min }) => ({ date, rpe, durationMin: duration_min }));
const firstOf = (sessions: readonly LoadSession[]) => sessions.map(({ date }) => date).sort()[0] ?? '';
const round = (value: number | null, decimals: number) => (value === null ? null : roundHalfUp(value, decimals));

const edge = (day: LoadDay) => ({
  acute_workload: round(day.acuteWorkload, 2),
  chronic_workload: round(day.chronicWorkload, 2),
  acwr: round(day.acwr, 2),
  training_monotony: round(day.trainingMonotony, 2),
  training_strain: round(day.trainingStrain, 1),
});
const whole = (day: LoadDay) => ({
  date: day.date,
  sessions: day.sessions,
  daily_load: day.dailyLoad,
  history_days: day.historyDays,
  weekly_load: day.weeklyLoad,
  ...edge(day),
});

const series = vectors.series.filter(({ input_sessions }) => input_sessions.length > 0);

describe('training load', () => {
  it('has test vectors, one of them without sessions', () => {
    expect(vectors.series).toHaveLength(11);
    expect(vectors.series.filter((each) => !series.includes(each))).toMatchObject([
      { id: 'V14_empty', expected_days: [], expected_entries_sorted: [] },
    ]);
  });

  it.each(series)('$id: every day, rest days included', ({ input_sessions, expected_days }) => {
    const sessions = sessionsOf(input_sessions);
    const last = expected_days.at(-1)?.date ?? '';
    expect(loadDays(sessions, firstOf(sessions), firstOf(sessions), last).map(whole)).toEqual(expected_days);
  });

  it.each(series)('$id: every session, by day and then by id', ({ input_sessions, expected_entries_sorted }) => {
    const sessions = sessionsOf(input_sessions);
    const days = new Map(
      loadOnDays(
        sessions,
        firstOf(sessions),
        sessions.map(({ date }) => date),
      ).map((day) => [day.date, day]),
    );
    const sorted = [...input_sessions].sort((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : a.workout_id - b.workout_id,
    );
    const entries = sorted.map(({ workout_id, date, rpe, duration_min }) => {
      const day = days.get(date);
      return { workout_id, date, srpe: srpe({ rpe, durationMin: duration_min }), ...(day && edge(day)) };
    });
    expect(entries).toEqual(expected_entries_sorted);
  });

  it.each(series)('$id: the last days need only the sessions of their windows', ({ input_sessions, expected_days }) => {
    const sessions = sessionsOf(input_sessions);
    const tail = expected_days.slice(-3);
    const [from, to] = [tail[0]?.date ?? '', tail.at(-1)?.date ?? ''];
    const within = sessions.filter(({ date }) => date >= windowStart(from));
    expect(loadDays(within, firstOf(sessions), from, to).map(whole)).toEqual(tail);
  });

  it('gives chosen days in any order the same figures as the whole series', () => {
    for (const { input_sessions } of series) {
      const sessions = sessionsOf(input_sessions);
      const chosen = sessions
        .map(({ date }) => date)
        .filter((_, index) => index % 3 === 0)
        .reverse();
      const all = new Map(
        loadDays(
          sessions,
          firstOf(sessions),
          firstOf(sessions),
          sessions
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? '',
        ).map((day) => [day.date, day]),
      );
      expect(loadOnDays(sessions, firstOf(sessions), chosen)).toEqual(chosen.map((date) => all.get(date)));
    }
  });

  it('is empty without days', () => expect(loadOnDays([], '2026-11-20', [])).toEqual([]));

  it('has figures for the first possible date', () => {
    const [day] = loadOnDays([{ date: '1900-01-01', rpe: 7, durationMin: 60 }], '1900-01-01', ['1900-01-01']);
    expect(day).toMatchObject({
      sessions: 1,
      historyDays: 1,
      acuteWorkload: 60,
      chronicWorkload: 15,
      acwr: null,
      trainingMonotony: null,
    });
  });

  it('has no day before the first session', () => {
    expect(
      loadDays([{ date: '2026-11-20', rpe: 5, durationMin: 60 }], '2026-11-20', '2026-11-01', '2026-11-19'),
    ).toEqual([]);
  });
});
