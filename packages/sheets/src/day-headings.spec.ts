import { factsOf, readTarget } from '../test/targets.js';
import { workbook } from '../test/workbooks.js';
import { parseDayHeading } from './day-headings.js';

describe('the heading of a day', () => {
  test.each([
    ['Di 01.09.2026 18.30 Uhr', '18:30', ''],
    ['Di 01.09.2026 18:30', '18:30', ''],
    ['Di 01.09.2026 18:30-20:00', '18:30', ''],
    ['Di 01.09.2026, 18:30 – 20:00 Uhr', '18:30', ''],
    ['Di 01.09.2026 18.30-20.00 Uhr', '18:30', ''],
    ['Training 01.09.2026 um 18 Uhr', '18:00', 'Training'],
    ['mar. 01/09/2026 10h', '10:00', ''],
    ['mar. 01/09/2026 10h30', '10:30', ''],
    ['mar. 01/09/2026 18h à 20h', '18:00', ''],
    ['martes 01/09/2026 18:30 a 20:00', '18:30', ''],
    ['Tue 01.09.2026 6:30 PM', '18:30', ''],
    ['01.09.2026 - 18:30', '18:30', ''],
    ['01.09.26 - 18.30 Uhr', '18:30', ''],
    ['Sa 01.09. 18.30 Uhr', '18:30', ''],
    ['01.09 - 18.30 Uhr', '18:30', ''],
    ['Di 18.30 - 20.00 Uhr', '18:30', ''],
    ['mar. 1 sept - 10h', '10:00', ''],
    ['mar. 1 sept 10h30', '10:30', ''],
    ['Di 01.09.', null, ''],
    ['Session 1 01.09.', null, 'Session 1'],
    ['Di 01.09.2026 Training', null, 'Training'],
    ['2026-09-01', null, ''],
  ])('in %j has the time %s and says %j beside', (heading, time, rest) => {
    expect(parseDayHeading(heading)).toMatchObject({ time, rest });
  });

  test.each(['18.30 Uhr', '18:30-20:00', 'Schlaf 8h', 'Level 3'])('is not %j', (heading) => {
    expect(parseDayHeading(heading)).toBeNull();
  });
});

describe('columns of events', () => {
  test.each([
    [['Name', 'Di 01.09.2026 18.30 Uhr', 'Sa 05.09.2026 15 Uhr', 'Di 08.09.2026 18:30-20:00'], '18:30', '15:00'],
    [['Nom', 'mar. 01/09/2026 18h30', 'sam. 05/09/2026 10h', 'mar. 08/09/2026 18h30 à 20h'], '18:30', '10:00'],
    [['Nombre', 'mar 01/09/2026 18:30', 'sáb 05/09/2026 11:00', 'mar 08/09/2026 18:30 a 20:00'], '18:30', '11:00'],
  ])('have the times of their headings %j', async (headings, training, match) => {
    const read = await readTarget(
      'attendance',
      workbook({ A: [headings, ['Anna Berg', 'P', 'A', 'P'], ['Léa Diaz', 'A', 'P', 'P']] }),
      { date_order: 'dmy' },
    );
    expect(read.recognised.days).toMatchObject([{ heading: '', field: 'status' }]);
    expect(factsOf(read).slice(0, 3)).toEqual([
      ['Anna Berg', '2026-09-01', { start_time: training, status: 'present' }],
      ['Anna Berg', '2026-09-05', { start_time: match, status: 'absent' }],
      ['Anna Berg', '2026-09-08', { start_time: training, status: 'present' }],
    ]);
  });

  test('are all read when they say what each event is', async () => {
    const headings = ['Name', 'Di 01.09.2026 Training', 'Sa 05.09.2026 Spiel', 'Di 08.09.2026 Training'];
    const read = await readTarget('attendance', workbook({ A: [headings, ['Anna Berg', 'P', 'A', 'P']] }));
    expect(read.recognised.days).toMatchObject([
      { heading: 'Training', field: 'status' },
      { heading: 'Spiel', field: 'status' },
    ]);
    expect(factsOf(read)).toEqual([
      ['Anna Berg', '2026-09-01', { status: 'present' }],
      ['Anna Berg', '2026-09-05', { status: 'absent' }],
      ['Anna Berg', '2026-09-08', { status: 'present' }],
    ]);
  });

  test('are read once for an event, and twice when the coach says so', async () => {
    const bytes = workbook({
      A: [
        ['Name', '01.09.2026', '01.09.2026 Grund', '08.09.2026', '08.09.2026 Grund'],
        ['Anna Berg', 'A', 'P', 'P', null],
      ],
    });
    const read = await readTarget('attendance', bytes);
    expect(read.recognised.days.map(({ field }) => field)).toEqual(['status', null]);
    expect(factsOf(read).map(([, day]) => day)).toEqual(['2026-09-01', '2026-09-08']);
    const days = ['', 'Grund'].map((heading) => ({ heading, field: 'status' }));
    const both = await readTarget('attendance', bytes, { days });
    expect(factsOf(both)).toEqual([
      ['Anna Berg', '2026-09-01', { status: 'absent' }],
      ['Anna Berg', '2026-09-01', { status: 'present' }],
      ['Anna Berg', '2026-09-08', { status: 'present' }],
    ]);
  });
});
