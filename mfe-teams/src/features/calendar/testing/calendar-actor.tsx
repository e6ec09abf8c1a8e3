import { webcrypto } from 'node:crypto';
import { act, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { CalendarPage } from '../calendar-page.js';
import type { FakeCalendarApi } from './fake-calendar-api.js';

// jsdom brings neither.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
globalThis.structuredClone ??= (value: unknown) =>
  (value === undefined ? value : JSON.parse(JSON.stringify(value))) as never;

// Reckoning what is hidden costs a second a query on a page of this size.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Without looking at each step whether a style forbids it: that reckons the styles of the whole page. */
export const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });

/** How wide the window is; below 1200 the form is a dialog, below 900 the athletes are behind a button. */
function setWidth(px: number): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => {
      const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
      return {
        matches: most !== undefined && px <= Number(most),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
        dispatchEvent: () => false,
      };
    },
  });
}

/** A coach with the calendar open. */
export function openCalendar(
  api: FakeCalendarApi,
  { at = '/calendar?month=2026-11&day=2026-11-29&team=1', width = 1400 }: { at?: string; width?: number } = {},
) {
  setWidth(width);
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  let address = at;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  render(
    <TestShell
      api={api}
      at={at}
      notify={(notice) => notices.push(notice)}
      setUnsaved={(key, value) => unsaved.set(key, value)}
    >
      <Address />
      <CalendarPage />
    </TestShell>,
  );
  return {
    notices,
    address: () => new URLSearchParams(address.split('?')[1] ?? ''),
    anyUnsaved: () => [...unsaved.values()].some(Boolean),
  };
}

/** The element a selector names: by roles it takes a second on a page of this size. */
function found<T extends HTMLElement>(selector: string, is: (element: T) => boolean = () => true): T {
  const element = [...document.querySelectorAll<T>(selector)].find(is);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}
const named = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The button of that name that was put on screen last: of an open dialog rather than of the page. */
export function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')].filter((one) => named(one) === name);
  const last = buttons.at(-1);
  if (!last) throw new Error(`there is no button ${name}`);
  return last;
}
export const hasButton = (name: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('button')].some((one) => named(one) === name);
export const click = (name: string) => user.click(button(name));
export const cell = (date: string) => found(`[data-date="${date}"]`);
export const cellName = (date: string) => cell(date).querySelector('span')?.textContent;
export const selectedDate = () => found('[role="gridcell"][aria-selected="true"]').dataset['date'];
export const dayHeading = () => found('h2', ({ textContent }) => /^[A-Z][a-z]+ \d+, \d{4}$/.test(textContent));
/** The panel of the selected day. */
export const day = () => within(dayHeading().closest('section')!);
export const rows = () => [...document.querySelectorAll('[data-event]')].map((row) => row.textContent ?? '');
export const athlete = (name: string) =>
  found('[role="option"]', ({ textContent }) => textContent?.includes(name) ?? false);
export const formTitle = () => found('form').closest('section, [role="dialog"]')?.querySelector('h2')?.textContent;
export const field = <T extends HTMLElement = HTMLInputElement>(name: string) =>
  found<T>(`[data-field="${name}"] :is(input:not([aria-hidden]), textarea:not([aria-hidden]), [role="combobox"])`);
export const problemAt = (name: string) =>
  document.querySelector(`[data-field="${name}"] .Mui-error.MuiFormHelperText-root`)?.textContent;

/** Types into fields from scratch. Native date and time inputs take their value as a whole. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

/** Chooses from a drop-down: `type`, or the team of the filter. */
export async function choose(combobox: HTMLElement, option: string): Promise<void> {
  fireEvent.mouseDown(combobox);
  await waitFor(() => expect(document.querySelector('.MuiMenu-list')).not.toBeNull());
  await user.click(found('.MuiMenu-list [role="option"]', ({ textContent }) => textContent === option));
  await waitFor(() => expect(document.querySelector('.MuiMenu-root')).toBeNull());
}
export const chooseType = (label: string) => choose(field('type'), label);
export const chooseTeam = (label: string) => choose(found('aside [role="combobox"]'), label);

const alertDialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]');

/** What the dialog that asks or tells something says, in lines. */
export async function alertText(): Promise<string[]> {
  await waitFor(() => expect(alertDialog()).not.toBeNull());
  return [...alertDialog()!.querySelectorAll('h2, p')].map(({ textContent }) => textContent ?? '');
}

/** Answers it, and waits until it is gone. */
export async function closeAlert(label = 'OK'): Promise<void> {
  await waitFor(() => expect(alertDialog()).not.toBeNull());
  await user.click(found('[role="alertdialog"] button', ({ textContent }) => textContent === label));
  await waitFor(() => expect(alertDialog()).toBeNull());
}

/** Lets what is on its way arrive. */
export const settle = (ms = 30) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
