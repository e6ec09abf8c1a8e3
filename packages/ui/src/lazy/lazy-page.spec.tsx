import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyPage } from './lazy-page.js';

class Place extends Component<{ children: ReactNode }, { what: string | null }> {
  override state = { what: null };
  static getDerivedStateFromError = (error: Error) => ({ what: error.message });
  override render() {
    return this.state.what === null ? this.props.children : <p>The place got: {this.state.what}</p>;
  }
}

const Hello = () => <p>Hello</p>;
const inPlace = (Page: () => ReactNode) =>
  render(
    <Place>
      <Page />
    </Place>,
  );

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('says that it is loading, then shows the page', async () => {
  inPlace(lazyPage(() => Promise.resolve(Hello)));
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText('Hello')).toBeTruthy();
});

test('preloaded, it is there at once, and its code was fetched once', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Page = lazyPage(load);
  await Promise.all([Page.preload(), Page.preload()]);
  inPlace(Page);
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that arrives between render and effect is shown', () => {
  const here = {
    then: (take: (code: ComponentType) => void) => Promise.resolve(take(Hello)),
  } as unknown as Promise<ComponentType>;
  const Page = lazyPage(() => here);
  const Arrival = () => {
    useLayoutEffect(() => void Page.preload(), []);
    return null;
  };
  render(
    <>
      <Page />
      <Arrival />
    </>,
  );
  expect(screen.getByText('Hello')).toBeTruthy();
});

test('code that does not load is thrown to the error boundary', async () => {
  inPlace(lazyPage(() => Promise.reject(new Error('503'))));
  expect(await screen.findByText('The place got: 503')).toBeTruthy();
});

test('a chunk without the page counts as a failure', async () => {
  inPlace(lazyPage(() => Promise.resolve(undefined)));
  expect(await screen.findByText(/arrived without the expected export/)).toBeTruthy();
});

test('a failed preload is not kept: opening the page fetches again', async () => {
  const load = jest.fn<Promise<typeof Hello>, []>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(Hello);
  const Page = lazyPage(load);
  await expect(Page.preload()).rejects.toThrow('503');
  inPlace(Page);
  expect(await screen.findByText('Hello')).toBeTruthy();
});
