import { fitSheet, PAPER_MM } from './sheet-fit.js';

/** A sheet whose height in millimetres is given for 1 point and one column. */
const sheet = (height: number) => fitSheet(({ size, columns }) => (height * size) / columns);

test.each([
  ['short: large letters', 1, { size: 12, columns: 1, overflows: false }],
  ['just as high as the page', PAPER_MM.height / 12, { size: 12, columns: 1, overflows: false }],
  ['a little higher: smaller letters', PAPER_MM.height / 11.5, { size: 11, columns: 1, overflows: false }],
  ['long: two columns', PAPER_MM.height / 8, { size: 9, columns: 2, overflows: false }],
  ['longer', (PAPER_MM.height / 6.2) * 2, { size: 6, columns: 2, overflows: false }],
  ['longer than a page at the smallest', PAPER_MM.height, { size: 6, columns: 2, overflows: true }],
])('%s', (_, height, fit) => expect(sheet(height)).toEqual(fit));
