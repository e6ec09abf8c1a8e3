import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { lazyRetry } from './lazy-retry.js';

interface Props {
  name: string;
}
const Hello = ({ name }: Props) => <p>Hello {name}</p>;
const options = () => ({ loading: <p>Loading</p>, errorText: 'Could not be loaded.' });

test('shows the placeholder, then the component with its props', async () => {
  const Lazy = lazyRetry<Props>(() => Promise.resolve(Hello), options);
  render(<Lazy name="Ana" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ana')).toBeTruthy();
});

test('a failed fetch is not kept: Try again fetches again', async () => {
  let attempts = 0;
  const Lazy = lazyRetry<Props>(
    () => ((attempts += 1) === 1 ? Promise.reject(new Error('503')) : Promise.resolve(Hello)),
    options,
  );
  render(<Lazy name="Ana" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ana')).toBeTruthy();
  expect(attempts).toBe(2);
});

test.each([
  ['the connection is back', window, 'online'],
  ['the coach returns to the page', document, 'visibilitychange'],
])('fetches again by itself when %s', async (_, target, event) => {
  let attempts = 0;
  const Lazy = lazyRetry<Props>(
    () => ((attempts += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Hello)),
    options,
  );
  render(<Lazy name="Ana" />);
  await screen.findByRole('alert');
  target.dispatchEvent(new Event(event));
  expect(await screen.findByText('Hello Ana')).toBeTruthy();
  target.dispatchEvent(new Event(event));
  expect(attempts).toBe(2);
});

test('after one place has fetched the code again, the other places have it too', async () => {
  let attempts = 0;
  const Lazy = lazyRetry<Props>(
    () => ((attempts += 1) === 1 ? Promise.reject(new Error('503')) : Promise.resolve(Hello)),
    options,
  );
  render(
    <>
      <Lazy name="Ana" />
      <Lazy name="Bea" />
    </>,
  );
  const again = await screen.findAllByRole('button', { name: 'Try again' });
  expect(again).toHaveLength(2);
  await userEvent.click(again[0] as HTMLElement);
  expect(await screen.findByText('Hello Bea')).toBeTruthy();
  expect([screen.getByText('Hello Ana'), attempts]).toEqual([expect.anything(), 2]);
});

test('an answer without the component is a failure', async () => {
  const empty = {} as { Hello?: ComponentType<Props> };
  const Lazy = lazyRetry<Props>(() => Promise.resolve(empty.Hello), options);
  render(<Lazy name="Ana" />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('once loaded it is there at once', async () => {
  let attempts = 0;
  const Lazy = lazyRetry<Props>(() => Promise.resolve(((attempts += 1), Hello)), options);
  const first = render(<Lazy name="Ana" />);
  await screen.findByText('Hello Ana');
  first.unmount();
  render(<Lazy name="Olu" />);
  expect(screen.getByText('Hello Olu')).toBeTruthy();
  expect(attempts).toBe(1);
});
