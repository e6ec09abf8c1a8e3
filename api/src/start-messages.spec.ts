import { parseSettings, SettingsError } from './config/settings.js';
import { commandFailureMessage, failureMessage, readyMessage } from './start-messages.js';

const settings = (environment: Record<string, string> = {}) =>
  parseSettings(new Map(Object.entries(environment)), '/srv');

const failed = (code: string, path?: string) => Object.assign(new Error('x'), { code, ...(path && { path }) });

describe('messages of the start', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' }, 'https://club.example'],
  ])('names the address to open: %j', (environment, address) => {
    expect(readyMessage(settings(environment), false)).toContain(`Touchline is ready: ${address}\n`);
  });

  it('names the demo sign-ins only where there are demo coaches', () => {
    expect(readyMessage(settings(), true)).toContain('coach@demo.touchline.test  Coach#2026');
    expect(readyMessage(settings(), false)).not.toContain('Coach#2026');
  });

  it('names the page of a demo athlete only when there is a link', () => {
    const page = "Athlete's page: http://localhost:3000/answer#0123456789ABCDEFGHJKMNPQRS\n";
    expect(readyMessage(settings(), true, '0123456789ABCDEFGHJKMNPQRS')).toContain(page);
    expect(readyMessage(settings(), true)).not.toContain('/answer');
  });

  it('warns of public passwords only where others can reach the server', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
      expect(readyMessage(settings({ HOST }), true)).not.toContain('Warning');
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'server.local'])
      expect(readyMessage(settings({ HOST }), true)).toContain('passwords are public');
  });

  it('warns of codes that expire at once only in real use, and only while that is not set', () => {
    const warning = 'Set REGENERATED_CODE_SECONDS=604800 (a week) for real use.';
    expect(readyMessage(settings(), false)).toContain(warning);
    expect(readyMessage(settings(), true)).not.toContain('REGENERATED_CODE_SECONDS');
    expect(readyMessage(settings({ REGENERATED_CODE_SECONDS: '604800' }), false)).not.toContain('Warning');
  });

  it.each([
    [failed('EADDRINUSE'), 'PORT 3000 on 127.0.0.1 is in use'],
    [
      Object.assign(new Error('x'), { driverError: { code: 'ER_ACCESS_DENIED_ERROR' } }),
      'refuses the user or password',
    ],
    [failed('SQLITE_NOTADB'), 'in DATA_DIR (/srv/data) is damaged'],
    [failed('EACCES'), 'may not use port 3000, or DATA_DIR (/srv/data) cannot be written.'],
    [failed('ENOTDIR'), 'DATA_DIR (/srv/data) cannot be written.'],
    [failed('EACCES', '/srv/data/outbox'), 'DATA_DIR (/srv/data) cannot be written.'],
    [
      failed('EACCES', '/srv/site'),
      /^\/srv\/site cannot be read or written by the user who runs the product \(EACCES\)\.$/,
    ],
    [failed('SQLITE_FULL'), 'The disk of DATA_DIR (/srv/data) is full.'],
    [failed('ER_TABLEACCESS_DENIED_ERROR'), 'may not change or read the tables'],
    [
      failed('ODD'),
      /^Touchline could not start because of an unexpected error: Error \(ODD\)\. Please report it with these lines:\n {2}at /,
    ],
    ['no error', 'Touchline could not start because of an unexpected error: string.'],
    [new SettingsError(['A is wrong.', 'B is wrong.']), 'A is wrong.\nB is wrong.'],
  ])('gives a clear reason for a failed start: %s', (error, sentence) => {
    expect(failureMessage(error, settings())).toMatch(sentence);
  });

  it.each([
    [failed('SQLITE_CORRUPT'), 'in DATA_DIR (/srv/data) is damaged'],
    [failed('EACCES', '/mnt/disk/backups'), /^\/mnt\/disk\/backups cannot be read or written .+ \(EACCES\)\.$/],
    [failed('EACCES'), /^DATA_DIR \(\/srv\/data\) cannot be written\.$/],
    [failed('ODD'), /^The command failed because of an unexpected error: Error \(ODD\)\./],
  ])('gives a clear reason for a failed command: %s', (error, sentence) => {
    expect(commandFailureMessage(error, settings())).toMatch(sentence);
  });
});
