import { createContext, useContext, useEffect, useId, type ReactNode } from 'react';
import type { Coach } from '@touchline/contracts/coach.schema';
import type { ApiClient } from './api-client.js';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A short message at the bottom centre. Without `forMs`: 3 s, errors 5 s. */
export interface Notice {
  severity: Severity;
  text: string;
  forMs?: number;
  action?: { label: string; run: () => void };
}

/** About work that is not stored. */
export interface UnsavedPart {
  /** The parameter of the address that holds it open, for example a dialog's: a step of the history that leaves this as it is loses nothing. */
  heldBy?: string | undefined;
  /** It is on its way to the server: given up now it would be stored all the same, so until the answer is here nothing leads away from it. */
  saving?: boolean | undefined;
}

/** What the shell gives to whatever runs inside it. */
export interface HostServices {
  api: ApiClient;
  coach: Coach;
  notify: (notice: Notice) => void;
  /** Marks work under a key as unsaved: the shell then asks before it leaves, signs out or replaces the area. */
  setUnsaved: (key: string, unsaved: boolean, part?: UnsavedPart) => void;
  /**
   * Says what an area keeps on this device until the server can be reached, in a sentence for the coach (`3 marks are waiting to be sent.`); null once
   * there is nothing. The shell asks before a logout, and wakes the area's `background` after a reload, whatever page is open then.
   */
  setWaiting: (area: string, sentence: string | null) => void;
  /** Reports an unexpected error; never shown to the coach. */
  report: (error: unknown, where: string) => void;
  /**
   * Whether a live area of this site offers the page at `path` (a path alone, as `/calendar`), so that nothing links to a screen that is
   * not there. A new function when the answer may have changed.
   */
  hasPage: (path: string) => boolean;
}

const HostContext = createContext<HostServices | null>(null);

export function HostProvider({ services, children }: { services: HostServices; children: ReactNode }) {
  return <HostContext value={services}>{children}</HostContext>;
}

/** Everything the shell offers. Throws outside of a signed-in shell. */
export function useHost(): HostServices {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost needs the shell around it');
  return services;
}

export const useApi = (): ApiClient => useHost().api;
export const useCoach = (): Coach => useHost().coach;
export const useHasPage = (): HostServices['hasPage'] => useHost().hasPage;
export const useNotify = (): HostServices['notify'] => useHost().notify;

/** Said where a coach wants to go on while something is on its way to the server. */
export const STILL_SAVING: Notice = { severity: 'info', text: 'Still saving. Please wait for the answer.' };

/** While `unsaved` is true, leaving the page, signing out or closing the tab asks first; while `saving` is, it has to wait. Cleared on unmount. */
export function useUnsavedWork(unsaved: boolean, part: UnsavedPart = {}): void {
  useMark(useHost(), unsaved, part);
}

/** While `saving` is true, nothing leads away from here. Outside of a signed-in shell nobody is told. Cleared on unmount. */
export function useSaving(saving: boolean): void {
  useMark(useContext(HostContext), false, { saving });
}

function useMark(host: HostServices | null, unsaved: boolean, { heldBy, saving = false }: UnsavedPart): void {
  const key = useId();
  const setUnsaved = host?.setUnsaved;
  useEffect(() => {
    if (!unsaved && !saving) return;
    setUnsaved?.(key, true, { heldBy, saving });
    return () => setUnsaved?.(key, false);
  }, [key, unsaved, heldBy, saving, setUnsaved]);
}
