/** Shows what does not compile over the page; the page below stays as it is. */
const STYLE = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  maxHeight: '60vh',
  overflow: 'auto',
  zIndex: '2147483647',
  padding: '16px',
  borderRadius: '8px',
  background: '#1b1b1f',
  color: '#f4f4f5',
  font: '13px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  boxShadow: '0 8px 32px rgb(0 0 0 / 50%)',
};
const place = document.createElement('div');
const text = document.createElement('div');
const close = document.createElement('button');
place.setAttribute('role', 'alert');
close.textContent = 'Close';
close.addEventListener('click', () => place.remove());
place.append(close, text);
Object.assign(place.style, STYLE);
Object.assign(close.style, { float: 'right', font: 'inherit', padding: '4px 12px' });

/** @param {Record<string, { errors: string[] }>} parts */
export function showErrors(parts) {
  const lines = Object.entries(parts).flatMap(([name, { errors }]) => errors.map((error) => `${name}\n${error}`));
  if (lines.join('\n\n') === text.textContent && place.isConnected) return;
  text.textContent = lines.join('\n\n');
  if (lines.length === 0) place.remove();
  else document.body.append(place);
}
