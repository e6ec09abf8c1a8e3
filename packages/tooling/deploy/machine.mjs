/**
 * A bare Debian 13 that runs its own systemd as process 1, in namespaces of its own. It needs root, debootstrap and slirp4netns, which
 * gives it a network of its own with the way out that this machine has.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../release/parts.mjs';

const RELEASE = 'trixie';
/** What an installation of Debian has, and debootstrap leaves out. */
const OF_INSTALLER = 'systemd,systemd-sysv,dbus,ca-certificates';
const BASE = join(ROOT, '.cache', `debian-${RELEASE}`);
const BOOT = join(ROOT, 'packages/tooling/deploy/boot-machine.sh');
const NAMESPACES = ['--mount', '--pid', '--fork', '--uts', '--ipc', '--cgroup', '--net'];

/** Installs the programs that a machine needs. @returns {string | null} the missing ones */
export function missingForMachine() {
  if (process.getuid?.() !== 0) return 'A machine of its own is only made by root.';
  const missing = ['debootstrap', 'slirp4netns'].filter((name) => !hasProgram(name));
  if (missing.length > 0)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], { stdio: 'ignore' });
  const still = missing.filter((name) => !hasProgram(name));
  return still.length > 0 ? `There is no ${still.join(', ')} on this machine.` : null;
}

const hasProgram = (name) => spawnSync('which', [name]).status === 0;

/** Boots a new machine. `stop` ends and deletes it. */
export async function bootMachine() {
  const root = mkdtempSync(join(tmpdir(), 'touchline-machine-'));
  // Not with cpSync, which keeps no owners.
  spawnSync('cp', ['-a', `${baseTree()}/.`, root], { stdio: 'inherit' });
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost touchline.club.example\n::1 localhost\n');
  // Nothing of this machine has to survive a power cut, and dpkg waits for the disk after each file otherwise.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/walk'), 'force-unsafe-io\n');
  copyAuthorities(root);

  const boot = spawn('unshare', [...NAMESPACES, BOOT, root, ROOT], { stdio: 'ignore', detached: true });
  const first = await firstProcess(boot.pid);
  const network = spawn('slirp4netns', ['--configure', '--mtu=65520', String(first), 'tap0'], { stdio: 'ignore' });
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
  const inside = (script) => runInside(first, script);
  // "degraded": no module of the kernel can be loaded from inside.
  await waitUntil(() => /^(running|degraded)$/m.test(inside('systemctl is-system-running').output));

  return {
    root,
    run: inside,
    async stop() {
      process.kill(first, 'SIGKILL');
      network.kill();
      await delay(500);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Made once, and copied for each machine. */
function baseTree() {
  if (existsSync(BASE)) return BASE;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(`${BASE}.tmp`, { recursive: true, force: true });
  const command = ['--variant=minbase', `--include=${OF_INSTALLER}`, RELEASE, `${BASE}.tmp`];
  const { status } = spawnSync('debootstrap', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('debootstrap failed; see its messages above.');
  renameSync(`${BASE}.tmp`, BASE);
  return BASE;
}

/** Where this machine reaches registries through an authority of its own, the new one has to trust it, too. */
function copyAuthorities(root) {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (file) copyFileSync(file, join(root, 'etc/ssl/certs/walk-authorities.pem'));
}

/** The process of the host that is process 1 of the new machine. */
async function firstProcess(parent) {
  let child;
  await waitUntil(() => {
    child = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
    return child !== '' && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd';
  });
  return Number(child);
}

async function waitUntil(isDone) {
  for (let left = 300; left > 0; left -= 1) {
    if (isDone()) return;
    await delay(200);
  }
  throw new Error('The machine did not boot within a minute.');
}

/** Runs a script of bash as root. @returns {{ code: number, output: string }} with what it printed on both streams */
function runInside(first, script) {
  const environment = [
    '-i',
    'HOME=/root',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'DEBIAN_FRONTEND=noninteractive',
  ];
  const { status, stdout } = spawnSync(
    'nsenter',
    ['-t', String(first), '-a', 'env', ...environment, 'bash', '-e', '-o', 'pipefail', '-c', `exec 2>&1\n${script}`],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { code: status ?? 1, output: stdout };
}
