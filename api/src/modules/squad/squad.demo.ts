import { addDays } from '@touchline/contracts/calendar-date';
import { todayIn } from '../../common/time/local-time.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { SquadDecisionEntity } from './decisions/squad-decision.entity.js';

/** Decisions of the demo coach about athletes whose course is watched: one is over, one lasts until tomorrow. */
export const demoSquad: DemoRows = ({ institutions }, now) => {
  const today = todayIn('UTC', now);
  const [coach] = institutions.flatMap(({ coaches }) => coaches);
  const watched = institutions
    .flatMap(({ teams }) => teams.flatMap((team) => team.athletes))
    .filter(({ course }) => course !== null);
  const [first, second] = watched.slice(-2);
  const row = (
    athleteId: number,
    decision: Pick<SquadDecisionEntity, 'kind' | 'note' | 'messageToAthlete' | 'madeOn' | 'untilDay'>,
  ): Omit<SquadDecisionEntity, 'id'> => ({
    athleteId,
    openAthleteId: athleteId,
    ...decision,
    endedOn: null,
    endedById: null,
    coachId: coach?.id ?? 0,
    createdAt: now,
    takenBackAt: null,
  });
  const rows =
    first && second
      ? [
          row(first.id, {
            kind: 'rest',
            note: 'Exams this week, two days without training.',
            messageToAthlete: 'Good luck with your exams.',
            madeOn: addDays(today, -6),
            untilDay: addDays(today, -5),
          }),
          row(second.id, {
            kind: 'monitor',
            note: 'Sleeps badly since the away game. Ask again on Thursday.',
            messageToAthlete: null,
            madeOn: addDays(today, -1),
            untilDay: addDays(today, 1),
          }),
        ]
      : [];
  return [demoTable(SquadDecisionEntity, rows)];
};
