/** Shows a page in a spec and ends it after each. */
import { render, type ComponentChildren } from 'preact';

/** In place of the page before, as after a reload. */
export function show(page: ComponentChildren): void {
  leave();
  const root = document.createElement('div');
  document.body.append(root);
  render(page, root);
}

function leave(): void {
  for (const root of document.body.children) render(null, root);
  document.body.replaceChildren();
}

afterEach(() => {
  // Specs of pure code run without a page.
  if (typeof document === 'undefined') return;
  leave();
  window.localStorage.clear();
});
