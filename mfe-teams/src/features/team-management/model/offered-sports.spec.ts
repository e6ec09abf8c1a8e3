import { offeredSports } from './offered-sports.js';

const womens = (typed: string, teams: string[] = [], language = 'en-GB') =>
  offeredSports(typed, teams, language).filter((sport) => /^(Football|Soccer) \(W\)/.test(sport));

describe('football and soccer in the list of sports', () => {
  it('are one entry, by the word of the language until the club has one', () => {
    expect([womens(''), womens('', [], 'en-US'), womens('', [], 'de')]).toEqual([
      ['Football (W)'],
      ['Soccer (W)'],
      ['Football (W)'],
    ]);
    expect(offeredSports('', [], 'en-GB')).toHaveLength(88);
  });

  it('follow the word of the club’s teams', () => {
    expect([womens('', ['Soccer (M)']), womens('', ['Football (M)'], 'en-US')]).toEqual([
      ['Soccer (W)'],
      ['Football (W)'],
    ]);
    expect(womens('', ['Soccer (M)', 'Football (M)'])).toEqual(['Football (W)', 'Soccer (W)']);
  });

  it('are found by either word, and the other one is offered to those who may mean it', () => {
    expect(womens('soccer (w', ['Football (M)'])).toEqual(['Football (W)']);
    expect(womens('football', ['Soccer (M)'])).toEqual(['Football (W)', 'Soccer (W)']);
    expect(womens('Soccer ')).toEqual(['Football (W)', 'Soccer (W)']);
    expect(womens('o')).toEqual(['Football (W)']);
  });

  it('leave all other sports as they are', () =>
    expect(offeredSports('ten', ['Soccer (M)'], 'en-US')).toEqual([
      'Table Tennis (M)',
      'Table Tennis (W)',
      'Tennis (M)',
      'Tennis (W)',
    ]));
});
