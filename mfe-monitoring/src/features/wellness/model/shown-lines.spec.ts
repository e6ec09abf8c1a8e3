import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { ALL_RATINGS, chosenLines, hiddenAfter } from './shown-lines.js';

describe('all ratings', () => {
  it('are shown by one press, also when some of them are, and hidden by the next', () => {
    expect(hiddenAfter([...WELLNESS_RATINGS], ALL_RATINGS)).toEqual([]);
    expect(hiddenAfter(['stress'], ALL_RATINGS)).toEqual([]);
    expect(hiddenAfter([], ALL_RATINGS)).toEqual([...WELLNESS_RATINGS]);
  });

  it('leave the Hooper Index as it is', () => {
    expect(hiddenAfter([...WELLNESS_RATINGS, 'hooper_index'], ALL_RATINGS)).toEqual(['hooper_index']);
    expect(hiddenAfter(['hooper_index'], ALL_RATINGS)).toEqual([...WELLNESS_RATINGS, 'hooper_index']);
  });

  it('are chosen only while each of them is', () => {
    expect(chosenLines([])).toContain(ALL_RATINGS);
    expect(chosenLines(['fatigue'])).not.toContain(ALL_RATINGS);
    expect(hiddenAfter(['fatigue'], 'fatigue')).toEqual([]);
  });
});
