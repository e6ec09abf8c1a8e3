import { copyText } from './copy-text.js';

const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
/** The old copy command of the browser; it copies the selected text. */
function command(answer: () => boolean): string[] {
  const copied: string[] = [];
  document.execCommand = (name) => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied.push(`${name} ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
    return answer();
  };
  return copied;
}
const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

test('copies to the clipboard when there is one', async () => {
  const written: string[] = [];
  clipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
  const copied = command(() => true);
  expect(await copyText('SOCW2026')).toBe(true);
  expect([written, copied]).toEqual([['SOCW2026'], []]);
});

test.each([
  ['missing', undefined],
  ['refused', refusing],
])('uses the copy command when the clipboard is %s, and restores the focus', async (_why, value) => {
  clipboard(value);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const copied = command(() => true);
  expect(await copyText('SOCW2026')).toBe(true);
  expect(copied).toEqual(['copy SOCW2026']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('the copy command works inside an open dialog, which traps the focus', async () => {
  clipboard(undefined);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  const places: (Element | null | undefined)[] = [];
  document.execCommand = () => Boolean(places.push(document.activeElement?.parentElement));
  expect(await copyText('SOCW2026')).toBe(true);
  expect(places).toEqual([dialog]);
  expect(dialog.children).toHaveLength(0);
  dialog.remove();
});

test('reports a failure when nothing works', async () => {
  clipboard(refusing);
  command(() => false);
  expect(await copyText('SOCW2026')).toBe(false);
  command(() => {
    throw new Error('not supported');
  });
  expect(await copyText('SOCW2026')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
