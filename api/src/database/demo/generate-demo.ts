import { addDays } from '@touchline/contracts/calendar-date';
import { COURSES, withCourse } from './courses.js';
import type { DemoAnswering, DemoAthlete, DemoData, DemoTeam } from './demo-data.js';
import { DEMO_COACH, LAST_NAMES, LONG_NAME, MEN, RIVAL_COACH, SQUADS, WOMEN, type SquadPlan } from './demo-people.js';
import { Random } from './random.js';
import { trainingPlan } from './training-plan.js';

/** Athletes with a special role, by their position in the first team. */
const SPECIAL_ATHLETES = {
  longName: 2,
  noData: 19,
  newThisWeek: 18,
  injured: [4, 9],
  courses: { 5: 'Excellent Progress', 6: 'Stable', 7: 'Monitor', 8: 'Needs Attention', 10: 'At Risk' },
} as const;
const NEW_SINCE_DAYS = 3;

/** Counters and sets that keep generated values unique. */
interface GenerationState {
  seed: number;
  today: string;
  names: Set<string>;
  teams: number;
  athletes: number;
}

/**
 * Generates the people of the demo: the same for the same seed, dated relative to `today` (yyyy-MM-dd). Uses no clock
 * and no database.
 */
export function generateDemo(seed: number, today: string): DemoData {
  const making: GenerationState = { seed, today, names: new Set(), teams: 0, athletes: 0 };
  const { soccerWomen, basketballMen, rugbyMen, volleyballWomen, soccerMen, basketballWomen } = SQUADS;
  return {
    institutions: [
      {
        id: 1,
        name: 'Harbour City University',
        timeZone: 'Europe/London',
        coaches: [{ id: 1, ...DEMO_COACH }],
        teams: [
          demoTeam(making, soccerWomen, { code: 'SOCW2026', special: true }),
          demoTeam(making, basketballMen, { code: 'HOOPS926', codeDays: 2 }),
          ...[rugbyMen, volleyballWomen].map((plan) => demoTeam(making, plan)),
        ],
      },
      {
        id: 2,
        name: 'Lakeside College',
        timeZone: 'America/Chicago',
        coaches: [{ id: 2, ...RIVAL_COACH }],
        teams: [soccerMen, basketballWomen].map((plan) => demoTeam(making, plan)),
      },
    ],
  };
}

function demoTeam(
  making: GenerationState,
  plan: SquadPlan,
  { code = null, codeDays = 7, special = false }: { code?: string | null; codeDays?: number; special?: boolean } = {},
): DemoTeam {
  const athletes = Array.from({ length: plan.size }, (_, at) => demoAthlete(making, plan, at));
  return {
    id: (making.teams += 1),
    name: plan.sport,
    sport: plan.sport,
    registrationCode: code,
    codeExpiresAt: code === null ? null : `${addDays(making.today, codeDays)}T12:00:00.000Z`,
    athletes: special ? athletes.map((athlete, at) => madeSpecial(athlete, at, making.today)) : athletes,
  };
}

function demoAthlete(making: GenerationState, plan: SquadPlan, at: number): DemoAthlete {
  const { seed, today } = making;
  const random = new Random(seed, `${plan.sport}/${at}`);
  const name = freshName(random, plan.women ? WOMEN : MEN, making.names);
  const [youngest, oldest] = plan.ages;
  const age = at === 0 ? youngest : random.whole(youngest, oldest);
  const training = trainingPlan(random, today);
  return {
    id: (making.athletes += 1),
    ...name,
    email: `${ascii(name.firstName)}.${ascii(name.lastName)}@athletes.demo.touchline.test`,
    position: plan.positions[at % plan.positions.length] ?? '',
    // Distinct within the team: 7 and 99 share no factor.
    jerseyNumber: String(((at * 7) % 99) + 1),
    dateOfBirth: addDays(today, -Math.round((age + random.between(0.1, 0.9)) * 365.25)),
    weightKg: tenth(random.normal(plan.weightKg, plan.weightKg * 0.08)),
    heightCm: tenth(random.normal(plan.heightCm, 6)),
    externalId: `${ascii(plan.sport).replace(/-+$/, '')}-${String(at + 1).padStart(2, '0')}`,
    plan: training,
    joined: training[0]?.date ?? null,
    answering: answeringOf(at),
    injury: null,
    course: null,
    random,
  };
}

const NOTHING: DemoAnswering = { hasConsent: false, link: 'none', hasDevice: false };

/** Most athletes of a team answer on their own phone; the others lack the device, the consent or all of it. */
function answeringOf(at: number): DemoAnswering {
  if (at % 9 === 8) return NOTHING;
  if (at % 7 === 5) return { hasConsent: false, link: 'open', hasDevice: true };
  return { hasConsent: true, link: 'ended', hasDevice: at % 7 !== 3 };
}

function madeSpecial(athlete: DemoAthlete, at: number, today: string): DemoAthlete {
  if (at === SPECIAL_ATHLETES.longName)
    return { ...athlete, ...LONG_NAME, email: `${ascii(LONG_NAME.lastName)}@athletes.demo.touchline.test` };
  if (at === SPECIAL_ATHLETES.noData) return { ...athlete, joined: null, answering: NOTHING };
  if (at === SPECIAL_ATHLETES.newThisWeek)
    return { ...athlete, joined: addDays(today, -NEW_SINCE_DAYS), answering: { ...NOTHING, link: 'open' } };
  if (at === SPECIAL_ATHLETES.injured[0])
    return { ...athlete, injury: { since: addDays(today, -6), bodyPart: 'Hamstring', severity: 6 } };
  if (at === SPECIAL_ATHLETES.injured[1])
    return { ...athlete, injury: { since: addDays(today, -2), bodyPart: 'Ankle', severity: 4 } };
  const label =
    at in SPECIAL_ATHLETES.courses ? SPECIAL_ATHLETES.courses[at as keyof typeof SPECIAL_ATHLETES.courses] : null;
  if (label === null) return athlete;
  return { ...athlete, course: COURSES[label], plan: withCourse(athlete.plan, COURSES[label], athlete.random.copy()) };
}

function freshName(
  random: Random,
  firstNames: readonly string[],
  used: Set<string>,
): { firstName: string; lastName: string } {
  for (;;) {
    const name = { firstName: random.pick(firstNames), lastName: random.pick(LAST_NAMES) };
    const key = `${name.firstName} ${name.lastName}`;
    if (used.has(key)) continue;
    used.add(key);
    return name;
  }
}

/** Lower-case letters and digits with hyphens, for an e-mail address. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
