import { ExampleSite } from '../test/example-site.js';
import { parseRegistry } from '../test/first-format-reader.js';
import { approve } from './approve.js';
import { promote } from './promote.js';
import { readRegistry } from './registry-store.js';
import { rollback } from './rollback.js';

const WHY = { why: 'test' };

it('a shell of the first format reads a registry with everything that was added since', () => {
  const example = new ExampleSite();
  try {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], WHY);
    approve(example.path, 'mfe-one', WHY);
    promote(example.path, [example.area('mfe-one', '0.9.0-z')], WHY);
    promote(example.path, [example.area('mfe-one', '1.0.0-b')], WHY);
    promote(example.path, [example.area('mfe-one', '1.0.0-c')], { ...WHY, canary: 10 });
    promote(example.path, [example.area('mfe-two', '1.0.0-a')], WHY);
    rollback(example.path, 'mfe-one', { ...WHY, block: '0.9.0-z' });

    const registry = readRegistry(example.path);
    const read = parseRegistry(JSON.parse(JSON.stringify(registry)));
    expect(Object.keys(read?.remotes ?? {})).toEqual(['mfe-one', 'mfe-two']);
    expect(read?.remotes['mfe-one']).toMatchObject({ live: '1.0.0-b', lastGood: '1.0.0-a', blocked: ['0.9.0-z'] });
    expect([read?.site, read?.seq]).toEqual([registry.site, registry.seq]);
  } finally {
    example.remove();
  }
});
