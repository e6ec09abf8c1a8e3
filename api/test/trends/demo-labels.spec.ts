import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { TREND_STATUSES, trendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import { COURSES } from '../../src/database/demo/courses.js';
import type { DemoAthlete, DemoTeam } from '../../src/database/demo/demo-data.js';
import { generateDemo } from '../../src/database/demo/generate-demo.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { weeklyTests } from '../../src/modules/performance-tests/performance-tests.demo.js';
import { trainedSessions } from '../../src/modules/training-load/training-load.demo.js';
import { surveyDays } from '../../src/modules/wellness/survey-days.demo.js';
import { trendDays } from '../../src/modules/trends/calc/trend-days.js';
import { toAthleteTrends } from '../../src/modules/trends/trends.mapper.js';

/** Every weekday, across a new year, and a leap day. */
const FILLED_ON = [...Array.from({ length: 7 }, (_, offset) => addDays('2026-12-28', offset)), '2028-02-29'];
/** Difference in days between the coach's day and the day on which the demo was filled. */
const DAYS_LATER = [-1, 0, 1];

const NO_PLACE = { joinedOn: null, lastDay: null, jerseyNumber: null, position: null };

/** The trends of a demo athlete as the product computes them from the demo records. */
function shown({ sport, id: teamId }: DemoTeam, athlete: DemoAthlete, today: CalendarDate) {
  const { id, firstName, lastName } = athlete;
  const [sessions, days] = [trainedSessions(athlete), surveyDays(athlete)];
  const trends = toAthleteTrends(
    {
      athlete: Object.assign(new AthleteEntity(), { id, teamId, firstName, lastName, ...NO_PLACE }),
      memberships: [],
      ...{ teamName: sport, sport },
    },
    {
      firstSession: sessions[0]?.date,
      loads: sessions.filter(({ date }) => date <= today).map((session) => ({ athleteId: id, ...session })),
      ratings: days
        .filter(({ date }) => date <= today && date >= addDays(today, -34))
        .map(({ date, sleepQuality, muscleSoreness, ...rest }) => ({
          athleteId: id,
          date,
          sleep_quality: sleepQuality,
          muscle_soreness: muscleSoreness,
          fatigue: rest.fatigue,
          stress: rest.stress,
        })),
      tests: weeklyTests(athlete, sport.endsWith('(W)')).map((test) => ({ athleteId: id, ...test })),
    },
    trendDays(today),
    false,
  );
  return {
    trends,
    status: trendStatus(
      trends.variation,
      TREND_METRICS.map((metric) => trends[metric].trend),
    ),
  };
}

describe.each(FILLED_ON)('the trends of a demo filled on %s', (filled) => {
  const teams = generateDemo(20_261, filled).institutions[0]?.teams ?? [];
  const everybody = teams.flatMap((team) =>
    team.athletes.map((athlete) => ({ team, athlete, today: shown(team, athlete, filled).trends })),
  );

  it.each(DAYS_LATER)('show the first coach every label %p days later', (later) => {
    const onPurpose = everybody.flatMap(({ team, athlete }) =>
      athlete.course ? [[athlete.course, shown(team, athlete, addDays(filled, later)).status] as const] : [],
    );
    const wanted = Object.entries(COURSES).map(([label, course]) => [course, label] as const);
    expect(onPurpose).toEqual(wanted);
    expect(onPurpose.map(([, status]) => status).sort()).toEqual([...TREND_STATUSES].sort());
  });

  it('show "No data" only for the athlete without records and the newcomer of this week', () => {
    const silent = everybody.filter(({ today }) =>
      TREND_METRICS.every((metric) => today[metric].insight === 'No data'),
    );
    expect(silent.map(({ athlete }) => athlete.joined)).toEqual([addDays(filled, -3), null]);
  });

  it('show most other athletes with all four trends', () => {
    const known = everybody.filter(({ today }) => TREND_METRICS.every((metric) => today[metric].value !== null));
    expect(known.length).toBeGreaterThan(everybody.length * 0.8);
  });
});
