import { VIDEO_FRAME_ORIGINS } from '@touchline/contracts/exercise-rules';

const [YOUTUBE, VIMEO] = VIDEO_FRAME_ORIGINS;

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
/** Characters; longer addresses are refused. */
const ADDRESS_MAX = 300;

/**
 * The embed address of a video, or null for an address that is not allowed. Only the id is read from the given address,
 * for known hosts only (https, exact host name, no port, no credentials), and the answer is built from the id, so that
 * nothing else of the address is passed on. YouTube is embedded by its host that sets no cookies before playback starts.
 */
export function videoEmbed(url: string | null): string | null {
  if (url === null || url.length > ADDRESS_MAX || !URL.canParse(url)) return null;
  const { protocol, username, password, port, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  const path = pathname.split('/').slice(1);
  if (hostname === 'youtube.com' || hostname === 'www.youtube.com') return youtube(youtubeId(path, searchParams));
  if (hostname === 'youtu.be') return youtube(singlePart(path));
  if (hostname === 'vimeo.com') return vimeo(singlePart(path));
  if (hostname === 'player.vimeo.com') return vimeo(path[0] === 'video' ? singlePart(path.slice(1)) : undefined);
  return null;
}

function youtubeId(path: string[], query: URLSearchParams): string | undefined {
  const [section] = path;
  if (section === 'watch')
    return path.length === 1 && query.getAll('v').length === 1 ? (query.get('v') ?? undefined) : undefined;
  return section === 'embed' || section === 'shorts' ? singlePart(path.slice(1)) : undefined;
}

/** The part of a path that has exactly one. */
function singlePart(path: string[]): string | undefined {
  return path.length === 1 ? path[0] : undefined;
}

function youtube(id: string | undefined): string | null {
  return id !== undefined && YOUTUBE_ID.test(id) ? `${YOUTUBE}/embed/${id}` : null;
}

function vimeo(id: string | undefined): string | null {
  return id !== undefined && VIMEO_ID.test(id) ? `${VIMEO}/video/${id}` : null;
}
