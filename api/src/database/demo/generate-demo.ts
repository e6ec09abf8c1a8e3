import { addDays } from '@touchline/contracts/calendar-date';
import type { DemoAthlete, DemoData, DemoTeam, DemoWellness } from './demo-data.js';
import { DEMO_COACH, LAST_NAMES, LONG_NAME, MEN, RIVAL_COACH, SQUADS, WOMEN, type SquadPlan } from './demo-people.js';
import { Random } from './random.js';
import { trainingPlan } from './training-plan.js';
import { wellnessDays } from './wellness-days.js';

/** Athletes built on purpose, by their place in the first team that has one. */
const ON_PURPOSE = { longName: 2, noData: 19, newThisWeek: 18, injured: [4, 9] } as const;
const NEW_SINCE_DAYS = 3;

/** The whole demo, repeatable for a seed and dated relative to `today`. No clock, no database. */
export function generateDemo(seed: number, today: string): DemoData {
  const used = new Set<string>();
  const team = (plan: SquadPlan, code: string | null, special = false) => demoTeam(seed, today, plan, code, special, used);
  return {
    institutions: [
      {
        name: 'Harbour City University',
        timeZone: 'Europe/London',
        coaches: [DEMO_COACH],
        teams: [team(SQUADS.soccerWomen, 'SOCW2026', true), team(SQUADS.basketballMen, null), team(SQUADS.rugbyMen, null), team(SQUADS.volleyballWomen, null)],
      },
      { name: 'Lakeside College', timeZone: 'America/Chicago', coaches: [RIVAL_COACH], teams: [team(SQUADS.soccerMen, null), team(SQUADS.basketballWomen, null)] },
    ],
  };
}

function demoTeam(seed: number, today: string, plan: SquadPlan, code: string | null, special: boolean, used: Set<string>): DemoTeam {
  const athletes = Array.from({ length: plan.size }, (_, at) => demoAthlete(seed, today, plan, at, used));
  return {
    name: plan.sport,
    sport: plan.sport,
    registrationCode: code,
    codeExpiresAt: code === null ? null : `${addDays(today, 7)}T12:00:00.000Z`,
    athletes: special ? athletes.map((athlete, at) => madeSpecial(athlete, at, today)) : athletes,
  };
}

function demoAthlete(seed: number, today: string, plan: SquadPlan, at: number, used: Set<string>): DemoAthlete {
  const random = new Random(seed, `${plan.sport}/${at}`);
  const name = freshName(random, plan.women ? WOMEN : MEN, used);
  const [youngest, oldest] = plan.ages;
  const age = at === 0 ? youngest : random.whole(youngest, oldest);
  const training = trainingPlan(random, today);
  return {
    ...name,
    email: `${ascii(name.firstName)}.${ascii(name.lastName)}@athletes.demo.touchline.test`,
    position: plan.positions[at % plan.positions.length] ?? '',
    // Distinct within the team: a stride that shares no factor with 99 never meets itself.
    jerseyNumber: ((at * 7) % 99) + 1,
    dateOfBirth: addDays(today, -Math.round((age + random.between(0.1, 0.9)) * 365.25)),
    weightKg: tenth(random.normal(plan.weightKg, plan.weightKg * 0.08)),
    heightCm: tenth(random.normal(plan.heightCm, 6)),
    externalId: `${ascii(plan.sport).replace(/-+$/, '')}-${String(at + 1).padStart(2, '0')}`,
    plan: training,
    wellness: wellnessDays(random, training),
  };
}

function madeSpecial(athlete: DemoAthlete, at: number, today: string): DemoAthlete {
  if (at === ON_PURPOSE.longName) return { ...athlete, ...LONG_NAME, email: `${ascii(LONG_NAME.lastName)}@athletes.demo.touchline.test` };
  if (at === ON_PURPOSE.noData) return { ...athlete, plan: [], wellness: [] };
  if (at === ON_PURPOSE.newThisWeek) return newcomer(athlete, today);
  if (at === ON_PURPOSE.injured[0]) return { ...athlete, wellness: injuredSince(athlete.wellness, addDays(today, -6), { bodyPart: 'Hamstring', severity: 6 }) };
  if (at === ON_PURPOSE.injured[1]) return { ...athlete, wellness: injuredSince(athlete.wellness, addDays(today, -2), { bodyPart: 'Ankle', severity: 4 }) };
  return athlete;
}

/** Answers since joining and not one missed: new athletes are keen. */
function newcomer(athlete: DemoAthlete, today: string): DemoAthlete {
  const since = addDays(today, -NEW_SINCE_DAYS);
  const template = athlete.wellness.filter((day) => day.stress !== null && day.fatigue !== null && day.sleepQuality !== null && day.muscleSoreness !== null);
  const wellness = Array.from({ length: NEW_SINCE_DAYS + 1 }, (_, at): DemoWellness | undefined => {
    const like = template[at];
    return like && { date: addDays(since, at), sleepQuality: like.sleepQuality, fatigue: like.fatigue, muscleSoreness: like.muscleSoreness, stress: like.stress };
  });
  return { ...athlete, plan: athlete.plan.filter((day) => day.date >= since), wellness: wellness.filter((day) => day !== undefined) };
}

/** Reports the injury on `date` and says nothing about it afterwards, so that it is the present one. */
function injuredSince(wellness: readonly DemoWellness[], date: string, injury: { bodyPart: string; severity: number }): DemoWellness[] {
  const before = wellness.filter((day) => day.date < date);
  const after = wellness.filter((day) => day.date > date).map(({ injury: _silent, ...day }) => day);
  return [...before, { date, sleepQuality: 5, fatigue: 6, muscleSoreness: 8, stress: 6, injury }, ...after];
}

function freshName(random: Random, firstNames: readonly string[], used: Set<string>): { firstName: string; lastName: string } {
  for (;;) {
    const name = { firstName: random.pick(firstNames), lastName: random.pick(LAST_NAMES) };
    const key = `${name.firstName} ${name.lastName}`;
    if (used.has(key)) continue;
    used.add(key);
    return name;
  }
}

/** Lower-case letters and digits with hyphens: fit for an address. */
function ascii(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ø/g, 'o').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
