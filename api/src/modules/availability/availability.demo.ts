import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { todayIn } from '../../common/time/local-time.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { AthleteAvailabilityEntity } from './athlete-availability.entity.js';

/**
 * The staff's word about the injured athletes: the one who was injured last week is out, the one of two days ago waits
 * for it. Another athlete trains with limits for the rest of the week.
 */
export const demoAvailability: DemoRows = ({ institutions }, now) => {
  const today = todayIn('UTC', now);
  const athletes = institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));
  const longInjured = athletes.find(({ injury }) => injury !== null && injury.since <= addDays(today, -5));
  const limited = athletes.find(({ course, injury, joined }) => course === null && injury === null && joined !== null);
  const rows = [
    ...(longInjured
      ? [
          row(longInjured.id, now, {
            status: 'out',
            bodyPart: longInjured.injury?.bodyPart ?? null,
            note: 'Scan on Thursday, then we decide with the physio.',
            fromDay: addDays(today, -5),
            untilDay: addDays(today, 9),
          }),
        ]
      : []),
    ...(limited
      ? [
          row(limited.id, now, {
            status: 'modified',
            bodyPart: 'Knee',
            note: 'No jumps; bike instead of running.',
            fromDay: addDays(today, -1),
            untilDay: addDays(today, 3),
          }),
        ]
      : []),
  ];
  return [demoTable(AthleteAvailabilityEntity, rows)];
};

type Word = Pick<AthleteAvailabilityEntity, 'status' | 'bodyPart' | 'note' | 'untilDay'> & { fromDay: CalendarDate };

function row(athleteId: number, now: Date, word: Word): Omit<AthleteAvailabilityEntity, 'id'> {
  return { athleteId, sequence: 1, ...word, coachId: null, recordedOn: word.fromDay, createdAt: now };
}
