/**
 * Makes a workbook as a club's system exports it, with answers of athletes to their daily survey and numbers that nobody asked for:
 * `node make-workbook.mjs <file> <rows> <columns>`, with seven columns at least.
 */
import { writeFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';

const [file, rows, columns] = process.argv.slice(2);
const ATHLETES = 60;
const FIRST_DAY = Date.UTC(2020, 0, 1);

const headings = ['First name', 'Last name', 'Day', 'Sleep quality', 'Fatigue', 'Muscle soreness', 'Stress'];
const more = Array.from({ length: Number(columns) - headings.length }, (_, n) => `Distance zone ${n + 1} (m)`);
const rowOf = (n) => {
  const athlete = n % ATHLETES;
  const day = new Date(FIRST_DAY + Math.floor(n / ATHLETES) * 86_400_000).toISOString().slice(0, 10);
  const answers = [n, n + 3, n + 5, n + 7].map((each) => (each % 7) + 1);
  return [
    `Ada${athlete}`,
    `Byron${athlete}`,
    day,
    ...answers,
    ...more.map((_, at) => ((n * 37 + at * 101) % 9000) + 0.5),
  ];
};

const sheet = utils.aoa_to_sheet([[...headings, ...more], ...Array.from({ length: Number(rows) }, (_, n) => rowOf(n))]);
const book = utils.book_new();
utils.book_append_sheet(book, sheet, 'Export');
writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
