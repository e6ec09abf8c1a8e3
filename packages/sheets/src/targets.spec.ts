import { codesOf, factsOf, HOOPER, kindsOf, readTarget, scaled } from '../test/targets.js';
import { textFile, workbook, type Rows } from '../test/workbooks.js';

describe('scales', () => {
  const ROWS: Rows = [
    ['Name', 'Date', 'How did you sleep?', 'How much energy do you have?'],
    ['Anna Berg', '2026-03-12', 4, 3],
    ['Kwame Abara', '2026-03-12', 5, 5],
  ];

  test('are asked for once per question, with what was seen and the ends of the measure', async () => {
    const read = await readTarget('wellness', workbook({ A: ROWS }));
    expect(read.questions).toMatchObject([
      {
        ...{ kind: 'scales', field: 'hooper.sleep_quality', columns: ['How did you sleep?'], examples: ['4', '5'] },
        seen: { min: 4, max: 5 },
        own: { min: 1, max: 10, low_words: 'very well', high_words: 'very badly' },
        readings: [
          { answer: { min: 1, max: 10, is_reversed: false }, shownAs: ['4', '5'] },
          { answer: { min: 1, max: 10, is_reversed: true }, shownAs: ['7', '6'] },
          { answer: { min: 1, max: 5, is_reversed: false }, shownAs: ['8', '10'] },
          { answer: { min: 1, max: 5, is_reversed: true }, shownAs: ['3', '1'] },
        ],
      },
      { kind: 'scales', field: 'own.3', own: { min: 1, max: 5 } },
    ]);
    expect(codesOf(read)).toEqual([
      [2, 'undecided'],
      [2, 'undecided'],
      [3, 'undecided'],
      [3, 'undecided'],
    ]);
  });

  test('convert values, whose numbers stay in the record', async () => {
    const scales = [...scaled(['hooper.sleep_quality'], 1, 5, true), ...scaled(['own.3'], 1, 5)];
    const read = await readTarget('wellness', workbook({ A: ROWS }), { scales });
    expect(read.questions).toEqual([]);
    expect(read.records.map(({ values, rescaled }) => [values, rescaled])).toEqual([
      [{ 'hooper.sleep_quality': 3, 'own.3': 3 }, { 'hooper.sleep_quality': 4 }],
      [{ 'hooper.sleep_quality': 1, 'own.3': 5 }, { 'hooper.sleep_quality': 5 }],
    ]);
  });

  test('in a heading are what is offered, and of effort nothing is asked then', async () => {
    const stated = await readTarget(
      'wellness',
      workbook({
        A: [
          ['Name', 'Date', 'Fatigue (1 = fresh, 7 = tired)'],
          ['Anna Berg', '2026-03-12', 4],
        ],
      }),
    );
    expect(stated.questions).toMatchObject([
      { readings: [{ answer: { min: 1, max: 7 } }, { answer: { min: 1, max: 7 } }] },
    ]);
    const effort = await readTarget(
      'sessions',
      workbook({
        A: [
          ['Name', 'Date', 'RPE (0-10)', 'Min'],
          ['Anna Berg', '2026-03-12', 4.5, 60],
        ],
      }),
    );
    expect(effort.questions).toEqual([]);
    expect(factsOf(effort)).toEqual([['Anna Berg', '2026-03-12', { 'session.rpe': 4.5, 'session.duration': 60 }]]);
  });
});

test('records of days take a name of one word: who it is gets asked', async () => {
  const rows: Rows = [
    ['Player', 'Date', 'RPE (0-10)', 'Min'],
    ['P27', '2026-03-12', 4, 60],
    ['Berg,', '2026-03-12', 4, 60],
  ];
  const read = await readTarget('sessions', workbook({ A: rows }));
  expect([read.records.map(({ name }) => name), read.refusals]).toEqual([
    [
      { first: 'P27', last: '' },
      { first: '', last: 'Berg' },
    ],
    [],
  ]);
});

