import { codesOf, factsOf, HOOPER, kindsOf, readTarget, scaled } from '../test/targets.js';
import { textFile, workbook, type Cell, type Rows } from '../test/workbooks.js';

const day = (value: number): Cell => ({ value, format: 'dd.mm.yyyy' });
/** 12, 13 and 14 March 2026, Thursday to Saturday. */
const [THU, FRI, SAT] = [day(46_093), day(46_094), day(46_095)];
const OWN_SCALE = { scales: scaled(HOOPER, 1, 10) };

describe('a row per answer', () => {
  test('of a form has its day in the zone of the team', async () => {
    const text = [
      'Zeitstempel,Wie heißt du?,Wie hast du geschlafen?,Wie müde bist du?',
      '2026/03/20 12:24:45 PM GMT+2,Anna Berg,3,4',
      '2026/03/20 11:30:00 PM GMT-2,Kwame Abara,5,',
      '2026/03/21 0:30:00 AM GMT+9,Léa Diaz,,2',
    ].join('\n');
    const read = await readTarget('wellness', textFile(text), OWN_SCALE, 'form.csv');
    expect(read.questions).toEqual([]);
    expect(factsOf(read)).toEqual([
      ['Anna Berg', '2026-03-20', { 'hooper.sleep_quality': 3, 'hooper.fatigue': 4 }],
      ['Kwame Abara', '2026-03-21', { 'hooper.sleep_quality': 5, 'hooper.fatigue': null }],
      ['Léa Diaz', '2026-03-20', { 'hooper.sleep_quality': null, 'hooper.fatigue': 2 }],
    ]);
  });

  test('has the day that was asked for before the one of the answer', async () => {
    const read = await readTarget(
      'wellness',
      textFile('Timestamp;Date;Name;Stress\n2026/03/20 8:00:00 AM GMT+2;2026-03-19;Anna Berg;3\n'),
      OWN_SCALE,
    );
    expect(factsOf(read)).toEqual([['Anna Berg', '2026-03-19', { 'hooper.stress': 3 }]]);
  });

  test('of the same person and day is refused when it is the second one', async () => {
    const rows: Rows = [
      ['Name', 'Date', 'Stress'],
      ['Anna Berg', FRI!, 3],
      ['anna berg', FRI!, 4],
      ['Anna Berg', SAT!, 4],
    ];
    const read = await readTarget('wellness', workbook({ A: rows }), OWN_SCALE);
    expect(codesOf(read)).toEqual([[3, 'twice_on_day']]);
    expect(read.records).toHaveLength(2);
  });
});

describe('a row per athlete', () => {
  const rows: Rows = [
    ['Name', 'Status'],
    ['Anna Berg', 'P'],
    ['Kwame Abara', 'L'],
    ['Léa Diaz', null],
  ];

  test('asks for its day', async () => {
    const bytes = workbook({ Team: rows });
    const read = await readTarget('attendance', bytes);
    expect(read.questions).toEqual([{ kind: 'day', columns: [], examples: ['Team'], readings: [] }]);
    expect(codesOf(read)).toEqual([
      [2, 'no_day'],
      [3, 'no_day'],
    ]);
    expect(factsOf(await readTarget('attendance', bytes, { day: '2026-03-12' }))).toEqual([
      ['Anna Berg', '2026-03-12', { status: 'present' }],
      ['Kwame Abara', '2026-03-12', { status: 'late' }],
    ]);
  });

  test('counts a row without values', async () => {
    const read = await readTarget('attendance', workbook({ Team: rows }), { day: '2026-03-12' });
    expect(read.skipped).toEqual([{ sheet: 'Team', line: 4, count: 1, reason: 'no_values' }]);
  });

  test.each([
    ['the name of its sheet', { '2026-03-12': rows }],
    ['a German name of its sheet', { 'Training 12.03.2026': rows }],
    ['a title', { Team: [['Training', THU!], [], ...rows] }],
    ['a text in a title', { Team: [['Datum: 12. März 2026'], ...rows] }],
  ])('takes its day from %s', async (_place, sheets) => {
    const read = await readTarget('attendance', workbook(sheets as Record<string, Rows>));
    expect(read.questions).toEqual([]);
    expect(read.records.map((record) => record.day)).toEqual(['2026-03-12', '2026-03-12']);
  });
});

