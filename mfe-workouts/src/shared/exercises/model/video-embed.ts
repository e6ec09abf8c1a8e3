import { VIDEO_FRAME_ORIGINS } from '@touchline/contracts/exercise-rules';

const [YOUTUBE, VIMEO] = VIDEO_FRAME_ORIGINS;

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
const LONGEST = 300;

/**
 * The address under which a video is shown within a page, or null where it is none of ours to show. Nothing of the given address is
 * passed on: only the video's id is read from it, for the few hosts known here (exactly: no subdomain, no port, no sign-in part, https
 * alone), and the address is built anew from that. YouTube is asked by its host that sets no cookies before somebody presses play.
 */
export function videoEmbed(url: string | null): string | null {
  if (url === null || url.length > LONGEST || !URL.canParse(url)) return null;
  const { protocol, username, password, port, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  const path = pathname.split('/').slice(1);
  if (hostname === 'youtube.com' || hostname === 'www.youtube.com') return youtube(youtubeId(path, searchParams));
  if (hostname === 'youtu.be') return youtube(only(path));
  if (hostname === 'vimeo.com') return vimeo(only(path));
  if (hostname === 'player.vimeo.com') return vimeo(path[0] === 'video' ? only(path.slice(1)) : undefined);
  return null;
}

function youtubeId(path: string[], query: URLSearchParams): string | undefined {
  const [place] = path;
  if (place === 'watch')
    return path.length === 1 && query.getAll('v').length === 1 ? (query.get('v') ?? undefined) : undefined;
  return place === 'embed' || place === 'shorts' ? only(path.slice(1)) : undefined;
}

/** The one part of a path that has no more. */
function only(path: string[]): string | undefined {
  return path.length === 1 ? path[0] : undefined;
}

function youtube(id: string | undefined): string | null {
  return id !== undefined && YOUTUBE_ID.test(id) ? `${YOUTUBE}/embed/${id}` : null;
}

function vimeo(id: string | undefined): string | null {
  return id !== undefined && VIMEO_ID.test(id) ? `${VIMEO}/video/${id}` : null;
}