describe('sessions', () => {
  const HEADINGS = ['Name', 'Date', 'RPE (0-10)', 'Duration', 'Load'];
  const read = (rows: Rows, answers = {}) => readTarget('sessions', workbook({ A: [HEADINGS, ...rows] }), answers);

  test('may be several of a day, and rest is zero', async () => {
    const sessions = await read([
      ['Anna Berg', '2026-03-12', 0, { value: 0.0520833, format: '[h]:mm' }, 0],
      ['Anna Berg', '2026-03-12', 7, '1h15', 525],
      ['Kwame Abara', '2026-03-12', null, null, 0],
    ]);
    expect(factsOf(sessions)).toEqual([
      ['Anna Berg', '2026-03-12', { 'session.rpe': 0, 'session.duration': 75 }],
      ['Anna Berg', '2026-03-12', { 'session.rpe': 7, 'session.duration': 75 }],
    ]);
    expect(sessions.skipped).toMatchObject([{ line: 4, reason: 'no_values' }]);
  });

  test('need effort and minutes', async () => {
    const sessions = await read([['Anna Berg', '2026-03-12', 5, '#N/A', null]]);
    expect(sessions.refusals).toMatchObject([{ code: 'incomplete', values: { label: 'Session Duration' } }]);
    expect(sessions.errorCells).toMatchObject([{ line: 2, column: 'Duration', text: '#N/A' }]);
  });

  test('ask what doubtful durations are', async () => {
    const rows: Rows = [
      ['Anna Berg', '2026-03-12', 5, { value: 3.125, format: '[hh]:mm:ss' }],
      ['Kwame Abara', '2026-03-12', 5, 6_122],
    ];
    expect((await read(rows)).questions).toMatchObject([
      {
        kind: 'clock',
        examples: ['75:00:00'],
        readings: [
          { answer: 'h_mm', shownAs: ['4500 min'] },
          { answer: 'm_ss', shownAs: ['75 min'] },
        ],
      },
      { kind: 'duration_unit', examples: ['6122'], readings: [{}, { answer: 's', shownAs: ['102 min'] }, {}] },
    ]);
    const answered = await read(rows, { clock: 'm_ss', duration_unit: 's' });
    expect(answered.records.map(({ values }) => values['session.duration'])).toEqual([75, 102]);
  });
});

describe('attendance', () => {
  test('asks what an unknown code means, and takes it for nothing else', async () => {
    const bytes = workbook({
      A: [
        ['Name', 'Date', 'Status'],
        ['Anna Berg', '2026-03-12', 'Reha'],
        ['Kwame Abara', '2026-03-12', 'P'],
        ['Léa Diaz', '2026-03-12', 'NM'],
      ],
    });
    const read = await readTarget('attendance', bytes);
    expect(read.questions).toMatchObject([
      { kind: 'codes', field: 'status', code: 'reha', examples: ['Reha'], columns: ['Status'] },
      { kind: 'codes', field: 'status', code: 'nm' },
    ]);
    expect(codesOf(read)).toEqual([
      [2, 'unknown_code'],
      [4, 'unknown_code'],
    ]);
    expect(read.decided.codes).toEqual([{ field: 'status', word: 'p', value: 'present' }]);
    const codes = [
      { field: 'status', word: 'reha', value: 'excused' },
      { field: 'status', word: 'nm', value: null },
    ];
    const answered = await readTarget('attendance', bytes, { codes });
    expect(answered.questions).toEqual([]);
    expect(answered.records.map(({ values }) => values.status)).toEqual(['excused', 'present']);
  });
});

describe('tests', () => {
  test('have units, sides and trials', async () => {
    const text =
      'Name;Datum;Griffkraft (kg);10m (ms);Top Speed [km/h];Seite;Versuch\nAnna Berg;12.03.2026;31,5;1820;27,9;links;2\n';
    expect(factsOf(await readTarget('tests', textFile(text)))).toEqual([
      ['Anna Berg', '2026-03-12', { 'test.grip': 31.5, 'test.sprint': 1.82, 'own.4': 7.75, side: 'left', trial: 2 }],
    ]);
  });
});

