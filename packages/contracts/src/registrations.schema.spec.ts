import { registrationBodySchema } from './registrations.schema.js';

const body = {
  registration_code: 'SOCW2026',
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@club.test',
  position: 'Winger',
};
const parse = (changes: Record<string, unknown>) => registrationBodySchema.safeParse({ ...body, ...changes });
const accepts = (changes: Record<string, unknown>) => parse(changes).success;

describe('a registration', () => {
  it('needs five fields and takes five more', () => {
    expect(accepts({})).toBe(true);
    expect(
      accepts({ date_of_birth: '2008-02-29', jersey_number: 0, weight_kg: 61.3, height_cm: 170, external_id: 'A-7' }),
    ).toBe(true);
    for (const field of Object.keys(body)) expect([field, accepts({ [field]: undefined })]).toEqual([field, false]);
  });

  it('names every bad field at once', () => {
    const result = parse({ first_name: '', email: 'nobody', jersey_number: 1.5, team_id: 3 });
    const named = result.error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
    );
    expect([...new Set(named)]).toEqual(['first_name', 'email', 'jersey_number', 'team_id']);
  });

  it('accepts names in any script, and trims them', () => {
    for (const first_name of ['Nguyễn', '李', 'محمد', 'Ωμέγα', "D'Ångelo-Ñu", '🏐 Zoë'])
      expect(accepts({ first_name })).toBe(true);
    expect(parse({ first_name: '  Ana ' }).data?.first_name).toBe('Ana');
  });

  it.each([
    ...['', '   ', '\u200b', '\u00a0\u2007', 'x'.repeat(81), 5, null].map((value) => ['first_name', value] as const),
    ...['', '   ', 'x'.repeat(61), null].map((value) => ['position', value] as const),
    ...[
      '',
      'a',
      'a@',
      '@b.test',
      'a b@c.test',
      'a@b@c.test',
      `${'a'.repeat(65)}@b.test`,
      `a@${'b'.repeat(255)}.test`,
      `${'ﷺ'.repeat(20)}@b.test`,
      7,
    ].map((value) => ['email', value] as const),
    ...['2010-02-30', '2010-2-3', '0000-00-00', '2010-01-01T00:00:00Z', 20_100_101, null].map(
      (value) => ['date_of_birth', value] as const,
    ),
    ...[-1, 1000, 7.5, '', '7a', '-1', '0000', true, -0, Infinity, NaN, null].map(
      (value) => ['jersey_number', value] as const,
    ),
    ...[19.9, 400.1, 61.35, '61', Infinity, -0, null].map((value) => ['weight_kg', value] as const),
    ...[49, 281, 170.25, '170', null].map((value) => ['height_cm', value] as const),
    ...['', ' ', 'x'.repeat(81), 7, null].map((value) => ['external_id', value] as const),
    ...['', 'x'.repeat(41), 12_345_678, null, ['SOCW2026']].map((value) => ['registration_code', value] as const),
  ])('refuses %s %p', (field, value) => {
    const result = parse({ [field]: value });
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  it('accepts a code of any form: malformed, unknown and expired codes must get the same answer', () => {
    for (const registration_code of ['socw2026', 'nonsense', '?', ' SOCW2026 '])
      expect(accepts({ registration_code })).toBe(true);
  });
});
