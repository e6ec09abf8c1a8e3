import { judgeForm } from '@touchline/ui/forms';
import { buildAthlete } from '../testing/build-athlete.js';
import { changesSchema, hasChanges, textsOf, textsOnTopOf, theirChanges, type EntryTexts } from './entry-changes.js';

const TODAY = '2026-11-20';
const ana = buildAthlete();
const typed = (part: Partial<EntryTexts>): EntryTexts => ({ ...textsOf(ana), ...part });
const judge = (part: Partial<EntryTexts>) => judgeForm(changesSchema(ana, TODAY), typed(part));

describe('editing details', () => {
  it('sends the changed fields only', () => {
    const part = { position: ' Winger ', weight_kg: '', jersey_number: '7 ' };
    expect(hasChanges(ana, typed(part))).toBe(true);
    expect(judge(part).sent).toEqual({ position: 'Winger', weight_kg: null });
  });

  it('has no changes with extra spaces only', () => {
    expect(hasChanges(ana, typed({ position: 'Keeper ' }))).toBe(false);
  });

  it('says what is wrong at each field', () => {
    expect(judge({ first_name: '', jersey_number: '1000' }).problems).toEqual({
      first_name: 'Required.',
      jersey_number: 'Enter one to three digits.',
    });
  });
});

describe('details that someone else has changed meanwhile', () => {
  const stored = buildAthlete({ position: 'Sweeper', jersey_number: '12', weight_kg: null, version: 4 });

  it('keeps the typed values, takes the other fields from the stored version, and lists both', () => {
    const texts = typed({ position: 'Winger', height_cm: '171' });
    const merged = textsOnTopOf(ana, texts, stored);
    expect(merged).toMatchObject({ position: 'Winger', height_cm: '171', jersey_number: '12', weight_kg: '' });
    expect(theirChanges(ana, texts, stored)).toEqual([
      { label: 'Position', stored: 'Sweeper', typed: 'Winger' },
      { label: 'Jersey number', stored: '12', typed: null },
      { label: 'Weight (kg)', stored: 'empty', typed: null },
    ]);
    // Saving now replaces the typed field only and keeps the fields that only they changed.
    expect(judgeForm(changesSchema(stored, TODAY), merged).sent).toEqual({ position: 'Winger', height_cm: 171 });
  });

  it('has no changes when the stored values equal the input', () => {
    expect(hasChanges(stored, textsOnTopOf(ana, typed({ position: 'Sweeper' }), stored))).toBe(false);
  });

  it('lists a cleared field, formatted dates, another team, and archiving', () => {
    const moved = buildAthlete({
      date_of_birth: '2007-01-05',
      position: 'Sweeper',
      team_id: 2,
      team: { name: 'Second Team' },
      archived_at: '2026-11-20T10:00:00.000Z',
    });
    expect(theirChanges(ana, typed({ position: '' }), moved)).toEqual([
      { label: 'Position', stored: 'Sweeper', typed: 'empty' },
      { label: 'Birth date', stored: 'Jan 05, 2007', typed: null },
      { label: 'Team', stored: 'Second Team', typed: null },
      { label: 'Roster', stored: 'archived', typed: null },
    ]);
  });
});
