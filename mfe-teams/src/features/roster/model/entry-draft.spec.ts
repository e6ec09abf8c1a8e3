import { buildAthlete } from '../testing/build-athlete.js';
import { beginDraft, changesOf, isDirty, onTopOf, typed, withTheirs } from './entry-draft.js';

const TODAY = '2026-11-20';
const ana = buildAthlete();
const draft = beginDraft(ana);

describe('editing details', () => {
  it('sends the changed fields only', () => {
    const edited = typed(typed(typed(draft, 'position', ' Winger '), 'weight_kg', ''), 'jersey_number', '07');
    expect(isDirty(edited)).toBe(true);
    expect(changesOf(edited, TODAY)).toEqual({ body: { position: 'Winger', weight_kg: null }, problems: {} });
  });

  it('is not dirty after a reverted change or with extra spaces only', () => {
    expect(isDirty(draft)).toBe(false);
    expect(isDirty(typed(typed(draft, 'position', 'Winger'), 'position', 'Keeper '))).toBe(false);
  });

  it('shows a problem at its field until the field changes', () => {
    const edited = typed(typed(draft, 'first_name', ''), 'jersey_number', '1000');
    const { body, problems } = changesOf(edited, TODAY);
    expect([body, Object.keys(problems)]).toEqual([{}, ['first_name', 'jersey_number']]);
    expect(typed({ ...edited, problems }, 'first_name', 'A').problems).toEqual({
      jersey_number: 'Enter a whole number from 0 to 999.',
    });
  });
});

describe('details that someone else has changed meanwhile', () => {
  const stored = buildAthlete({ position: 'Sweeper', jersey_number: 12, weight_kg: null, version: 4 });

  it('keeps the typed values, takes the other fields from the stored version, and lists both', () => {
    const next = onTopOf(typed(typed(draft, 'position', 'Winger'), 'height_cm', '171'), stored);
    expect(next.texts).toMatchObject({ position: 'Winger', height_cm: '171', jersey_number: '12', weight_kg: '' });
    expect(next.theirs).toEqual([
      { label: 'Position', stored: 'Sweeper', typed: 'Winger' },
      { label: 'Jersey number', stored: '12', typed: null },
      { label: 'Weight (kg)', stored: 'empty', typed: null },
    ]);
    // Saving now replaces the typed field only and keeps the fields that only they changed.
    expect([changesOf(next, TODAY).body, next.base.version]).toEqual([{ position: 'Winger', height_cm: 171 }, 4]);
  });

  it('takes theirs in the fields both changed, and only there', () => {
    const given = withTheirs(onTopOf(typed(typed(draft, 'position', 'Winger'), 'height_cm', '171'), stored));
    expect(given.theirs).toBeNull();
    expect(changesOf(given, TODAY).body).toEqual({ height_cm: 171 });
  });

  it('is not dirty when the stored values equal the input', () => {
    expect(isDirty(onTopOf(typed(draft, 'position', 'Sweeper'), stored))).toBe(false);
  });

  it('lists a cleared field, formatted dates, another team, and archiving', () => {
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
