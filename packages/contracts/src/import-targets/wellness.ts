import type { ImportTarget } from '../import-fields.js';
import { OWN_MEASURE_KEY } from '../measure-rules.js';
import { newestVersion } from '../measure-versions.js';
import type { Measure } from '../measures.schema.js';
import { ANSWERED_AT_FIELD, DAY_FIELD } from './day-fields.js';
import { knownMeasureFields, measureField } from './measure-field.js';
import { PERSON_FIELDS } from './person-fields.js';

/** By measure, headings beside its label and its question. */
const RATINGS: Readonly<Record<string, readonly string[]>> = {
  'hooper.sleep_quality': [
    ...['sleep', 'quality of sleep', 'how well did you sleep', 'how was your sleep', 'how did you sleep last night'],
    ...['how well did you sleep last night', 'rate your sleep', 'rate your sleep quality'],
    ...['schlaf', 'schlafqualitat', 'wie hast du geschlafen', 'wie gut hast du geschlafen', 'wie war dein schlaf'],
    ...['wie haben sie geschlafen', 'wie war deine nacht'],
    ...['sommeil', 'qualite du sommeil', 'qualite de sommeil', 'comment as tu dormi', 'as tu bien dormi'],
    ...['comment avez vous dormi', 'comment etait ton sommeil'],
    ...['sueno', 'calidad del sueno', 'calidad de sueno', 'como has dormido', 'como dormiste', 'que tal has dormido'],
  ],
  'hooper.fatigue': [
    ...['tiredness', 'fatigue level', 'how tired do you feel', 'how fatigued are you', 'how fatigued do you feel'],
    ...['mudigkeit', 'ermudung', 'erschopfung', 'wie mude bist du', 'wie mude fuhlst du dich', 'wie erschopft bist du'],
    ...['niveau de fatigue', 'quel est ton niveau de fatigue', 'es tu fatigue', 'es tu fatiguee', 'es tu fatigue e'],
    ...['a quel point es tu fatigue', 'a quel point es tu fatigue e'],
    ...['fatiga', 'cansancio', 'nivel de fatiga', 'estas cansado', 'estas cansado a', 'como de cansado estas'],
    ...['que tan cansado estas', 'que tan cansado a estas', 'cual es tu nivel de fatiga'],
  ],
  'hooper.muscle_soreness': [
    ...['soreness', 'muscle pain', 'doms', 'how sore are you', 'how sore do you feel', 'how sore do your muscles feel'],
    ...['muskelkater', 'muskelschmerz', 'muskelschmerzen', 'hast du muskelkater', 'wie stark ist dein muskelkater'],
    ...['courbatures', 'douleurs musculaires', 'douleur musculaire', 'as tu des courbatures'],
    ...['quel est ton niveau de courbatures'],
    ...['agujetas', 'dolor muscular', 'dolores musculares', 'tienes agujetas', 'tienes dolor muscular'],
  ],
  'hooper.stress': [
    ...['stress level', 'how stressed do you feel', 'how stressed do you feel today'],
    ...['stresslevel', 'wie gestresst bist du', 'wie gestresst fuhlst du dich', 'wie hoch ist dein stress'],
    ...['niveau de stress', 'quel est ton niveau de stress', 'es tu stresse', 'es tu stressee', 'es tu stresse e'],
    ...['estres', 'nivel de estres', 'estas estresado', 'estas estresado a', 'que tan estresado estas'],
    ...['como de estresado estas', 'cual es tu nivel de estres'],
  ],
};

const isOwnQuestion = (measure: Measure): boolean =>
  OWN_MEASURE_KEY.test(measure.key) && newestVersion(measure).entered_by === 'athlete_daily';

/** Answers to the survey of a day: the four ratings of the Hooper index and the club's own questions. */
export const wellnessTarget = (measures: readonly Measure[]): ImportTarget => ({
  key: 'wellness',
  label: 'Wellness',
  permission: 'wellness.write',
  record_of: 'athlete_day',
  fields: [
    ...PERSON_FIELDS,
    DAY_FIELD,
    ANSWERED_AT_FIELD,
    ...knownMeasureFields(measures, RATINGS),
    ...measures.filter(isOwnQuestion).map((measure) => measureField(measure)),
  ],
});
