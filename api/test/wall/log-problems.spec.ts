import { logProblems } from './support/log-problems.js';

const CANARIES = ['farCanary', 'Zoë "Z" O\'Neill', 'Correct#1horse'];
const line = (fields: object) => `${JSON.stringify({ level: 30, requestId: 'AAAAcanaryAA', ...fields })}\n`;

describe('logProblems', () => {
  it('accepts lines that contain ids only', () => {
    expect(
      logProblems(
        line({ route: '/api/teams', status: 200, coachId: 7 }) + line({ requestId: 'farCanary123' }),
        CANARIES,
      ),
    ).toEqual([]);
    expect(logProblems('', CANARIES)).toEqual([]);
  });

  it.each([
    ['as a value', { email: 'farCanary@club.test' }],
    ['in another case', { name: 'FARCANARY' }],
    ['deep inside', { error: { errors: [{ message: 'Data too long: farcanary' }] } }],
    ['as a name', { farCanary: 1 }],
    ['in an address', { url: '/api/teams?name=far%43anary' }],
    ['escaped by JSON', { name: 'Zoë "Z" O\'Neill' }],
    ['escaped by both', { url: '/api/login?password=Correct%231horse' }],
    ['in a text of JSON', { body: JSON.stringify({ password: 'Correct#1horse' }) }],
  ])('finds a canary %s', (_name, fields) => {
    expect(logProblems(line({ status: 200 }) + line(fields), CANARIES)).toHaveLength(1);
  });

  it('reports a line that is not JSON, and a canary in it', () => {
    expect(logProblems('Error: no such thing\n', CANARIES)).toEqual(['is no JSON: Error: no such thing']);
    expect(logProblems('"text"\n[1]\n', CANARIES)).toHaveLength(2);
    expect(logProblems('Error: farCanary\n', CANARIES)).toHaveLength(2);
  });

  it('reports a canary that is too short to be recognised', () => {
    expect(logProblems('', ['id'])).toEqual(['"id" is too short to look for']);
  });
});
