import { ATTENDANCE_COLORS, type Tone } from './attendance-colors.js';
import { createAppTheme } from './create-app-theme.js';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast({ background, text }: Tone): number {
  const [light, dark] = [luminance(background), luminance(text)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is measured as it is defined', () => {
  expect(contrast({ background: '#ffffff', text: '#000000' })).toBeCloseTo(21);
  expect(contrast({ background: '#ffffff', text: '#767676' })).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const { heat, ...marks } = ATTENDANCE_COLORS[mode];
  test.each(Object.entries({ ...marks, ...heat }))('%s can be read', (_name, tone) =>
    expect(contrast(tone)).toBeGreaterThanOrEqual(4.5),
  );

  test('is in the theme', () => expect(createAppTheme(mode).attendance).toEqual(ATTENDANCE_COLORS[mode]));
});
