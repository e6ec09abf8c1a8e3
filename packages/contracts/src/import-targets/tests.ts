import type { ImportField, ImportTarget } from '../import-fields.js';
import { OWN_MEASURE_KEY, TRIALS_MAX } from '../measure-rules.js';
import { newestVersion } from '../measure-versions.js';
import type { Measure } from '../measures.schema.js';
import { DAY_FIELD } from './day-fields.js';
import { knownMeasureFields, measureField } from './measure-field.js';
import { PERSON_FIELDS } from './person-fields.js';

/** By measure, headings beside its label. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'test.grip': [
    ...['grip', 'handgrip', 'hand grip', 'handgrip strength', 'hand grip strength', 'griffkraft', 'handkraft'],
    ...['force de prehension', 'prehension', 'fuerza de agarre', 'fuerza de prension', 'agarre'],
  ],
  'test.sprint': [
    ...['10m', '10 m', '10m sprint', '10 m sprint', 'sprint 10m', 'sprint 10 m', '10m time', '10 m time'],
    ...[
      '10 meter sprint',
      '10m zeit',
      'sprintzeit 10m',
      'sprint sur 10 m',
      'temps 10 m',
      '10 m lanzado',
      'tiempo 10 m',
    ],
  ],
  'test.jump': [
    ...['jump', 'jump height', 'cmj', 'countermovement jump', 'counter movement jump', 'sprunghohe', 'sprung'],
    ...['saut', 'saut vertical', 'detente', 'detente verticale', 'hauteur de saut'],
    ...['salto', 'salto vertical', 'altura de salto', 'altura del salto'],
  ],
};

const SIDE: ImportField = {
  key: 'side',
  label: 'Side',
  kind: 'code',
  headings: [
    ...['leg', 'arm', 'hand', 'limb', 'body side', 'seite', 'bein', 'cote', 'jambe', 'bras', 'lado'],
    ...['pierna', 'brazo', 'mano'],
  ],
  choices: [
    { value: 'left', label: 'Left', words: ['left', 'links', 'linke', 'linkes', 'gauche', 'izquierda', 'izquierdo'] },
    {
      value: 'right',
      label: 'Right',
      words: ['right', 'rechts', 'rechte', 'rechtes', 'droite', 'droit', 'derecha', 'derecho'],
    },
    { value: 'none', label: 'No side', words: ['none', 'both', 'beide', 'beidseitig', 'les deux', 'ambos', 'ambas'] },
  ],
  code_sets: [
    { l: 'left', r: 'right' },
    { g: 'left', d: 'right' },
    { i: 'left', d: 'right' },
    { re: 'right', li: 'left' },
  ],
};

const TRIAL: ImportField = {
  key: 'trial',
  label: 'Trial',
  kind: 'number',
  headings: ['attempt', 'try', 'trial no', 'attempt no', 'versuch', 'durchgang', 'essai', 'tentative', 'intento'],
  min: 1,
  max: TRIALS_MAX,
  decimals: 0,
};

const isOwnTest = (measure: Measure): boolean =>
  OWN_MEASURE_KEY.test(measure.key) && ['staff', 'device'].includes(newestVersion(measure).entered_by);

/** Test results: one measure or several in a row, of one side and trial where the file says which. */
export const testsTarget = (measures: readonly Measure[]): ImportTarget => ({
  key: 'tests',
  label: 'Tests',
  permission: 'performance.write',
  record_of: 'athlete_day',
  fields: [
    ...PERSON_FIELDS,
    DAY_FIELD,
    ...knownMeasureFields(measures, TESTS),
    ...measures.filter(isOwnTest).map((measure) => measureField(measure)),
    SIDE,
    TRIAL,
  ],
});
