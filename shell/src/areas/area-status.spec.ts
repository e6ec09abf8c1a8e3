import type { RegistryRemote } from '@touchline/contracts/area';
import { AreaFailure } from './area-failure.js';
import { statusOf } from './area-status.js';
import { head, offer, playArea } from './testing/play-area.js';

const remote = {
  live: '2',
  lastGood: '1',
  blocked: [],
  releases: {},
  canary: { version: '3', share: 5 },
} as RegistryRemote;
const facts = { remote, withdrawn: {}, errors: 0 };

it('names the version on trial, its replacement, and withdrawn versions', () => {
  const area = playArea(offer([head('3'), head('2'), head('1')]));
  area.open();
  area.show();
  expect(statusOf('mfe-one', { ...facts, state: area.state(), errors: 2 })).toMatchObject({
    phase: 'mounted',
    running: '3',
    wanted: '2',
    onTrial: true,
    replacement: null,
    errors: 2,
  });
  area.offer(offer([head('2'), head('1')]));
  area.navigate();
  expect(
    statusOf('mfe-one', { ...facts, state: area.state(), withdrawn: { 0: 'blocked', 3: 'vetoed' } }),
  ).toMatchObject({ running: '3', replacement: '2', withdrawn: ['3: vetoed'] });
});

it('says why an area failed, and which versions are skipped', () => {
  const area = playArea(offer([head('2')]));
  area.open();
  area.send({ type: 'failed', attempt: 1, failure: new AreaFailure('integrity', 'area.js was changed') });
  expect(statusOf('mfe-one', { ...facts, state: area.state() })).toMatchObject({
    running: null,
    onTrial: false,
    why: 'integrity: area.js was changed',
    skipped: ['2: integrity: area.js was changed'],
  });
});
