import { isAppPage, isReleasedFile } from './answered-addresses.js';

it.each([
  ['/', true],
  ['/index.html', true],
  ['/attendance', true],
  ['/dashboard/squad', true],
  ['/login', true],
  ['/workouts/1.5', true],
  ['/api', false],
  ['/api/coach/me', false],
  ['/join', false],
  ['/join/SOCW2026', false],
  ['/answer', false],
  ['/answer/', false],
  ['/athlete-pages/answer.abc.js', false],
  ['/answer-worker.js', false],
  ['/registry.json', false],
  ['/registry/log/1.json', false],
  ['/shell/1.0.0-a/main.js', false],
  ['/remotes/mfe-teams/1.0.0-a/area.js', false],
  ['/service-worker.js', false],
  ['/robots.txt', false],
])('the page of the app is at %s: %s', (path, expected) => expect(isAppPage(path)).toBe(expected));

it.each([
  ['/shell/1.0.0-a/main.js', true],
  ['/remotes/mfe-teams/1.0.0-a/area.js', true],
  ['/remotes/mfe-teams/1.0.0-a/area.js?a=2', false],
  ['/shell/main.js', false],
  ['/registry.json', false],
  ['/api/teams/list.json', false],
  ['/attendance', false],
])('%s is a file that never changes: %s', (address, expected) =>
  expect(isReleasedFile(new URL(address, 'https://club.example'))).toBe(expected),
);
