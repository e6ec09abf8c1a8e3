import { videoProblem } from './video-problem.js';

const REFUSED = 'Enter the address of one video on youtube.com, youtu.be or vimeo.com. It starts with https://.';

test.each([
  ['https://youtu.be/aZ0_-bY1x2W', null],
  ['', 'Enter the address of a video on youtube.com, youtu.be or vimeo.com.'],
  ['youtu.be/aZ0_-bY1x2W', REFUSED],
  ['https://www.youtube.com/@club', REFUSED],
  ['https://youtu.be/aZ0_-bY1x2W?'.padEnd(300, 'x'), null],
  ['https://youtu.be/aZ0_-bY1x2W?'.padEnd(301, 'x'), 'Must have at most 300 characters.'],
])('the address %p: %p', (address, problem) => expect(videoProblem(address)).toBe(problem));
