/**
 * Fills the shell's page template. The registry is preloaded and not inlined, because it changes independently of the
 * shell. Browsers use a preload only for a request with the same `crossorigin` and `integrity`.
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
