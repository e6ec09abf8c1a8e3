import { exerciseVideoBodySchema } from './exercise-library.schema.js';
import { VIDEO_FRAME_ORIGINS } from './exercise-rules.js';
import { VIDEO_URL_MAX, videoEmbed } from './exercise-video.js';

const ID = 'aZ0_-bY1x2W';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;
const VIMEO = 'https://player.vimeo.com/video/123456789';
const UNLISTED = `${VIMEO}?h=0a1b2c3d4e`;
const longer = (characters: number) => `https://youtu.be/${ID}?`.padEnd(characters, 'x');
const isAccepted = (video_url: string | null) =>
  exerciseVideoBodySchema.safeParse({ video_url, video_version: 0 }).success;

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
  [`https://youtube.com/watch?v=${ID}`, YOUTUBE],
  [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`, YOUTUBE],
  [`https://www.youtube.com/watch?list=x&v=${ID}&t=30s&autoplay=1#now`, YOUTUBE],
  [`https://www.youtube.com/watch/?v=${ID}`, YOUTUBE],
  [`https://www.youtube.com/embed/${ID}?autoplay=1`, YOUTUBE],
  [`https://www.youtube.com/shorts/${ID}`, YOUTUBE],
  [`https://www.youtube.com/live/${ID}?feature=share`, YOUTUBE],
  // The address that a phone's browser shows.
  [`https://m.youtube.com/watch?v=${ID}`, YOUTUBE],
  [`https://youtu.be/${ID}?si=follow`, YOUTUBE],
  ['https://vimeo.com/123456789', VIMEO],
  ['https://vimeo.com/123456789/?share=copy', VIMEO],
  ['https://player.vimeo.com/video/123456789?autoplay=1', VIMEO],
  ['https://vimeo.com/123456789/0a1b2c3d4e?share=copy', UNLISTED],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&title=0', UNLISTED],
  [longer(VIDEO_URL_MAX), YOUTUBE],
])('%p is embedded, and accepted by the server', (url, embed) => {
  expect(videoEmbed(url)).toBe(embed);
  expect(isAccepted(url)).toBe(true);
});

test.each([
  '',
  ' ',
  'no address',
  `//www.youtube.com/watch?v=${ID}`,
  `javascript:alert(1)//www.youtube.com/watch?v=${ID}`,
  `data:text/html,https://youtu.be/${ID}`,
  `blob:https://www.youtube.com/${ID}`,
  `http://www.youtube.com/watch?v=${ID}`,
  `ftp://youtu.be/${ID}`,
  `https://youtube.com.evil.test/watch?v=${ID}`,
  `https://evil.test/www.youtube.com/watch?v=${ID}`,
  `https://evil.test/?https://youtu.be/${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://youtube.com./watch?v=${ID}`,
  `https://уoutube.com/watch?v=${ID}`,
  `https://xn--outube-uzf.com/watch?v=${ID}`,
  `https://ｙoutube.com/watch?v=${ID}`,
  `https://youtu。be/${ID}`,
  `https://you\ttu.be/${ID}`,
  `https://youtu.be/\n${ID}`,
  `https://youtu.be/${ID}\u202e`,
  `https://[::1]/watch?v=${ID}`,
  `https://localhost/watch?v=${ID}`,
  `https://www.youtube.com@evil.test/watch?v=${ID}`,
  `https://me:secret@www.youtube.com/watch?v=${ID}`,
  `https://me@youtu.be/${ID}`,
  `https://www.youtube.com:443/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://www.youtube.com\\@evil.test/watch?v=${ID}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=tooshort',
  `https://www.youtube.com/watch#v=${ID}`,
  `https://www.youtube.com/watch?list=v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?v=${ID}&v=${ID}`,
  'https://www.youtube.com/watch?v="><script>1',
  `https://www.youtube.com/watch/${ID}?v=${ID}`,
  `https://www.youtube.com/redirect?q=https://evil.test&v=${ID}`,
  `https://www.youtube.com/embed/../${ID}`,
  `https://youtu.be/${ID}/more`,
  'https://youtu.be/',
  'https://vimeo.com/channels/staffpicks/123456789',
  'https://vimeo.com/12345678x',
  'https://vimeo.com/123456789/tooshort',
  'https://vimeo.com/event/123456789',
  'https://vimeo.com/-1',
  'https://vimeo.com/1234567890123',
  'https://player.vimeo.com/123456789',
  'https://player.vimeo.com/video/123456789/../../evil',
  'https://player.vimeo.com/video/123456789?h=x',
  'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&h=0a1b2c3d4f',
  'https://vimeo.com/123456789/0a1b2c3d4e/more',
  'https://vimeo.com/123456789/"><script>',
  longer(VIDEO_URL_MAX + 1),
])('%p is refused, by the server too', (url) => {
  expect(videoEmbed(url)).toBeNull();
  expect(isAccepted(url)).toBe(false);
});

test('without an address there is no video, and it may be removed', () => {
  expect(videoEmbed(null)).toBeNull();
  expect(isAccepted(null)).toBe(true);
});

test('spaces around an address are not part of it', () => {
  const typed = { video_url: ` https://youtu.be/${ID}\n`, video_version: 2 };
  expect(exerciseVideoBodySchema.parse(typed).video_url).toBe(`https://youtu.be/${ID}`);
});

test('embed addresses use exactly the hosts that the frame policy allows', () => {
  const shown = [YOUTUBE, VIMEO].map((embed) => new URL(embed).origin);
  expect(shown).toEqual([...VIDEO_FRAME_ORIGINS]);
});