describe('events', () => {
  test('have no person, and may be in the next season', async () => {
    const rows: Rows = [
      ['Datum', 'Uhrzeit', 'Titel', 'Art', 'Dauer (h)', 'Ort', 'Bemerkung'],
      ['12.08.2027', '18.30 Uhr', 'Erstes Training', 'Training', '1,5', 'Platz 2', null],
      [
        { value: 46_093, format: 'dd.mm.yyyy' },
        { value: 0.625, format: 'hh:mm' },
        'FC Example',
        'Spiel',
        null,
        null,
        'Bus 13:00',
      ],
      [null, null, 'Sommerfest', null, null, null, null],
    ];
    const read = await readTarget('events', workbook({ Plan: rows }));
    expect(factsOf(read)).toEqual([
      [
        null,
        '2027-08-12',
        {
          start_time: '18:30',
          title: 'Erstes Training',
          type: 'practice',
          duration_min: 90,
          place: 'Platz 2',
          notes: null,
        },
      ],
      [
        null,
        '2026-03-12',
        { start_time: '15:00', title: 'FC Example', type: 'game', duration_min: null, place: null, notes: 'Bus 13:00' },
      ],
    ]);
    expect(codesOf(read)).toEqual([[4, 'no_day']]);
  });
});

describe('headings', () => {
  test.each([
    [
      'English',
      [
        'Name',
        'Date',
        'How did you sleep?',
        'How tired are you?',
        'How sore are your muscles?',
        'How stressed are you?',
      ],
    ],
    [
      'German',
      [
        'Wie heißt du?',
        'Datum',
        'Wie hast du geschlafen?',
        'Wie müde bist du?',
        'Hast du Muskelkater?',
        'Wie gestresst bist du?',
      ],
    ],
    [
      'French',
      [
        'Quel est ton nom ?',
        'Jour',
        'Comment as-tu dormi ?',
        'Es-tu fatigué(e) ?',
        'As-tu des courbatures ?',
        'Es-tu stressé(e) ?',
      ],
    ],
    [
      'Spanish',
      [
        '¿Cómo te llamas?',
        'Fecha',
        '¿Cómo has dormido?',
        '¿Estás cansado/a?',
        '¿Tienes agujetas?',
        '¿Estás estresado/a?',
      ],
    ],
  ])('of forms are known in %s', async (_language, headings) => {
    const read = await readTarget('wellness', workbook({ A: [headings, ['Anna Berg', '2026-03-12', 1, 2, 3, 4]] }));
    expect(read.recognised.columns.map(({ field }) => field)).toEqual(['name', 'day', ...HOOPER]);
  });

  test.each([
    [
      'sessions',
      ['Name', 'Datum', 'Wie anstrengend war das Training?', 'Wie lange hast du trainiert?'],
      ['session.rpe', 'session.duration'],
    ],
    ['sessions', ['Nom', 'Date', 'Effort perçu', 'Durée (min)'], ['session.rpe', 'session.duration']],
    [
      'sessions',
      ['Nombre', 'Fecha', '¿Qué tan duro fue el entrenamiento?', 'Minutos'],
      ['session.rpe', 'session.duration'],
    ],
    ['attendance', ['Nom', 'Date', 'Heure', 'Présence'], ['start_time', 'status']],
    ['attendance', ['Deportista', 'Fecha', 'Hora', 'Asistencia'], ['start_time', 'status']],
    ['tests', ['Nom', 'Date', 'Force de préhension (kg)', 'Hauteur de saut (cm)'], ['test.grip', 'test.jump']],
  ] as const)('of %s are known: %j', async (key, headings, fields) => {
    const read = await readTarget(key, workbook({ A: [[...headings], ['Anna Berg', '2026-03-12', 1, 2]] }));
    expect(read.recognised.columns.map(({ field }) => field)).toEqual(['name', 'day', ...fields]);
    expect(kindsOf(read)).not.toContain('day');
  });
});
