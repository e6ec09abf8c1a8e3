import { addDays } from '@touchline/contracts/calendar-date';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import { BatteryEntity } from '../../../src/modules/measures/batteries/battery.entity.js';
import { MeasureEntity } from '../../../src/modules/measures/index.js';
import { SurveyEntity } from '../../../src/modules/surveys/index.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';
import type { Belongings } from '../inventory/types.js';

const QUESTION_KEY = 'own.1';
const TEST_KEY = 'own.2';
const SESSION_QUESTION_KEY = 'own.3';
const SPARE_KEY = 'own.4';

const QUESTION: Omit<MeasureDefinition, 'label'> = {
  ...{ question: 'How is your groin?', unit: 'rating', min: 0, max: 10, step: 1, direction: 'lower' },
  ...{ low_words: 'fine', high_words: 'sore', trials: 1, trial_rule: 'best', has_sides: false, day_rule: 'last' },
  ...{ kind: 'wellness', entered_by: 'athlete_daily', typical_error: null },
};
const TEST: Omit<MeasureDefinition, 'label'> = {
  ...QUESTION,
  ...{ question: null, unit: 'N', max: 1000, direction: 'higher', low_words: null, high_words: null },
  ...{ trials: 3, has_sides: true, kind: 'performance', entered_by: 'staff' },
};

interface Measured {
  institutionId: number;
  houseMark: string;
  teamId: number;
  athleteId: number;
  today: string;
}

/** A question and a test of the club, a list of questions of the team, a value of the athlete, and a battery. */
export async function measuredBy(
  at: TestApp,
  { institutionId, houseMark, teamId, athleteId, today }: Measured,
): Promise<
  Pick<Belongings, 'questionKey' | 'sessionQuestionKey' | 'testKey' | 'spareKey' | 'spareRevision' | 'battery'>
> {
  const [known] = await at.read.findBy(MeasureEntity, { institutionId, measureKey: TEST_KEY });
  if (!known) {
    const add = (measureKey: string, definition: MeasureDefinition) =>
      build.measure(at, { institutionId, measureKey, definition });
    await add(QUESTION_KEY, { label: `${houseMark} groin`, ...QUESTION });
    await add(TEST_KEY, { label: `${houseMark} hamstring`, ...TEST });
    await add(SESSION_QUESTION_KEY, {
      ...{ label: `${houseMark} knee`, ...QUESTION, kind: 'load', entered_by: 'athlete_after_session' },
    });
    await add(SPARE_KEY, { label: `${houseMark} mood`, ...QUESTION });
  }
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const questions = [
    { measure: QUESTION_KEY, when: 'daily' as const, weekdays },
    { measure: SESSION_QUESTION_KEY, when: 'after_session' as const, weekdays },
  ];
  const stamps = { version: 1, createdAt: at.clock.now(), updatedAt: at.clock.now() };
  await at.write((tx) => tx.insert(SurveyEntity, { teamId, validFrom: addDays(today, -10), questions, ...stamps }));
  await build.measurement(at, { athleteId, day: today, measureKey: TEST_KEY, side: 'left' });
  const battery = { institutionId, name: `${houseMark} battery`, measures: [TEST_KEY], ...stamps };
  const { identifiers } = await at.write((tx) => tx.insert(BatteryEntity, battery));
  const versions = await at.read.findBy(MeasureEntity, { institutionId, measureKey: SPARE_KEY });
  return {
    questionKey: QUESTION_KEY,
    sessionQuestionKey: SESSION_QUESTION_KEY,
    testKey: TEST_KEY,
    spareKey: SPARE_KEY,
    spareRevision: Math.max(...versions.map(({ version }) => version)),
    battery: Number(identifiers[0]?.['id']),
  };
}
