import { render, screen } from '@testing-library/react';
import { drawQrCode, QrCode } from './qr-code.js';

const LINK = 'https://touchline.example/answer#0123456789ABCDEFGHJKMNPQRS';

/** The dark modules of a path, row by row: `#` is dark. */
function modulesOf({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(''));
}

test('draws the three corners that a scanner looks for, and other modules for another text', () => {
  const code = drawQrCode(LINK);
  const rows = modulesOf(code);
  const corner = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........'];
  expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner.slice(0, 7).map((row) => row.slice(0, 7)));
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner.slice(0, 7).map((row) => row.slice(0, 7)));
  expect(drawQrCode(LINK.replace('S', 'T')).path).not.toBe(code.path);
});

test('has a name and a white border of four modules', () => {
  render(<QrCode text={LINK} label="Code of Ana" />);
  const { size } = drawQrCode(LINK);
  expect(screen.getByRole('img', { name: 'Code of Ana' }).getAttribute('viewBox')).toBe(
    `-4 -4 ${size + 8} ${size + 8}`,
  );
});
