import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { ApiClient, Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

export const TODAY = todayIn(undefined, new Date());
export const daysAgo = (count: number) => addDays(TODAY, -count);

/** Renders `Page`, which shows a history dialog over the records of `api`, and waits for it. */
export async function openHistory(api: ApiClient, title: string, Page: (props: { onClose: () => void }) => ReactNode) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  let closed = false;
  render(
    <TestShell api={api} notify={(notice) => notices.push(notice)} setUnsaved={(key, value) => unsaved.set(key, value)}>
      <Page onClose={() => (closed = true)} />
    </TestShell>,
  );
  await screen.findByRole('dialog', { name: title });
  return { notices, isClosed: () => closed, hasUnsaved: () => [...unsaved.values()].includes(true) };
}

export const user = userEvent.setup();
export const press = (name: string, index = 0) => user.click(screen.getAllByRole('button', { name })[index]!);
export const textField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export async function type(name: string, text: string) {
  await user.clear(textField(name));
  if (text !== '') await user.type(textField(name), text);
}
