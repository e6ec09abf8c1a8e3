import { emptyDraft, toDraft, type EventDraft } from '../../model/event-draft.js';
import type { Owner } from '../../model/owner.js';
import { buildEvent } from '../../testing/build.js';
import { previewOfAddition, previewOfChange } from './preview-request.js';

const TEAM: Owner = { kind: 'team', teamId: 1, label: 'Soccer (W)' };
const DRAFT: EventDraft = {
  ...emptyDraft('2026-11-29', { type: 'practice', time: '18:00' }),
  title: 'Practice',
  plannedRpe: '6',
};

describe('an addition', () => {
  it('is previewed with the body that adding sends', () =>
    expect(previewOfAddition(DRAFT, TEAM)).toMatchObject({
      is: 'request',
      request: { kind: 'add', body: { team_id: 1, planned_rpe: 6, duration_min: 60 } },
    }));

  it.each([
    ['without a planned RPE', { plannedRpe: '' }, TEAM, 'nothing'],
    ['with a planned RPE that is none', { plannedRpe: '12' }, TEAM, 'nothing'],
    ['without a title', { title: '' }, TEAM, 'incomplete'],
    ['with a duration that is none', { duration: '0' }, TEAM, 'incomplete'],
    ['in the calendar of all teams', {}, { kind: 'all' } as const, 'incomplete'],
  ])('%s: %s', (_name, partial, owner: Owner, is) =>
    expect(previewOfAddition({ ...DRAFT, ...partial }, owner).is).toBe(is),
  );
});

describe('a change', () => {
  const planned = buildEvent({ planned_rpe: 6, version: 3 });
  const preview = (event: typeof planned, partial: Partial<EventDraft>) =>
    previewOfChange({ ...toDraft(event), ...partial }, event, 'following');

  it('is previewed with the body that saving sends, and its scope', () =>
    expect(preview(planned, { date: '2026-12-01' })).toMatchObject({
      is: 'request',
      request: {
        kind: 'change',
        eventId: 17,
        scope: 'following',
        body: { date: '2026-12-01', planned_rpe: 6, version: 3 },
      },
    }));

  it('is previewed when the plan is taken back', () =>
    expect(preview(planned, { plannedRpe: '' })).toMatchObject({ request: { body: { planned_rpe: null } } }));

  it.each([
    ['as it is stored', planned, {}, 'nothing'],
    ['of an event without a planned load', buildEvent(), { date: '2026-12-01' }, 'nothing'],
    ['with a field that is empty', planned, { title: '' }, 'incomplete'],
  ])('%s', (_name, event, partial, is) => expect(preview(event, partial).is).toBe(is));
});
