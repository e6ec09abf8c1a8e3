import { plainName, plainText } from './mail-texts.js';

it.each([
  ['Ada', 'Ada'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['https://x.example Ada1!', 'httpsxexample Ada'],
  ['A\u202eda\n', 'Ada'],
  ['123', 'Your child'],
])('the first name %j is %j in a mail', (typed, name) => expect(plainName(typed)).toBe(name));

it.each([
  ['City\r\nClub', 'City Club'],
  ['City\u202e\u2066Club', 'City Club'],
  ['باشگاه می\u200cخواهم', 'باشگاه می\u200cخواهم'],
  ['Club 👨\u200d👩\u200d👧', 'Club 👨\u200d👩\u200d👧'],
])('the text %j is %j in a mail', (typed, text) => expect(plainText(typed)).toBe(text));
