/** A site whose shell believes only registries that are signed with its key, made from the releases of another site. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RegistryDocument } from '@touchline/contracts/area';
import { promote } from '@touchline/release/promote';
import { createSigner, newSigningKey, withSignature } from '@touchline/release/registry-signature';
import { readRegistry } from '@touchline/release/registry-store';
import { SHELL, versionFolder } from '@touchline/release/site-folder';

const BUILD = fileURLToPath(new URL('../../packages/tooling/commands/build.mjs', import.meta.url));

export class SignedSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-signed-'));
  private readonly signer = createSigner(newSigningKey());
  readonly path = join(this.folder, 'site');
  /** The registry as it was signed. */
  private readonly signed: RegistryDocument;

  /** Builds a shell with a new key, and takes the live areas of `siteDir`. */
  constructor(siteDir: string) {
    const builds = join(this.folder, 'shell');
    const env = { ...process.env, REGISTRY_PUBLIC_KEY: this.signer.publicKey };
    execFileSync(process.execPath, [BUILD, 'shell', builds], { env, stdio: 'pipe' });
    const version = readdirSync(builds).find((name) => !name.startsWith('.')) ?? '';
    const areas = Object.entries(readRegistry(siteDir).remotes).map(([name, { live }]) => ({
      name,
      version: live,
      dir: versionFolder(siteDir, name, live),
    }));
    const shell = { name: SHELL, version, dir: join(builds, version) };
    promote(this.path, [shell, ...areas], { why: 'story', signer: this.signer });
    this.signed = JSON.parse(readFileSync(this.file, 'utf8')) as RegistryDocument;
  }

  /** Replaces the registry by a newer one that somebody without the key has written. */
  forge(how: 'unsigned' | 'signed with another key' | 'changed after it was signed'): void {
    const newer = { ...this.signed, seq: this.signed.seq + 1 };
    const forged = {
      unsigned: () => withSignature(newer, undefined),
      'signed with another key': () => withSignature(newer, createSigner(newSigningKey())),
      'changed after it was signed': () => newer,
    };
    this.write(forged[how]());
  }

  restore(): void {
    this.write(this.signed);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.path, 'registry.json');
  }

  private write(registry: RegistryDocument): void {
    writeFileSync(this.file, JSON.stringify(registry));
  }
}
