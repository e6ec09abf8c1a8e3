/** A rollback of the whole change that made a part live: of all parts that went live in one write. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { promote } from '@touchline/release/promote';
import { promoteBuild } from '@touchline/release/promote-build';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import { rollback } from '@touchline/release/rollback';
import { EXCUSED, NEW, OLD, RaisedRuntime, allOf } from './support/raised-runtime.mjs';

let at;
beforeEach(() => {
  at = new RaisedRuntime();
});
afterEach(() => at.remove());

test('what went live in one write goes back in one, and no part of it alone', () => {
  const { shell, together } = at.newBuilds();
  promoteBuild(at.site, shell, { ...EXCUSED, together });
  for (const name of ['shell', 'mfe-one'])
    assert.throws(
      () => rollback(at.site, name, { why: 'test' }),
      new RegExp(`^UnfitError: [^]*\\n${name} went live together with .*Take all of them back with --whole-change`),
    );
  assert.deepEqual(at.live(), allOf(2, NEW));

  const sentences = rollback(at.site, 'mfe-two', { why: 'test', wholeChange: true });
  assert.equal(sentences[0], `shell ${OLD.version} is live instead of ${NEW.version}`);
  assert.equal(sentences.length, 4);
  assert.deepEqual(at.live(), allOf(3, OLD));
  assert.equal(readLog(at.site).at(-1).changes.length, 4);
});

test('a second rollback of a whole change does not go forward again', () => {
  const { shell, together } = at.newBuilds();
  promoteBuild(at.site, shell, { ...EXCUSED, together });
  rollback(at.site, 'shell', { why: 'test', wholeChange: true });
  assert.throws(
    () => rollback(at.site, 'shell', { why: 'test', wholeChange: true }),
    /mfe-one 1\.0\.0-11111111 was the first version, so there is none to go back to\./,
  );
  assert.deepEqual(at.live(), allOf(3, OLD));
});

test('a whole change is not taken back to a version that was taken back itself', () => {
  const again = at.copyOf(at.area('mfe-one', OLD));
  promote(at.site, [at.area('mfe-one', { ...OLD, version: '1.2.0-33333333' })], { why: 'test' });
  promote(at.site, [again], { why: 'test' });
  const takeBack = () => rollback(at.site, 'mfe-one', { why: 'test', wholeChange: true });
  assert.deepEqual(takeBack(), [`mfe-one 1.2.0-33333333 is live instead of ${OLD.version}`]);
  assert.throws(takeBack, /mfe-one 1\.0\.0-11111111 was taken back itself\./);
});

test('a whole change is not taken back when a part of it has changed since, or cannot go back', () => {
  const { shell, together } = at.newBuilds();
  promoteBuild(at.site, shell, { ...EXCUSED, together });
  const takeBack = () => rollback(at.site, 'shell', { why: 'test', wholeChange: true });

  promote(at.site, [at.area('mfe-one', { ...NEW, version: '1.2.0-33333333' })], { why: 'test' });
  assert.throws(takeBack, /mfe-one 1\.1\.0-22222222 was live after this change, and 1\.2\.0-33333333 is now\./);
  rollback(at.site, 'mfe-one', { why: 'test' });

  rollback(at.site, 'mfe-two', { why: 'test', block: OLD.version });
  assert.throws(takeBack, /mfe-two 1\.0\.0-11111111 is blocked/);
  promote(at.site, [at.area('mfe-three', { ...NEW, version: '1.2.0-33333333' })], { why: 'test' });
  rollback(at.site, 'mfe-three', { why: 'test' });
  rmSync(join(at.site, 'remotes/mfe-one', OLD.version), { recursive: true });
  assert.throws(takeBack, /mfe-one 1\.0\.0-11111111 is not in this site/);
  assert.equal(readRegistry(at.site).shell.live, NEW.version);
});
