import type { ImportField, ImportTarget } from '../import-fields.js';
import type { Measure } from '../measures.schema.js';
import { ANSWERED_AT_FIELD, DAY_FIELD, MINUTES_HEADINGS } from './day-fields.js';
import { knownMeasureFields } from './measure-field.js';
import { PERSON_FIELDS } from './person-fields.js';

const EFFORT: readonly string[] = [
  ...['rpe', 'borg', 'cr10', 'cr 10', 'rpe cr10', 'effort', 'exertion', 'perceived exertion', 'intensity'],
  ...['how hard was it today', 'how hard was training', 'how hard was the training', 'how hard was the session'],
  ...['how hard was your session', 'how hard was your workout'],
  ...['anstrengung', 'belastungsempfinden', 'intensitat', 'wie anstrengend war es', 'wie anstrengend war das training'],
  ...['wie hart war es', 'wie hart war das training', 'wie anstrengend war die einheit'],
  ...['effort percu', 'intensite', 'rpe seance', 'comment etait la seance', 'la seance etait elle dure'],
  ...['quelle etait la difficulte de la seance', 'a quel point la seance etait elle difficile'],
  ...['esfuerzo', 'esfuerzo percibido', 'percepcion del esfuerzo', 'intensidad', 'que tan duro fue'],
  ...['que tan duro fue el entrenamiento', 'como de duro fue el entrenamiento', 'como de dura fue la sesion'],
];

const MINUTES: readonly string[] = [
  ...MINUTES_HEADINGS,
  ...['training time', 'session length', 'how long did you train', 'how long was the session'],
  ...['how long was your session', 'how many minutes', 'how many minutes did you train'],
  ...['trainingsdauer', 'trainingszeit', 'wie lange hast du trainiert', 'wie lange war das training'],
  ...['wie viele minuten', 'wie viele minuten hast du trainiert'],
  ...['duree de la seance', 'combien de temps as tu travaille', 'combien de temps a dure la seance'],
  ...['combien de minutes', 'temps d entrainement'],
  ...['duracion de la sesion', 'tiempo de entrenamiento', 'cuanto tiempo entrenaste', 'cuanto duro la sesion'],
  ...['cuantos minutos', 'cuantos minutos entrenaste'],
];

/** Both make the load. Minutes are typed in many ways, so they have a kind of their own. */
const toSessionField = (field: ImportField): ImportField => ({
  ...field,
  is_required: true,
  ...(field.key === 'session.duration' ? { kind: 'minutes' } : { is_one_way: true }),
});

/** Sessions with their effort and minutes; a day may have several. */
export const sessionsTarget = (measures: readonly Measure[]): ImportTarget => ({
  key: 'sessions',
  label: 'Sessions',
  permission: 'load.write',
  record_of: 'athlete_day',
  fields: [
    ...PERSON_FIELDS,
    DAY_FIELD,
    ANSWERED_AT_FIELD,
    ...knownMeasureFields(measures, { 'session.rpe': EFFORT, 'session.duration': MINUTES }).map(toSessionField),
  ],
});