describe('a column per day', () => {
  const FACTS = [
    ['Anna Berg', '2026-03-12', { status: 'present' }],
    ['Anna Berg', '2026-03-14', { status: 'absent' }],
    ['Kwame Abara', '2026-03-13', { status: 'excused' }],
  ];
  const people: Rows = [
    ['Anna Berg', 'P', null, 'A', 1, '50%'],
    ['Kwame Abara', null, 'E', '-', 0, '0%'],
  ];

  test.each<[string, Rows]>([
    ['real dates', [['Name', THU!, FRI!, SAT!, 'Total', '%'], ...people]],
    ['texts', [['Spieler', 'Do 12.03.2026', 'Fr 13.03.2026', 'Sa 14.03.2026', 'Summe', 'Ø'], ...people]],
    ['names of months', [['Joueur', '12 mars 2026', '13 mars 2026', '14 mars 2026', 'Total', 'Taux'], ...people]],
    [
      'a row of weekdays below',
      [['Name', THU!, FRI!, SAT!, null, null], [null, 'Thu', 'Fri', 'Sat', null, null], ...people],
    ],
    ['titles above', [['FC Example', null], ['Season 2025/26'], [], ['Name', THU!, FRI!, SAT!], ...people]],
  ])('has headings with %s', async (_kind, rows) => {
    const read = await readTarget('attendance', workbook({ Team: [...rows, ['Anwesend', 1, 0, 0]] }));
    expect(read.questions).toEqual([]);
    expect(read.refusals).toEqual([]);
    expect(factsOf(read)).toEqual(FACTS);
    expect(read.skipped.map(({ reason }) => reason)).toContain('total');
  });

  test.each(['present', 'anwesend', 'Presente'])(
    'has a first row of %s, which is a heading elsewhere',
    async (word) => {
      const rows = [
        ['Name', THU!, FRI!],
        ['Anna Berg', word, 'absent'],
        ['Kwame Abara', 'absent', word],
      ];
      expect(factsOf(await readTarget('attendance', workbook({ Team: rows })))).toEqual([
        ['Anna Berg', '2026-03-12', { status: 'present' }],
        ['Anna Berg', '2026-03-13', { status: 'absent' }],
        ['Kwame Abara', '2026-03-12', { status: 'absent' }],
        ['Kwame Abara', '2026-03-13', { status: 'present' }],
      ]);
    },
  );

  test('are a row per answer below headings of which only the day is known', async () => {
    const rows = [
      ['Wie', 'Datum', 'Aanwezig'],
      ['Anna Berg', '2026-03-12', 'present'],
      ['Kwame Abara', '2026-03-12', 'absent'],
    ];
    const { recognised } = await readTarget('attendance', workbook({ Team: rows }));
    expect(recognised.columns.map(({ column }) => column.heading)).toEqual(['Wie', 'Datum', 'Aanwezig']);
    expect(recognised.rowCount).toBe(2);
  });

  test('leaves out and names the columns of totals', async () => {
    const read = await readTarget(
      'attendance',
      workbook({ Team: [['Name', THU!, FRI!, SAT!, 'Total', '%'], ...people] }),
    );
    expect(read.recognised.totalColumns).toEqual(['Total', '%']);
    expect(read.recognised.days).toEqual([
      { heading: '', field: 'status', days: ['2026-03-12', '2026-03-13', '2026-03-14'], samples: ['P', 'A', 'E'] },
    ]);
    expect(read.recognised.columns.map(({ field }) => field)).toEqual(['name']);
  });

  test('has the same fingerprint with other days', async () => {
    const one = await readTarget(
      'attendance',
      workbook({
        A: [
          ['Name', THU!, FRI!],
          ['Anna Berg', 'P', 'P'],
        ],
      }),
    );
    const other = await readTarget(
      'attendance',
      workbook({
        A: [
          ['Name', FRI!, SAT!],
          ['Anna Berg', 'P', 'P'],
        ],
      }),
    );
    expect(other.recognised.fingerprint).toBe(one.recognised.fingerprint);
  });

  test('asks for the order of its headings, and for their year', async () => {
    const bytes = workbook({
      Team: [
        ['Name', '3/4', '5/4'],
        ['Anna Berg', 'P', 'A'],
      ],
    });
    const read = await readTarget('attendance', bytes);
    expect(read.questions).toMatchObject([
      {
        kind: 'date_order',
        examples: ['3/4', '5/4'],
        readings: [{ shownAs: ['Apr 3', 'Apr 5'] }, { shownAs: ['Mar 4', 'May 4'] }],
      },
      { kind: 'year', examples: ['3/4', '5/4'] },
    ]);
    const answered = await readTarget('attendance', bytes, { date_order: 'dmy', year: 2026 });
    expect(answered.questions).toEqual([]);
    expect(answered.records.map((record) => record.day)).toEqual(['2026-04-03', '2026-04-05']);
  });

  test('goes on in the next year after December', async () => {
    const bytes = workbook({
      Team: [
        ['Name', '30.12.', '31.12.', '02.01.'],
        ['Anna Berg', 'P', 'A', 'P'],
      ],
    });
    const read = await readTarget('attendance', bytes, { year: 2025 });
    expect(read.records.map((record) => record.day)).toEqual(['2025-12-30', '2025-12-31', '2026-01-02']);
  });

  test('has two events of one day, and their times', async () => {
    const rows: Rows = [
      ['Name', '12.03.2026 09:00', '12.03.2026 18:30'],
      ['Anna Berg', 'P', 'A'],
    ];
    expect(factsOf(await readTarget('attendance', workbook({ A: rows })))).toEqual([
      ['Anna Berg', '2026-03-12', { start_time: '09:00', status: 'present' }],
      ['Anna Berg', '2026-03-12', { start_time: '18:30', status: 'absent' }],
    ]);
  });

  test('refuses the day of a bad cell alone, and days to come', async () => {
    const rows: Rows = [
      ['Name', THU!, FRI!, day(46_700)],
      ['Anna Berg', 11, 3, 3],
    ];
    const read = await readTarget('wellness', workbook({ A: rows }), {
      ...{ days: [{ heading: '', field: 'hooper.stress' }] },
      ...OWN_SCALE,
    });
    expect(read.refusals.map(({ day: of, column, code }) => [of, column, code])).toEqual([
      ['2026-03-12', '2026-03-12', 'out_of_range'],
      ['2027-11-09', null, 'day_out_of_range'],
    ]);
    expect(factsOf(read)).toEqual([['Anna Berg', '2026-03-13', { 'hooper.stress': 3 }]]);
  });
});

