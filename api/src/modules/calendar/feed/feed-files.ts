import { tagOf } from '../../../common/http/entity-tag.js';

/** A calendar file with the headers by which a program asks for changes only. */
export interface FeedFile {
  text: string;
  etag: string;
  /** An HTTP date; null while the text is too young. */
  lastModified: string | null;
}

/**
 * A date counts seconds. Within this time a text could change again under the same date, here or on another instance, whose
 * clock may differ a little.
 */
const YOUNG_MS = 60_000;

/**
 * Remembers since when this process has built the present text of each team. The true time of a change is stored nowhere; the
 * first moment at which the changed text was seen is never before it. A restart begins with a new date.
 */
export class FeedFiles {
  private readonly known = new Map<number, { etag: string; since: Date }>();

  file(teamId: number, text: string, now: Date): FeedFile {
    const etag = `"${tagOf(text)}"`;
    const known = this.known.get(teamId);
    const since = known?.etag === etag ? known.since : now;
    this.known.set(teamId, { etag, since });

    const isYoung = now.getTime() - since.getTime() < YOUNG_MS;
    return { text, etag, lastModified: isYoung ? null : since.toUTCString() };
  }
}
