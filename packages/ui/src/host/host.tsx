import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import type { Coach } from '@touchline/contracts/coach.schema';
import { isOffered, type AskedTeams, type Permission } from '@touchline/contracts/permissions';
import type { ApiClient } from './api-client.js';
import { uiTexts } from '../texts.js';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A short message at the bottom centre. Default duration `forMs`: 3 s, errors 5 s. */
export interface Notice {
  severity: Severity;
  text: string;
  forMs?: number;
  action?: { label: string; run: () => void };
}

/** The words of the question before leaving unsaved work other than a form's changes. */
export interface LeaveQuestion {
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
}

/** Details of unsaved work. */
export interface UnsavedPart {
  /**
   * The address parameter that keeps the part open, for example a dialog's. Navigation that keeps this parameter
   * loses nothing, and does not ask.
   */
  heldBy?: string | undefined;
  /** The work is being sent: leaving now would not stop it, so nothing leads away until the answer arrives. */
  saving?: boolean | undefined;
  /** Asked instead of the question about changes, where nothing else would be lost. Memoised: a new one is reported again. */
  question?: LeaveQuestion | undefined;
}

/** Services that the shell provides to everything inside it. */
export interface HostServices {
  api: ApiClient;
  coach: Coach;
  notify: (notice: Notice) => void;
  /** Marks work under a key as unsaved: the shell then asks before it leaves, signs out or replaces the area. */
  setUnsaved: (key: string, unsaved: boolean, part?: UnsavedPart) => void;
  /**
   * Tells the shell what an area keeps on this device until the server can be reached, as a sentence for the coach
   * (`3 marks are waiting to be sent.`); null when nothing is left. The shell asks before a logout, and starts the
   * area's `background` after a reload, on every page.
   */
  setWaiting: (area: string, sentence: string | null) => void;
  /** Reports an unexpected error; never shown to the coach. */
  report: (error: unknown, where: string) => void;
  /**
   * Whether a live area of this site offers the page at `path` (only a path, such as `/calendar`), so that links lead
   * only to existing pages. A new function when the answer may have changed.
   */
  hasPage: (path: string) => boolean;
}

const HostContext = createContext<HostServices | null>(null);

export function HostProvider({ services, children }: { services: HostServices; children: ReactNode }) {
  return <HostContext value={services}>{children}</HostContext>;
}

/** All services of the shell. Throws outside of a signed-in shell. */
export function useHost(): HostServices {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost needs the shell around it');
  return services;
}

export const useApi = (): ApiClient => useHost().api;
export const useCoach = (): Coach => useHost().coach;
/** Asks what the coach's roles allow, for what a page offers: the server decides by itself. As `isOffered` of the contracts. */
export function useMay(): (permission: Permission, teams?: AskedTeams) => boolean {
  const { roles } = useCoach();
  return useCallback((permission, teams) => isOffered(roles, permission, teams), [roles]);
}

/**
 * Whether a dialog that the address opens is shown: the coach's role must allow it when it opens. It then stays until it
 * is closed, so that a role that ends meanwhile takes away nothing that was typed.
 */
export function useStaysOpen(isOpen: boolean, isAllowed: boolean): boolean {
  const [wasShown, setWasShown] = useState(false);
  const isShown = isOpen && (isAllowed || wasShown);
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}

export const useHasPage = (): HostServices['hasPage'] => useHost().hasPage;
export const useNotify = (): HostServices['notify'] => useHost().notify;

/** Shown when a coach tries to leave while something is being saved. */
export const STILL_SAVING: Notice = { severity: 'info', text: uiTexts.stillSaving };

/**
 * While `unsaved` is true, leaving the page, signing out or closing the tab asks first; while `saving` is true, it
 * has to wait. Cleared on unmount.
 */
export function useUnsavedWork(unsaved: boolean, part: UnsavedPart = {}): void {
  useUnsavedPart(useHost(), unsaved, part);
}

/**
 * While `saving` is true, nothing leads away from here. Does nothing outside of a signed-in shell. Cleared on
 * unmount.
 */
export function useSaving(saving: boolean): void {
  useUnsavedPart(useContext(HostContext), false, { saving });
}

function useUnsavedPart(
  host: HostServices | null,
  unsaved: boolean,
  { heldBy, saving = false, question }: UnsavedPart,
): void {
  const key = useId();
  const setUnsaved = host?.setUnsaved;
  useEffect(() => {
    if (!unsaved && !saving) return;
    setUnsaved?.(key, true, { heldBy, saving, question });
    return () => setUnsaved?.(key, false);
  }, [key, unsaved, heldBy, saving, question, setUnsaved]);
}
