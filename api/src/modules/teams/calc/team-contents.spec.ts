import { describeContents, isEmpty, type TeamContents } from './team-contents.js';

const team = (partial: Partial<TeamContents>): TeamContents => ({
  athletes: 0,
  former: 0,
  events: 0,
  waiting: 0,
  ...partial,
});

describe('the contents of a team', () => {
  it.each([
    [{}, ''],
    [{ athletes: 1 }, '1 athlete'],
    [{ former: 2 }, '2 former athletes'],
    [{ events: 1 }, '1 event'],
    [{ waiting: 1 }, '1 pending registration'],
    [{ athletes: 3, events: 12 }, '3 athletes and 12 events'],
    [
      { athletes: 3, former: 1, events: 12, waiting: 2 },
      '3 athletes, 1 former athlete, 12 events and 2 pending registrations',
    ],
  ])('%j has the text %p, and counts as empty only without contents', (partial, text) => {
    expect(describeContents(team(partial))).toBe(text);
    expect(isEmpty(team(partial))).toBe(text === '');
  });
});
