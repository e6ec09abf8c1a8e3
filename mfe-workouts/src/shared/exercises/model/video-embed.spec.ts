import { VIDEO_FRAME_ORIGINS } from '@touchline/contracts/exercise-rules';
import { videoEmbed } from './video-embed.js';

const ID = 'aZ0_-bY1x2W';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;
const VIMEO = 'https://player.vimeo.com/video/123456789';

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
  [`https://youtube.com/watch?v=${ID}`, YOUTUBE],
  [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`, YOUTUBE],
  [`https://www.youtube.com/watch?list=x&v=${ID}&t=30s&autoplay=1#now`, YOUTUBE],
  [`https://www.youtube.com:443/watch?v=${ID}`, YOUTUBE],
  [`https://www.youtube.com/embed/${ID}?autoplay=1`, YOUTUBE],
  [`https://www.youtube.com/shorts/${ID}`, YOUTUBE],
  [`https://youtu.be/${ID}?si=follow`, YOUTUBE],
  ['https://vimeo.com/123456789', VIMEO],
  ['https://player.vimeo.com/video/123456789?h=x', VIMEO],
])('%p is embedded', (url, embed) => expect(videoEmbed(url)).toBe(embed));

test.each([
  null,
  '',
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
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtube.com./watch?v=${ID}`,
  `https://уoutube.com/watch?v=${ID}`,
  `https://www.youtube.com@evil.test/watch?v=${ID}`,
  `https://me:secret@www.youtube.com/watch?v=${ID}`,
  `https://me@youtu.be/${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://www.youtube.com\\@evil.test/watch?v=${ID}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=tooshort',
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
  'https://vimeo.com/-1',
  'https://vimeo.com/1234567890123',
  'https://player.vimeo.com/123456789',
  'https://player.vimeo.com/video/123456789/../../evil',
  `https://youtu.be/${ID}?${'x'.repeat(300)}`,
])('%p is refused', (url) => expect(videoEmbed(url)).toBeNull());

test('embed addresses use exactly the hosts that the frame policy allows', () => {
  const shown = [YOUTUBE, VIMEO].map((embed) => new URL(embed).origin);
  expect(shown).toEqual([...VIDEO_FRAME_ORIGINS]);
});
