/** The builds of the areas: a site takes them as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCheckedBuilds } from '@touchline/release/check-files';
import { builtRelease } from '../../area-kit/area/part.mjs';
import { builtVersion } from '../../area-kit/release/builds.mjs';
import { buildAllChanged } from '../commands/build-changed.mjs';
import { listParts } from '../release/parts.mjs';

test('the document and the files of every area are within what a site accepts', async () => {
  await buildAllChanged();
  const areas = listParts().filter(({ kind }) => kind === 'area');
  assert.ok(areas.length >= 4);
  assert.equal(readCheckedBuilds(areas.map((area) => builtVersion(builtRelease(area)))).length, areas.length);
});
