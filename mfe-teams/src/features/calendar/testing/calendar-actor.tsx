import { act, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { Notice } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { coachAs, setClock, TestShell } from '@touchline/ui/testing';
import { CalendarPage } from '../calendar-page.js';
import type { FakeCalendarApi } from './fake-calendar-api.js';

jest.setTimeout(60_000);
afterEach(() => jest.useRealTimers());

/** Skips the check of pointer-events styles, which would compute the styles of the whole page. */
export const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });

/** Sets the window width. Below 1200 the form is a dialog; below 900 the athletes are in a drawer. */
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

/** Opens the calendar on a day on which nothing is planned, as a coach with these roles in the teams 1, 2, … */
export function openCalendar(
  api: FakeCalendarApi,
  {
    at = '/calendar?month=2026-11&day=2026-11-29&team=1',
    width = 1400,
    roles = [],
    pages = [],
  }: { at?: string; width?: number; roles?: StaffRole[]; pages?: string[] } = {},
) {
  // Computing which elements are hidden takes a second per query on a page of this size.
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  setWidth(width);
  setClock('2026-11-10T12:00:00Z');
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
      coach={coachAs(roles)}
      hasPage={(path) => pages.includes(path)}
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

/** Finds an element by selector. Queries by role take a second on a page of this size. */
function findElement<T extends HTMLElement>(selector: string, is: (element: T) => boolean = () => true): T {
  const element = [...document.querySelectorAll<T>(selector)].find(is);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}
const accessibleName = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The last button with this name in the document, so that an open dialog wins over the page. */
export function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (candidate) => accessibleName(candidate) === name,
  );
  const last = buttons.at(-1);
  if (!last) throw new Error(`there is no button ${name}`);
  return last;
}
export const hasButton = (name: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('button')].some((candidate) => accessibleName(candidate) === name);
export const click = (name: string) => user.click(button(name));
export const cell = (date: string) => findElement(`[data-date="${date}"]`);
export const cellName = (date: string) => cell(date).querySelector('span')?.textContent;
export const selectedDate = () => findElement('[role="gridcell"][aria-selected="true"]').dataset['date'];
export const dayHeading = () => findElement('h2', ({ textContent }) => /^[A-Z][a-z]+ \d+, \d{4}$/.test(textContent));
/** The panel of the selected day. */
export const day = () => within(dayHeading().closest('section')!);
export const rows = () => [...document.querySelectorAll('[data-event]')].map((row) => row.textContent ?? '');
export const athlete = (name: string) =>
  findElement('[role="option"]', ({ textContent }) => textContent?.includes(name) ?? false);
export const formTitle = () =>
  findElement('form').closest('section, [role="dialog"]')?.querySelector('h2')?.textContent;
export const field = <T extends HTMLElement = HTMLInputElement>(name: string) =>
  findElement<T>(
    `[data-field="${name}"] :is(input:not([aria-hidden]), textarea:not([aria-hidden]), button, [role="combobox"])`,
  );
export const problemAt = (name: string) =>
  document.querySelector(`[data-field="${name}"] .Mui-error.MuiFormHelperText-root`)?.textContent;

/** Sets field values. Native date and time inputs accept only complete values. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

/** Chooses an option of a drop-down. */
export async function choose(combobox: HTMLElement, option: string): Promise<void> {
  fireEvent.mouseDown(combobox);
  await waitFor(() => expect(document.querySelector('.MuiMenu-list')).not.toBeNull());
  await user.click(findElement('.MuiMenu-list [role="option"]', ({ textContent }) => textContent === option));
  await waitFor(() => expect(document.querySelector('.MuiMenu-root')).toBeNull());
}
export const chooseType = (label: string) =>
  user.click(findElement('[data-field="event_type"] button', ({ textContent }) => textContent === label));
export const chosenType = () => document.querySelector('[data-field="event_type"] [aria-pressed="true"]')?.textContent;
export const chooseTeam = (label: string) => choose(findElement('aside [role="combobox"]'), label);

const alertDialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]');

/** The lines of the open message or question. */
export async function alertText(): Promise<string[]> {
  await waitFor(() => expect(alertDialog()).not.toBeNull());
  return [...alertDialog()!.querySelectorAll('h2, p')].map(({ textContent }) => textContent ?? '');
}

/** Presses a button of the open message and waits until it closes. */
export async function closeAlert(label = 'OK'): Promise<void> {
  await waitFor(() => expect(alertDialog()).not.toBeNull());
  await user.click(findElement('[role="alertdialog"] button', ({ textContent }) => textContent === label));
  await waitFor(() => expect(alertDialog()).toBeNull());
}

/** Waits for pending answers and updates. */
export const waitForUpdates = (ms = 30) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
