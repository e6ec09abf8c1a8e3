/**
 * Fills the shell's page template. The registry is preloaded, never inlined: it changes without the shell.
 * A preload counts only with the same `crossorigin` (and `integrity`) as the request that follows.
 */
export function renderIndex(template, { version, entry }) {
  const script = `/shell/${version}/${entry.path}`;
  return template
    .replace('%HEAD%', '<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous">')
    .replace(
      '%SCRIPT%',
      `<script defer src="${script}" integrity="${entry.integrity}" crossorigin="anonymous"></script>`,
    );
}
