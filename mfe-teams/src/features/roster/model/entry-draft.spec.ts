import { buildAthlete } from '../testing/build-athlete.js';
import { beginDraft, changesOf, isDirty, onTopOf, typed, withTheirs } from './entry-draft.js';

const TODAY = '2026-11-20';
const ana = buildAthlete();
const draft = beginDraft(ana);

describe('an entry that is edited', () => {
  it('sends what was changed, and nothing else', () => {
    const edited = typed(typed(typed(draft, 'position', ' Winger '), 'weight_kg', ''), 'jersey_number', '07');
    expect(isDirty(edited)).toBe(true);
    expect(changesOf(edited, TODAY)).toEqual({ body: { position: 'Winger', weight_kg: null }, problems: {} });
  });

  it('is not dirty for what was typed and taken back, or for space alone', () => {
    expect(isDirty(draft)).toBe(false);
    expect(isDirty(typed(typed(draft, 'position', 'Winger'), 'position', 'Keeper '))).toBe(false);
  });

  it('says what is wrong at its box, until that is typed in again', () => {
    const edited = typed(typed(draft, 'first_name', ''), 'jersey_number', '1000');
    const { body, problems } = changesOf(edited, TODAY);
    expect([body, Object.keys(problems)]).toEqual([{}, ['first_name', 'jersey_number']]);
    expect(typed({ ...edited, problems }, 'first_name', 'A').problems).toEqual({
      jersey_number: 'Must be a whole number from 0 to 999.',
    });
  });
});

describe('an entry that somebody else has changed meanwhile', () => {
  const stored = buildAthlete({ position: 'Sweeper', jersey_number: 12, weight_kg: null, version: 4 });

  it('keeps what was typed, takes the rest from what is stored, and says both', () => {
    const next = onTopOf(typed(typed(draft, 'position', 'Winger'), 'height_cm', '171'), stored);
    expect(next.texts).toMatchObject({ position: 'Winger', height_cm: '171', jersey_number: '12', weight_kg: '' });
    expect(next.theirs).toEqual([
      { label: 'Position', stored: 'Sweeper', typed: 'Winger' },
      { label: 'Jersey number', stored: '12', typed: null },
      { label: 'Weight (kg)', stored: 'empty', typed: null },
    ]);
    // Saved now, it goes over what is stored, and leaves alone what only they changed.
    expect([changesOf(next, TODAY).body, next.base.version]).toEqual([{ position: 'Winger', height_cm: 171 }, 4]);
  });

  it('gives way where both changed the same, and there alone', () => {
    const given = withTheirs(onTopOf(typed(typed(draft, 'position', 'Winger'), 'height_cm', '171'), stored));
    expect(given.theirs).toBeNull();
    expect(changesOf(given, TODAY).body).toEqual({ height_cm: 171 });
  });

  it('is no longer dirty when what was typed is what is stored', () => {
    expect(isDirty(onTopOf(typed(draft, 'position', 'Sweeper'), stored))).toBe(false);
  });

  it('says a cleared box, dates as they are read, another team, and who was archived', () => {
    const moved = buildAthlete({
      date_of_birth: '2007-01-05',
      position: 'Sweeper',
      team_id: 2,
      team: { name: 'Second Team' },
      archived_at: '2026-11-20T10:00:00.000Z',
    });
    expect(onTopOf(typed(draft, 'position', ''), moved).theirs).toEqual([
      { label: 'Position', stored: 'Sweeper', typed: 'empty' },
      { label: 'Birth date', stored: 'Jan 05, 2007', typed: null },
      { label: 'Team', stored: 'Second Team', typed: null },
      { label: 'Roster', stored: 'archived', typed: null },
    ]);
  });
});
