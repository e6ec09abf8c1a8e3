import { IsNull } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { findAllKeys, ReleaseKeyEntity } from '../modules/releases/index.js';
import { CommandError } from './command-error.js';
import { generateReleaseKey } from './generated-secrets.js';
import type { ReleaseCommand } from './release-arguments.js';

export type ReleaseKeyCommand = Exclude<ReleaseCommand, { name: 'outcomes' }>;

/** Runs a command about release keys and returns the text to print. A CommandError means that nothing was changed. */
export async function runReleaseKeyCommand(
  command: ReleaseKeyCommand,
  unitOfWork: UnitOfWork,
  now: Date,
): Promise<string> {
  switch (command.name) {
    case 'add-key':
      return added(unitOfWork, command, now);
    case 'list-keys':
      return listed(await findAllKeys(unitOfWork.read));
    case 'revoke-key':
      return revoked(unitOfWork, command.id, now);
  }
}

async function added(
  unitOfWork: UnitOfWork,
  { area, keyName }: Extract<ReleaseKeyCommand, { name: 'add-key' }>,
  now: Date,
): Promise<string> {
  const { key, sha256 } = generateReleaseKey();
  const id = await unitOfWork.write(async (tx) => {
    const row = { area, name: keyName, keySha256: sha256, createdAt: now, revokedAt: null };
    const { identifiers } = await tx.insert(ReleaseKeyEntity, row);
    return Number(identifiers[0]?.['id']);
  });
  return (
    `Key: ${key}\nIt is shown only now. Keep it as a password, as RELEASE_KEY of the team's own machine: ` +
    `it releases ${area} to every coach. It has the number ${id}.`
  );
}

async function revoked(unitOfWork: UnitOfWork, id: number, now: Date): Promise<string> {
  return unitOfWork.write(async (tx) => {
    const key = await tx.findOneBy(ReleaseKeyEntity, { id });
    if (!key) throw new CommandError(`There is no release key with the number ${id}.`);
    await tx.update(ReleaseKeyEntity, { id, revokedAt: IsNull() }, { revokedAt: now });
    return `Key ${id} ("${key.name}", ${key.area}) is revoked.`;
  });
}

function listed(keys: readonly ReleaseKeyEntity[]): string {
  if (keys.length === 0) return 'There are no release keys yet; --area creates one.';
  const day = (instant: Date) => instant.toISOString().slice(0, 10);
  const rows = keys.map(({ id, area, name, createdAt, revokedAt }) => [
    String(id),
    area,
    name,
    day(createdAt),
    revokedAt ? day(revokedAt) : 'never',
  ]);
  const table = [['no.', 'area', 'name', 'created', 'revoked'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}
