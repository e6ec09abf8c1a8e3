import { buildPreview, buildPreviewedAthlete, buildPreviewedWeek } from '../testing/build-preview.js';
import { previewSummary } from './preview-summary.js';

const named = (last_name: string, ...above: (boolean | null)[]) =>
  buildPreviewedAthlete({
    last_name,
    highest_week: above.includes(null) ? null : 1800,
    weeks: above.map((above_highest) => buildPreviewedWeek({ above_highest })),
  });

test('names who would exceed their own highest week, in each week', () =>
  expect(previewSummary(buildPreview([named('Adams', true, false), named('Baker', true, true)]))).toEqual({
    above: [
      { week: 'Nov 23 – Nov 29', text: '2 of 2: Ana Adams, Ana Baker' },
      { week: 'Nov 30 – Dec 06', text: '1 of 2: Ana Baker' },
    ],
    notes: [],
  }));

test('counts the names that are too many', () =>
  expect(previewSummary(buildPreview(['A', 'B', 'C', 'D', 'E'].map((name) => named(name, true)))).above).toEqual([
    { week: 'Nov 23 – Nov 29', text: '5 of 5: Ana A, Ana B, Ana C and 2 more' },
  ]));

test('says that nobody does, and who is not compared', () => {
  expect(previewSummary(buildPreview([named('Adams', false)])).notes).toEqual([
    'Nobody exceeds their own highest week of the last 8.',
  ]);
  expect(previewSummary(buildPreview([named('Adams', false), named('New', null)])).notes).toEqual([
    'Nobody exceeds their own highest week of the last 8.',
    '1 athlete is not compared: fewer than 4 complete weeks of records.',
  ]);
  // Nobody is compared, so nobody can be said not to exceed anything.
  expect(previewSummary(buildPreview([named('New', null)])).notes).toEqual([
    '1 athlete is not compared: fewer than 4 complete weeks of records.',
  ]);
});

test('says how many weeks are calculated, and when there is nobody or too many', () => {
  expect(previewSummary(buildPreview([named('Adams', false)], { total_weeks: 52 })).notes.at(-1)).toBe(
    'The first 1 of 52 weeks are calculated.',
  );
  const weeks = { weeks: ['2026-11-23'], total_weeks: 1 };
  expect(previewSummary(buildPreview([], weeks)).notes).toEqual(['There is no athlete on this roster.']);
  expect(previewSummary(buildPreview([], { ...weeks, total_athletes: 412 })).notes).toEqual([
    'The preview shows at most 300 athletes; this would be 412.',
  ]);
});

test('two athletes of one name are told apart', () => {
  const kim = (athlete_id: number, jersey_number: string) =>
    buildPreviewedAthlete({
      athlete_id,
      jersey_number,
      first_name: 'Kim',
      last_name: 'Lee',
      weeks: [buildPreviewedWeek({ above_highest: athlete_id === 2 })],
    });
  expect(previewSummary(buildPreview([kim(1, '7'), kim(2, '8')])).above[0]?.text).toContain('Kim Lee #8');
});
