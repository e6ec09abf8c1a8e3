import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAnswers } from '../../area-kit/recorded/answers.mjs';

const recording = {
  recordedOn: '2026-11-20',
  answers: [
    {
      path: '/api/list',
      query: { today: '2026-11-20' },
      body: [{ date: '2026-11-20', at: '2026-11-19T08:00:00.000Z' }],
    },
    { path: '/api/list', query: { from: '2026-11-16', to: '2026-11-22', today: '2026-11-20' }, body: ['week'] },
    { path: '/api/list', query: { team_id: '1', today: '2026-11-20' }, body: ['of team 1'] },
  ],
};

test('dates in an answer move by the days that have passed since it was recorded', () => {
  const { find } = createAnswers(recording, '2026-12-01');
  const [entry] = JSON.parse(find('/api/list', { today: '2026-12-01' }));
  assert.deepEqual(entry, { date: '2026-12-01', at: '2026-11-30T08:00:00.000Z' });
});

test('the nearest question is answered, with any dates', () => {
  const { find } = createAnswers(recording, '2026-11-20');
  assert.deepEqual(JSON.parse(find('/api/list', { from: '2026-11-01', to: '2026-11-30', today: '2026-11-20' })), [
    'week',
  ]);
});

test('an answer about one record is never given for another, and a missing recording is not invented', () => {
  const { find } = createAnswers(recording, '2026-11-20');
  assert.deepEqual(JSON.parse(find('/api/list', { team_id: '1', today: '2026-11-20' })), ['of team 1']);
  assert.equal(find('/api/list', { team_id: '2', today: '2026-11-20' }), null);
  assert.equal(find('/api/other', {}), null);
});
