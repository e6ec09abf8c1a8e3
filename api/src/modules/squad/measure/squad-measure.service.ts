import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import { versionOn } from '@touchline/contracts/measure-versions';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { MEASURE_DAYS, type SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import { findReach, requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import { AUDITED_AS, dayValuesOf, findNewestValues } from '../../measurements/index.js';
import { findCatalogue, unknownMeasure } from '../../measures/index.js';
import type { MeasureQuery } from '../squad.schemas.js';

const DECIMALS = 3;

/** The further column of a board that a coach has chosen. */
@Injectable()
export class SquadMeasureService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Five queries for any number of athletes. */
  async get(
    coach: SignedInCoach,
    { measure: key, team_id: teamId, date: sentDate, today: sentToday }: MeasureQuery,
  ): Promise<SquadMeasure> {
    const manager = this.unitOfWork.read;
    const today = coachToday(sentToday, coach, this.clock.now());
    const date = sentDate ?? today;
    if (teamId !== undefined) await requireTeam(manager, coach, 'wellness.read', teamId);
    const measure = (await findCatalogue(manager, coach.institutionId)).get(key);
    if (!measure) throw unknownMeasure();

    const days = date === today ? undefined : { from: date, to: date };
    const roster = await findOwnAthletes(manager, coach, 'wellness.read', { teamId, days });
    const athleteIds = roster.length > BOARD_ATHLETES_MAX ? [] : roster.map(({ athlete }) => athlete.id);
    const { label, unit, kind, measure_version: measureVersion } = versionOn(measure, date);
    const reach = (await findReach(manager, coach, athleteIds))(`${kind}.read`);
    const range = { from: addDays(date, 1 - MEASURE_DAYS), to: date };
    const values = await findNewestValues(manager, { reach, athleteIds }, { measureKey: key, measureVersion }, range);
    const read = athleteIds.filter((athleteId) => reach.spansOf(athleteId).length > 0);
    await this.audit.read(coach, AUDITED_AS[kind], read);
    return {
      measure: key,
      label,
      unit,
      athletes: [...byAthlete(values)].flatMap(([athlete_id, rows]) => {
        const ofDay = dayValuesOf(measure, rows);
        const [first] = ofDay;
        if (!first) return [];
        return [
          {
            athlete_id,
            day: first.day,
            values: ofDay.map(({ side, value }) => ({ side, value: roundHalfUp(value, DECIMALS) })),
          },
        ];
      }),
    };
  }
}
