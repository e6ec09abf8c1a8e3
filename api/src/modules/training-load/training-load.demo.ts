import type { DemoAthlete, TrainingDay } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import type { LoadSession } from './calc/srpe.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Half a year of sessions from the athletes' training plans. */
export const demoTrainingLoad: DemoRows = ({ institutions }, now) => {
  const athletes = institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));
  const rows = athletes.flatMap((athlete) =>
    trainedSessions(athlete).map((session) => ({
      athleteId: athlete.id,
      ...session,
      externalId: null,
      eventId: null,
      version: 1,
      athleteVersion: 1,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return [demoTable(TrainingSessionEntity, rows)];
};

/** An athlete's sessions, oldest first: none before they joined, none since a lasting injury. */
export function trainedSessions({ plan, joined, injury }: DemoAthlete): LoadSession[] {
  if (joined === null) return [];
  const days = joined === plan[0]?.date ? plan : newcomerDays(plan, joined);
  return days
    .filter(({ date }) => injury === null || date < injury.since)
    .flatMap(({ date, sessions }) => sessions.map((session) => ({ date, ...session })));
}

/** A newcomer trains every day since joining, with the sessions of the plan's first training days. */
function newcomerDays(plan: readonly TrainingDay[], joined: string): Pick<TrainingDay, 'date' | 'sessions'>[] {
  const trained = plan.filter(({ sessions }) => sessions.length > 0);
  return plan
    .filter(({ date }) => date >= joined)
    .map(({ date }, index) => ({ date, sessions: trained[index]?.sessions ?? [] }));
}
