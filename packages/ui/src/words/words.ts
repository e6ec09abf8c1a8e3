/** A word of the screens in a coach's words; `docs/glossary.md` has a term for each. */
export interface Word {
  word: string;
  /** Short sentences: what it is, and what to do with it. */
  meaning: string;
}

export type WordName =
  | 'availability'
  | 'answered'
  | 'feeling'
  | 'ratings'
  | 'usual'
  | 'look'
  | 'talk'
  | 'load'
  | 'attendance'
  | 'decision'
  | 'acwr'
  | 'monotony'
  | 'strain'
  | 'readiness';

/** The words that headings explain and that the help menu lists, in the order of the list. */
export const WORDS: Readonly<Record<WordName, Word>> = {
  availability: {
    word: 'Can train',
    meaning:
      'Available: trains fully. Modified: trains with limits. Out: does not train. The staff sets it. What an athlete reports stands below it.',
  },
  answered: {
    word: 'Answered',
    meaning:
      'When the athlete answered the daily questions. “Missing 2 days”: nothing came for two days. Ask them at practice.',
  },
  feeling: {
    word: 'How they feel',
    meaning:
      'Sleep, fatigue, soreness and stress added up, each from 1 (very good) to 10 (very poor): 4 is best, 40 is worst. Also called Hooper Index. Compare athletes with their own usual, not with each other.',
  },
  ratings: {
    word: 'Ratings',
    meaning: 'Sleep, fatigue, soreness and stress. 1 is very good, 10 is very poor, for sleep too. Higher is worse.',
  },
  usual: {
    word: 'Usual',
    meaning: 'Where the athlete’s answers of the last four weeks mostly are. It is known after 14 answers.',
  },
  look: { word: 'Look', meaning: 'Clearly worse than usual for this athlete. Watch them in the warm-up.' },
  talk: {
    word: 'Talk first',
    meaning: 'Much worse than usual for this athlete, or marked twice running. Talk to them before they train.',
  },
  load: {
    word: 'Training load',
    meaning:
      'How hard a session felt, from 0 to 10, times its minutes. The board adds up seven days. Compare athletes with their own weeks.',
  },
  attendance: {
    word: 'Attendance',
    meaning:
      'The last seven events, the newest on the right. Square: present. Triangle: late. Circle: absent. Diamond: excused.',
  },
  decision: {
    word: 'Why and what was decided',
    meaning: 'Why an athlete stands where they do, and what the staff decided. Press the name to read more and decide.',
  },
  acwr: {
    word: 'ACWR',
    meaning:
      'The training load of this week beside that of the last four weeks. Above 1: a harder week than before. It does not forecast injuries.',
  },
  monotony: { word: 'Monotony', meaning: 'High when the days of a week are all alike. Mix hard and easy days.' },
  strain: { word: 'Strain', meaning: 'High when a week is hard and its days are all alike. Plan an easy day.' },
  readiness: { word: 'Readiness', meaning: 'The latest ratings as a shape. Further out is worse.' },
};
