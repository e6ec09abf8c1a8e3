/** Shows compile errors over the page. The page below does not change. */
const PANEL_STYLE = {
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
const panel = document.createElement('div');
const text = document.createElement('div');
const close = document.createElement('button');
panel.setAttribute('role', 'alert');
close.textContent = 'Close';
close.addEventListener('click', () => panel.remove());
panel.append(close, text);
Object.assign(panel.style, PANEL_STYLE);
Object.assign(close.style, { float: 'right', font: 'inherit', padding: '4px 12px' });

/** @param {Record<string, { errors: string[] }>} parts */
export function showErrors(parts) {
  const lines = Object.entries(parts).flatMap(([name, { errors }]) => errors.map((error) => `${name}\n${error}`));
  if (lines.join('\n\n') === text.textContent && panel.isConnected) return;
  text.textContent = lines.join('\n\n');
  if (lines.length === 0) panel.remove();
  else document.body.append(panel);
}
