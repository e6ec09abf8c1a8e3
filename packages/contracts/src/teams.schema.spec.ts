import { changeTeamBodySchema, createTeamBodySchema } from './teams.schema.js';

const body = { sport: 'Soccer (W)', registration_code: 'SOCW2026', code_expires_at: '2026-11-12T09:30:00.000Z' };
const accepts = (changes: Record<string, unknown>) => createTeamBodySchema.safeParse({ ...body, ...changes }).success;

describe('a new team', () => {
  it('needs no name', () => expect(accepts({})).toBe(true));

  it.each(['A', 'x'.repeat(80), ' Éclairs ', '東京', '🏐'])('takes the name %p', (name) =>
    expect(accepts({ name })).toBe(true),
  );

  it.each(['', '   ', '\u200b\u2060', 'x'.repeat(81), 5, null, {}])('refuses the name %p', (name) =>
    expect(accepts({ name })).toBe(false),
  );

  it.each(['Soccer', 'soccer (w)', 'Quidditch (W)', '', null, 5, ['Soccer (W)'], undefined])(
    'refuses the sport %p',
    (sport) => expect(accepts({ sport })).toBe(false),
  );

  it.each(['socw2026', 'SOCW202', 'SOCW20266', 'SOCW-026', '', null, 12_345_678, undefined])(
    'refuses the code %p',
    (registration_code) => {
      expect(accepts({ registration_code })).toBe(false);
    },
  );

  it.each([
    '2026-11-12',
    '2026-11-12T09:30:00',
    '2026-11-12T09:30:00+01:00',
    '2026-02-30T09:30:00Z',
    'tomorrow',
    '',
    `2026-11-12T09:30:00.${'0'.repeat(60)}Z`,
    1_795_000_000,
    null,
    undefined,
  ])('refuses the end %p', (code_expires_at) => {
    expect(accepts({ code_expires_at })).toBe(false);
  });

  it('takes nothing else', () => expect(accepts({ institution_id: 1 })).toBe(false));
});

describe('a change of a team', () => {
  it.each([
    [{ registration_code: 'SOCW2026' }, true],
    [{ registration_code: null }, true],
    [{ registration_code: null, if_registration_code: 'SOCW2026' }, true],
    [{}, false],
    [{ registration_code: '' }, false],
    [{ registration_code: null, if_registration_code: null }, false],
    [{ registration_code: null, name: 'x' }, true],
    [{ name: ' First Eleven ' }, true],
    [{ name: '  ' }, false],
    [{ name: 'x'.repeat(81) }, false],
    [{ if_registration_code: 'SOCW2026' }, false],
    [{ name: 'x', sport: 'Soccer (W)' }, true],
    [{ sport: 'Judo (M)' }, true],
    [{ sport: 'Quidditch (W)' }, false],
  ])('%j: %p', (change, expected) => expect(changeTeamBodySchema.safeParse(change).success).toBe(expected));
});
