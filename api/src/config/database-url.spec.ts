import { databaseTls, isSentInClearText } from './database-url.js';
import { parseSettings, SettingsError } from './settings.js';

function problemOf(DATABASE_URL: string): string {
  try {
    parseSettings(new Map([['DATABASE_URL', DATABASE_URL]]), '/srv');
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('the address of the database', () => {
  it.each([
    ['mariadb://app:hunter2@db/touchline', null],
    ['mariadb://app:hunter2@db/touchline?ssl=true', { authorityFile: null }],
    ['mysql://app:hunter2@db:3307/touchline?ssl-ca=/etc/ca.pem', { authorityFile: '/etc/ca.pem' }],
    ['mysql://app:hunter2@db/touchline?ssl=true&ssl-ca=%2Fetc%2Fa%20b.pem', { authorityFile: '/etc/a b.pem' }],
  ])('%s encrypts the connection: %j', (url, expected) => {
    expect(problemOf(url)).toBe('');
    expect(databaseTls(url)).toEqual(expected);
  });

  it.each(['mariadb://app:hunter2@one,two/touchline', 'mysql://app:hunter2@one:3306,two:3306/touchline'])(
    '%s is refused, because it spreads writes over several servers',
    (url) => expect(problemOf(url)).toMatch(/^DATABASE_URL must name one server: .+ to the same node\.$/),
  );

  it.each([
    ['?ssl=false', 'has an option ssl that is not true'],
    ['?ssl={"rejectUnauthorized":false}', 'has an option ssl that is not true'],
    ['?ssl', 'has an option ssl that is not true'],
    ['?ssl=true&ssl=false', 'has the option ssl twice: leave one of them out'],
    ['?ssl-ca=ca.pem', 'has an option ssl-ca that is no absolute path'],
    ['?ssl-ca=', 'has an option ssl-ca that is no absolute path'],
    ['?SSL=true', 'has the option SSL, which Touchline does not know'],
    ['?sslmode=hunter2', 'has the option sslmode, which Touchline does not know'],
    ['?rejectUnauthorized=hunter2', 'has the option rejectUnauthorized, which'],
    ['?%F0%9F%94%91hunter2', 'has an option, which Touchline does not know'],
    ['#hunter2', 'must look like'],
  ])('with %s is refused, by the name of the option and without its value', (options, sentence) => {
    const problem = problemOf(`mariadb://app:hunter2@db/touchline${options}`);
    expect(problem).toMatch(/^DATABASE_URL .+\.$/);
    expect(problem).toContain(sentence);
    expect(problem).not.toContain('hunter2');
  });

  it.each(['127.0.0.1', '10.0.0.5', '[::1]'])('with ssl is refused for the IP address %s', (host) => {
    expect(problemOf(`mariadb://app@${host}/touchline`)).toBe('');
    expect(problemOf(`mariadb://app@${host}/touchline?ssl=true`)).toContain('by its host name, not by an IP address');
  });

  it.each([
    ['db.club.example', '', true],
    ['10.0.0.5', '', true],
    ['db.club.example', '?ssl=true', false],
    ['localhost', '', false],
    ['127.0.0.1', '', false],
    ['[::1]', '', false],
  ])('at %s%s sends health data over a network in clear text: %s', (host, options, expected) => {
    expect(isSentInClearText(`mariadb://app@${host}/touchline${options}`)).toBe(expected);
  });
});
