import { BAR_HEIGHT } from '../layout/bar-height.js';
import { intoView, takeFocus } from './into-view.js';

function shown(within: HTMLElement = document.body): { heading: HTMLElement; scrolled: string[] } {
  const heading = within.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  const scrolled: string[] = [];
  heading.scrollIntoView = () => void scrolled.push(heading.style.scrollMarginTop);
  return { heading, scrolled };
}

test('an element that takes the focus is scrolled to below the bar, not under it', () => {
  const { heading, scrolled } = shown();
  takeFocus(heading);
  expect(document.activeElement).toBe(heading);
  expect(scrolled.map(parseFloat)).toEqual([expect.any(Number)]);
  expect(parseFloat(scrolled[0] ?? '')).toBeGreaterThan(BAR_HEIGHT);
});

test('an element that is only shown leaves the focus where it is', () => {
  const { heading, scrolled } = shown();
  intoView(heading);
  expect([scrolled.length, document.activeElement === heading]).toEqual([1, false]);
});

test.each(['dialog', 'alertdialog'])('in a %s, which covers the bar, it is scrolled to the edge', (role) => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', role);
  const { heading, scrolled } = shown(dialog);
  intoView(heading);
  expect(scrolled).toEqual(['']);
});
