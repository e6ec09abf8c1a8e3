import { defaultTeamName } from './default-team-name.js';

const named = (...taken: string[]) => defaultTeamName('Soccer (W)', (name) => taken.includes(name));

describe('the name of a team without one', () => {
  it('is the sport', () => expect(named()).toBe('Soccer (W)'));
  it('continues with 2 when the sport is taken', () => expect(named('Soccer (W)')).toBe('Soccer (W) 2'));
  it('counts up', () => expect(named('Soccer (W)', 'Soccer (W) 2')).toBe('Soccer (W) 3'));
  it('fills a gap', () => expect(named('Soccer (W)', 'Soccer (W) 3')).toBe('Soccer (W) 2'));
  it('is the sport although a numbered name is taken', () => expect(named('Soccer (W) 2')).toBe('Soccer (W)'));
});
