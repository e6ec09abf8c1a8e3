import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { ConsentEntity } from './consent.entity.js';

const DAY_MS = 86_400_000;

/** Consents of those who may answer, a month old; the athletes of the demo are adults, and one has signed a form. */
export const demoConsents: DemoRows = ({ institutions }, now) => {
  const givenAt = new Date(now.getTime() - 30 * DAY_MS);
  const rows = institutions.flatMap(({ coaches, teams }) =>
    teams.flatMap(({ athletes }) =>
      athletes
        .filter(({ answering }) => answering.hasConsent)
        .map(({ id }, at): Omit<ConsentEntity, 'id'> => {
          const givenBy = at === 3 ? 'paper' : 'athlete';
          return {
            ...{ athleteId: id, pendingAthleteId: null, currentAthleteId: id },
            ...{ textVersion: CONSENT_TEXT_VERSION, givenBy, givenAt, withdrawnAt: null, endReason: null },
            ...{ guardianName: null, relation: null, coachId: givenBy === 'paper' ? (coaches[0]?.id ?? null) : null },
          };
        }),
    ),
  );
  return [demoTable(ConsentEntity, rows)];
};
