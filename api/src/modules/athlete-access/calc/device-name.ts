/**
 * The first that a browser's name contains wins: an iPad of today and every tablet say more than they are. A few patterns
 * of our own, because the name only helps athletes and coaches to tell their devices apart, and a library of thousands of
 * patterns has to be kept up to date for that.
 */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  // Also an iPad that asks for pages made for computers, as it does by default.
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Most browsers also name those that they are like, Chrome and Safari, so these come last. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

/** System and browser in plain words ("iPhone, Safari"), from the User-Agent header, which is not stored. */
export function deviceName(userAgent: string | undefined): string {
  const sent = userAgent ?? '';
  const [system, browser] = [nameIn(SYSTEMS, sent), nameIn(BROWSERS, sent)];
  if (system && browser) return `${system}, ${browser}`;
  return system ?? browser ?? 'Unknown device';
}

const nameIn = (names: readonly (readonly [RegExp, string])[], sent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(sent))?.[1];