describe('two rows of headings', () => {
  const FACTS = [
    ['Anna Berg', '2026-03-12', { 'hooper.fatigue': 3, 'hooper.sleep_quality': 2 }],
    ['Anna Berg', '2026-03-13', { 'hooper.fatigue': null, 'hooper.sleep_quality': 5 }],
  ];

  test.each<[string, Rows, string[]]>([
    [
      'days over measures',
      [
        ['Name', THU!, null, FRI!, null, 'Average', null],
        [null, 'Fatigue', 'Sleep', 'Fatigue', 'Sleep', 'Fatigue', 'Sleep'],
        ['Anna Berg', 3, 2, null, 5, 3, 3.5],
      ],
      ['A1:A2', 'B1:C1', 'D1:E1', 'F1:G1'],
    ],
    [
      'measures over days',
      [
        ['Name', 'Müdigkeit', null, 'Schlaf', null],
        [null, THU!, FRI!, THU!, FRI!],
        ['Anna Berg', 3, null, 2, 5],
      ],
      ['A1:A2', 'B1:C1', 'D1:E1'],
    ],
    [
      'one row with both',
      [
        ['Name', 'Fatiga 12.03.2026', 'Sueño 12.03.2026', 'Fatiga 13.03.2026', 'Sueño 13.03.2026'],
        ['Anna Berg', 3, 2, null, 5],
      ],
      [],
    ],
  ])('have %s', async (_kind, rows, merges) => {
    const read = await readTarget('wellness', workbook({ A: rows }, { options: { A: { merges } } }), OWN_SCALE);
    expect(read.refusals).toEqual([]);
    expect(factsOf(read)).toEqual(FACTS);
  });

  test('have lost their merges in a text file', async () => {
    const text = 'Name;12.03.2026;;13.03.2026;\n;Fatigue;Sleep;Fatigue;Sleep\nAnna Berg;3;2;;5\n';
    expect(factsOf(await readTarget('wellness', textFile(text), OWN_SCALE))).toEqual(FACTS);
  });
});

describe('a sheet per week', () => {
  const week: Rows = [
    ['Name', 'Mo', 'Di', 'Mi'],
    ['Anna Berg', 'P', null, 'A'],
  ];

  test('has weekdays, and asks for the year', async () => {
    const bytes = workbook({ 'KW 52': week, 'KW 1': week });
    const read = await readTarget('attendance', bytes);
    expect(kindsOf(read)).toEqual(['year']);
    const answered = await readTarget('attendance', bytes, { year: 2025 });
    expect(answered.records.map((record) => record.day)).toEqual([
      '2025-12-22',
      '2025-12-24',
      '2025-12-29',
      '2025-12-31',
    ]);
  });

  test.each(['2026-W12', 'Week 12 2026', 'KW12_2026', 'Semaine 12 (2026)', 'Semana 12 - 2026'])(
    'is named %s',
    async (name) => {
      const read = await readTarget('attendance', workbook({ [name]: week }));
      expect(read.questions).toEqual([]);
      expect(read.records.map((record) => record.day)).toEqual(['2026-03-16', '2026-03-18']);
    },
  );

  test('has days of its own in each sheet', async () => {
    const read = await readTarget(
      'attendance',
      workbook({
        'KW 11': [
          ['Name', THU!, FRI!],
          ['Anna Berg', 'P', 'P'],
        ],
        'KW 12': [
          ['Name', SAT!],
          ['Anna Berg', 'A'],
        ],
      }),
    );
    expect(read.recognised.reading.sheets).toEqual(['KW 11', 'KW 12']);
    expect(read.records.map((record) => record.day)).toEqual(['2026-03-12', '2026-03-13', '2026-03-14']);
  });
});
