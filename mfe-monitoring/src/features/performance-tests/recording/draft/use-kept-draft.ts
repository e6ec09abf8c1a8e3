import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '@touchline/ui/host';
import { useQueryClient } from '@touchline/ui/query';
import { isSheetInAddress, type RecordingSession } from '../model/session.js';
import type { ShownValues, Texts } from '../model/sheet.js';
import { draftStore } from './draft-store.js';
import { announceDrafts, keptDraftsQuery } from './kept-drafts.js';
import { draftKeyOf, draftOf, type RecordingDraft } from './recording-draft.js';

/** Removes a draft, and tells the shell and the screen of it. */
export function useDropDraft(): (session: RecordingSession) => Promise<void> {
  const announce = useAnnounce();
  const { coach } = useHost();
  return async (session) => {
    await draftStore.remove(draftKeyOf(session, coach.coach_id));
    await announce();
  };
}

function useAnnounce(): () => Promise<void> {
  const host = useHost();
  const cache = useQueryClient();
  return async () => {
    await announceDrafts(host);
    await cache.invalidateQueries({ queryKey: keptDraftsQuery(host.coach.coach_id).queryKey });
  };
}

interface KeptValues {
  texts: Texts;
  seen: ShownValues;
  saved: boolean;
  /** The draft that the coach continues. */
  restored: RecordingDraft | null;
}

/**
 * Keeps typed values on this device until they are saved, cleared or thrown away. A page that ends in another way (a
 * reload, a session that ended, a new version of the area) leaves the draft.
 */
export function useKeptDraft(session: RecordingSession, { texts, seen, saved, restored }: KeptValues): void {
  const { coach } = useHost();
  const announce = useAnnounce();
  const drop = useDropDraft();
  const isKept = useRef(restored !== null);

  const update = useEffectEvent(() => {
    // Unchanged, so that the values seen while typing stay known, too.
    if (texts === restored?.texts && !saved) return;
    const draft = saved ? null : draftOf(draftKeyOf(session, coach.coach_id), texts, seen);
    if (draft !== null) {
      const kept = draftStore.keep(draft);
      if (!isKept.current) void kept.then(announce);
    } else if (isKept.current) void drop(session);
    isKept.current = draft !== null;
  });
  useEffect(() => update(), [texts, saved]);

  // The coach has agreed to leave without saving: the address does not name the sheet any more.
  const leave = useEffectEvent(() => {
    if (isKept.current && !isSheetInAddress(session)) void drop(session);
  });
  useEffect(() => () => leave(), []);
}
