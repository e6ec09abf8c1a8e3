import { buildPreview, buildPreviewedAthlete, buildPreviewedWeek } from '../testing/build-preview.js';
import { previewRows } from './preview-rows.js';

const rowOf = (
  week: Parameters<typeof buildPreviewedWeek>[0],
  athlete: Parameters<typeof buildPreviewedAthlete>[0] = {},
) => previewRows(buildPreview([buildPreviewedAthlete({ ...athlete, weeks: [buildPreviewedWeek(week)] })]), 0)[0];

test('figures as texts, with the load before the change', () =>
  expect(rowOf({ load: 2385, load_without: 1800.5 })).toEqual({
    athleteId: 7,
    name: 'Ana Núñez',
    note: 'Highest week 1,800',
    isAbove: false,
    loadBefore: '1,801',
    load: '2,385',
    acwr: '1.07',
    workloads: '214 : 200',
    monotony: '1.20',
  }));

test.each([
  [{ load: 100, load_without: 100 }, {}, { loadBefore: null, load: '100' }],
  [{ acwr: null, history_days: 11 }, {}, { acwr: '11 of 28 days' }],
  [{ acwr: null, history_days: 28 }, {}, { acwr: '–' }],
  [{ acwr: 0 }, {}, { acwr: '0.00' }],
  [{ training_monotony: null }, {}, { monotony: '–' }],
  [{ above_highest: true }, {}, { isAbove: true, note: 'Above highest week (1,800)' }],
  [{ above_highest: null }, { highest_week: null, complete_weeks: 3 }, { note: '3 of 4 complete weeks' }],
  [{ days_out: 2 }, {}, { note: 'Highest week 1,800 · Out 2 days' }],
])('%j of %j', (week, athlete, expected) => expect(rowOf(week, athlete)).toMatchObject(expected));

test('who exceeds their own highest week comes first, otherwise by name', () => {
  const athletes = [false, true, false].map((above_highest, index) =>
    buildPreviewedAthlete({ athlete_id: index, weeks: [buildPreviewedWeek({ above_highest })] }),
  );
  expect(previewRows(buildPreview(athletes), 0).map(({ athleteId }) => athleteId)).toEqual([1, 0, 2]);
});

test('two athletes of one name are told apart', () => {
  const kim = (athlete_id: number, jersey_number: string) =>
    buildPreviewedAthlete({ athlete_id, jersey_number, first_name: 'Kim', last_name: 'Lee' });
  expect(previewRows(buildPreview([kim(1, '7'), kim(2, '8')]), 0).map(({ name }) => name)).toEqual([
    'Kim Lee #7',
    'Kim Lee #8',
  ]);
});
