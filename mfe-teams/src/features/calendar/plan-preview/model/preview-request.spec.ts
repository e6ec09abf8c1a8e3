import { emptyValues, valuesOf, type EventValues } from '../../model/event-values.js';
import type { Owner } from '../../model/owner.js';
import { buildEvent } from '../../testing/build.js';
import { previewOfAddition, previewOfChange } from './preview-request.js';

const TEAM: Owner = { kind: 'team', teamId: 1, label: 'Soccer (W)' };
const DRAFT: EventValues = {
  ...emptyValues('2026-11-29'),
  event_type: 'practice',
  event_time: '18:00',
  event_title: 'Practice',
  planned_rpe: '6',
};

describe('an addition', () => {
  it('is previewed with the body that adding sends', () =>
    expect(previewOfAddition(DRAFT, TEAM)).toMatchObject({
      is: 'request',
      request: { kind: 'add', body: { team_id: 1, planned_rpe: 6, duration_min: 60 } },
    }));

  it.each([
    ['without a planned RPE', { planned_rpe: '' }, TEAM, 'nothing'],
    ['with a planned RPE that is none', { planned_rpe: '12' }, TEAM, 'nothing'],
    ['without a title', { event_title: '' }, TEAM, 'incomplete'],
    ['with a duration that is none', { duration_min: '0' }, TEAM, 'incomplete'],
    ['in the calendar of all teams', {}, { kind: 'all' } as const, 'incomplete'],
  ])('%s: %s', (_name, partial, owner: Owner, is) =>
    expect(previewOfAddition({ ...DRAFT, ...partial }, owner).is).toBe(is),
  );
});

describe('a change', () => {
  const planned = buildEvent({ planned_rpe: 6, version: 3 });
  const preview = (event: typeof planned, partial: Partial<EventValues>) =>
    previewOfChange({ ...valuesOf(event), ...partial }, event, 'following');

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
    expect(preview(planned, { planned_rpe: '' })).toMatchObject({ request: { body: { planned_rpe: null } } }));

  it.each([
    ['as it is stored', planned, {}, 'nothing'],
    ['of an event without a planned load', buildEvent(), { date: '2026-12-01' }, 'nothing'],
    ['with a field that is empty', planned, { event_title: '' }, 'incomplete'],
  ])('%s', (_name, event, partial, is) => expect(preview(event, partial).is).toBe(is));
});
