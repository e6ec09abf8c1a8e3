import { VIDEO_FRAME_ORIGINS } from './exercise-rules.js';

const [YOUTUBE, VIMEO] = VIDEO_FRAME_ORIGINS;

/** Each form names the whole host, so that no port, no credentials and no similar host pass. */
const YOUTUBE_VIDEO =
  /^https:\/\/(?:youtu\.be|(?:(?:www|m)\.)?youtube\.com\/(?:embed|shorts|live))\/([\w-]{11})\/?(?:[?#]|$)/i;
const YOUTUBE_WATCH = /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/watch\/?\?([^#]*)/i;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** The second number of an unlisted video is its hash, without which it does not play. */
const VIMEO_VIDEO = /^https:\/\/vimeo\.com\/(\d{1,12})(?:\/([\da-f]{8,16}))?\/?(?:[?#]|$)/i;
const VIMEO_PLAYER = /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})\/?(?:\?([^#]*)|#|$)/i;
const VIMEO_HASH = /^[\da-f]{8,16}$/i;

/** Maximum length of the address of a video, in characters. */
export const VIDEO_URL_MAX = 300;
/** The characters of an address: visible ASCII. A host in other letters could look like an allowed one. */
export const VIDEO_URL_CHARACTERS = /^[!-~]+$/;
/** The hosts whose videos a coach may give an exercise, as a sentence names them. */
export const VIDEO_HOSTS_TEXT = 'youtube.com, youtu.be or vimeo.com';

/**
 * The embed address of a video, or null for an address that is not allowed. Only the id is read from the given address
 * (of an unlisted video on Vimeo also the hash), for known hosts only, and the answer is built from it, so that nothing
 * else of the address is passed on. YouTube is embedded by its host that sets no cookies before playback starts.
 */
export function videoEmbed(url: string | null): string | null {
  if (url === null || url.length > VIDEO_URL_MAX || !VIDEO_URL_CHARACTERS.test(url)) return null;
  const id = YOUTUBE_VIDEO.exec(url)?.[1] ?? youtubeIdOfQuery(YOUTUBE_WATCH.exec(url)?.[1]);
  if (id !== null) return `${YOUTUBE}/embed/${id}`;
  const [, video, hash] = VIMEO_VIDEO.exec(url) ?? [];
  return video === undefined ? vimeoPlayer(url) : vimeo(video, hash);
}

/** Null unless the query names exactly one video. */
function youtubeIdOfQuery(query: string | undefined): string | null {
  const [id, ...others] = valuesOf('v', query);
  return id !== undefined && others.length === 0 && YOUTUBE_ID.test(id) ? id : null;
}

function vimeoPlayer(url: string): string | null {
  const [, video, query] = VIMEO_PLAYER.exec(url) ?? [];
  const [hash, ...others] = valuesOf('h', query);
  if (video === undefined || others.length > 0) return null;
  return hash === undefined || VIMEO_HASH.test(hash) ? vimeo(video, hash) : null;
}

function vimeo(video: string, hash: string | undefined): string {
  return hash === undefined ? `${VIMEO}/video/${video}` : `${VIMEO}/video/${video}?h=${hash.toLowerCase()}`;
}

function valuesOf(name: string, query = ''): string[] {
  return query
    .split('&')
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
}
