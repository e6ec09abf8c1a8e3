import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { TREND_STATUSES, trendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import { COURSES } from '../../src/database/demo/courses.js';
import type { DemoAthlete, DemoTeam } from '../../src/database/demo/demo-data.js';
import { generateDemo } from '../../src/database/demo/generate-demo.js';
import { Athlete } from '../../src/modules/athletes/index.js';
import { weeklyTests } from '../../src/modules/fatigue/fatigue.demo.js';
import { trainedSessions } from '../../src/modules/training-load/training-load.demo.js';
import { answeredDays } from '../../src/modules/wellness/answered-days.demo.js';
import { trendDays } from '../../src/modules/trends/calc/trend-days.js';
import { toAthleteTrends } from '../../src/modules/trends/trends.mapper.js';

/** Each day of the week, over the change of a year, and a leap day. */
const FILLED_ON = [...Array.from({ length: 7 }, (_, at) => addDays('2026-12-28', at)), '2028-02-29'];
/** Where the coach is, it may be a day earlier or later than where the demo was filled. */
const SEEN = [-1, 0, 1];

/** What the coach is shown of an athlete of the demo: exactly what is recorded, by the figures of the product. */
function shown({ sport, id: teamId }: DemoTeam, athlete: DemoAthlete, today: CalendarDate) {
  const { id, firstName, lastName } = athlete;
  const [sessions, days] = [trainedSessions(athlete), answeredDays(athlete)];
  const trends = toAthleteTrends(
    { athlete: Object.assign(new Athlete(), { id, teamId, firstName, lastName }), teamName: sport, sport },
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

  it.each(SEEN)('show the first coach every label, seen %p days later', (later) => {
    const onPurpose = everybody.flatMap(({ team, athlete }) =>
      athlete.course ? [[athlete.course, shown(team, athlete, addDays(filled, later)).status] as const] : [],
    );
    const wanted = Object.entries(COURSES).map(([label, course]) => [course, label] as const);
    expect(onPurpose).toEqual(wanted);
    expect(onPurpose.map(([, status]) => status).sort()).toEqual([...TREND_STATUSES].sort());
  });

  it('show "No data" alone of who has nothing recorded and of who is new this week', () => {
    const silent = everybody.filter(({ today }) =>
      TREND_METRICS.every((metric) => today[metric].insight === 'No data'),
    );
    expect(silent.map(({ athlete }) => athlete.joined)).toEqual([addDays(filled, -3), null]);
  });

  it('show most others in all four respects', () => {
    const known = everybody.filter(({ today }) => TREND_METRICS.every((metric) => today[metric].value !== null));
    expect(known.length).toBeGreaterThan(everybody.length * 0.8);
  });
});
