import { siteAnswer } from './site-rules.js';

describe('siteAnswer', () => {
  it.each([
    ['/', 'page'],
    ['/index.html', 'page'],
    ['/dashboard/wellness', 'page'],
    ['/no/such/page', 'page'],
    ['/apiary', 'page'],
    ['/shelly', 'page'],
    ['/favicon.svg', 'file-or-page'],
    ['/apple-touch-icon.PNG', 'file-or-page'],
    ['/robots.txt', 'file-or-page'],
    ['/touchline.sqlite', 'page'],
    ['/touchline.sqlite-wal', 'page'],
    ['/backup.sql.gz', 'page'],
    ['/package.json', 'page'],
    ['/shell/1-abc/main.js', 'immutable'],
    ['/shell', 'immutable'],
    ['/remotes/mfe-teams/1/remoteEntry.js', 'immutable'],
    ['/registry.json', 'registry'],
    ['/service-worker.js', 'service-worker'],
    ['/registry/log/3.json', 'nothing'],
    ['/registry', 'nothing'],
    ['/registry.json.br', 'nothing'],
    ['/answer', 'athlete-page'],
    ['/answer/', 'athlete-page'],
    ['/join', 'athlete-page'],
    ['/join/', 'athlete-page'],
    ['/answer//', 'nothing'],
    ['/answer/0123456789ABCDEFGHJKMNPQRS', 'nothing'],
    ['/join/ABCD2345', 'nothing'],
    ['/answers', 'page'],
    ['/athlete-pages/answer.abc.js', 'athlete-file'],
    ['/answer-worker.js', 'answer-worker'],
    ['/api', 'nothing'],
    ['/api/unknown', 'nothing'],
  ])('%s → %s', (path, kind) => {
    expect(siteAnswer(path).kind).toBe(kind);
  });
});
